// Boards that "and" joins to what happens: "my Bears dies and Blood Artist is on my side", "… and across from me is Blood Moon".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "with" in place of "and" before a card of which only its place or its owner is told, where an event was told before. */
export function withBoardsJoined(typed: readonly Token[]): readonly Token[] {
  const tokens = anyWord(typed, ...ACROSS) ? withRunsReplaced(typed, i => acrossAt(typed, i)) : typed;
  if (!anyOfKind(tokens, 'verb') || !anyWord(tokens, 'and', '&')) return tokens;
  return withRunsReplaced(tokens, i => joinedAt(tokens, i));
}

/** Whether "and" joins a card to one that no verb has for its object: "…, X and Y in play", "with X and Y out". */
function isOfList(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  const verb = tokens.slice(0, i).findLastIndex(it => it.kind === 'verb');
  const since = tokens.slice(verb + 1, i);
  const isListed = since.some(
    it => isComma(it) || it.kind === 'stop' || (it.kind === 'small' && LISTING.test(it.word)),
  );
  const isBoard = before?.kind === 'card' || before?.kind === 'counters' || before?.kind === 'noun';
  return isBoard && isListed;
}

const LISTING = /^(?:with|if|when|and)$/u;

const ACROSS: readonly string[] = ['across from me', 'opposite me', 'across the table from me'];

/** The wording "across from me is Blood Moon", which the opponent has. */
function acrossAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [across, be] = [tokens[i], tokens[i + 1]];
  const isLed = tokens[i + 2]?.kind === 'number' || tokens[i + 2]?.kind === 'filler';
  const card = tokens[isLed ? i + 3 : i + 2];
  const isThere = across?.kind === 'there' && ACROSS.includes(across.text.toLowerCase());
  const stands = be?.kind === 'be' || /^(?:sits?|stands?|sat|stood|lies)$/iu.test(be?.text ?? '');
  if (!isThere || be === undefined || !stands || card?.kind !== 'card') return undefined;
  const player: Token = { kind: 'who', who: 'opponent', whose: false, ...plainPart(across) };
  return { tokens: [player, { kind: 'have', ...plainPart(be) }], to: i + 2 };
}

function joinedAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const and = tokens[i];
  const isAfterVerb = tokens.slice(0, i).some(it => it.kind === 'verb');
  if (and?.kind !== 'small' || and.word !== 'and' || !isAfterVerb || isOfList(tokens, i)) return undefined;
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
  if (!isOwner || isOwned) return undefined;
  const player: Token = { kind: 'who', who: place.who, whose: false, ...plainPart(place) };
  return { tokens: [and, player, { kind: 'have', ...plainPart(place) }, ...named], to: at + 3 };
}
