// Boards that "and" joins to what happens: "my Bears dies and Blood Artist is on my side", "… and across from me is Blood Moon".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "with" in place of "and" before a card of which only its place or its owner is told, where an event was told before. */
export function withBoardsJoined(tokens: readonly Token[]): readonly Token[] {
  if (!anyOfKind(tokens, 'verb') || !anyWord(tokens, 'and', '&')) return tokens;
  return withRunsReplaced(tokens, i => joinedAt(tokens, i));
}

function joinedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const and = tokens[i];
  const isAfterVerb = tokens.slice(0, i).some(it => it.kind === 'verb');
  if (and?.kind !== 'small' || and.word !== 'and' || !isAfterVerb) return undefined;
  const owner = tokens[i + 1];
  const isOwned = owner?.kind === 'who' && owner.whose;
  const at = isOwned || (owner?.kind === 'number' && owner.article) ? i + 2 : i + 1;
  const card = tokens[at];
  const be = tokens[at + 1]?.kind === 'be' ? 1 : 0;
  const place = tokens[at + 1 + be];
  const end = tokens[at + 2 + be];
  const ends = end === undefined || end.kind === 'stop' || end.kind === 'ask' || isComma(end);
  if (card?.kind !== 'card' || !ends || place === undefined) return undefined;
  const isPlace = place.kind === 'there' || (place.kind === 'zone' && place.zone === 'battlefield' && !place.from);
  const named = tokens.slice(i + 1, at + 1);
  const joint: Token = { kind: 'small', word: 'with', ...plainPart(and), text: 'with' };
  if (isPlace && (be === 1 || !isOwned)) return { tokens: [joint, ...named, place], to: at + 2 + be };
  // "and Panharmonicon is mine"
  const isOwner = be === 1 && place.kind === 'who' && /^(?:mine|theirs|his|hers)$/iu.test(place.text);
  return isOwner && !isOwned
    ? { tokens: [joint, { ...place, whose: true, text: 'my' }, ...named], to: at + 3 }
    : undefined;
}
