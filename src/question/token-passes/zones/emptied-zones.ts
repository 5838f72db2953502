// Zones that are empty, "my board is empty", and libraries and hands where a word of it was typed with a slip: "my libary is empty".
import { lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { asFiller, plainPart, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

const ZONES: Readonly<Record<string, string | undefined>> = { library: 'library', deck: 'library', hand: 'hand' };

/** The tokens with each such clause as the fact that the zone holds no card; as filler for a board or graveyard, of which nothing else is told. */
export function withEmptiedZones(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'empty') || !anyOfKind(tokens, 'zone')) return tokens;
  return withRunsReplaced(tokens, i => {
    const other = othersEmpty(tokens, i);
    if (other !== undefined) return other;
    const [zone, ...rest] = tokens.slice(i, i + 3);
    if (zone?.kind !== 'zone') return undefined;
    const length = rest[0]?.kind === 'be' ? 2 : 1;
    const empty = rest[length - 1];
    const named = ZONES[zone.zone];
    if (empty === undefined || empty.kind === 'card' || !/^empty$/iu.test(empty.text) || zone.from) return undefined;
    if (named === undefined)
      return isEnd(tokens[i + 1 + length])
        ? { tokens: [zone, ...rest.slice(0, length)].map(asFiller), to: i + 1 + length }
        : undefined;
    const path = ['given', zone.who ?? 'you', named];
    return { tokens: [{ kind: 'fact', path, value: [], ...plainPart(zone) }], to: i + 1 + length };
  });
}

/** Whether nothing is excepted from what is empty: "my board is empty except for X". */
function isEnd(token: Token | undefined): boolean {
  if (token === undefined || ['stop', 'ask', 'who', 'filler'].includes(token.kind)) return true;
  return token.kind === 'small' && ['comma', 'and', 'if', 'then'].includes(token.word);
}

/** The wording "my yard is X and Y, theirs is empty": the zone of that kind of the other player. */
function othersEmpty(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [owner, be, empty] = [tokens[i], tokens[i + 1], tokens[i + 2]];
  if (owner?.kind !== 'who' || !owner.whose || !/^(?:theirs|mine|his|hers|my opponent['’]s)$/iu.test(owner.text))
    return undefined;
  if (be?.kind !== 'be' || !/^empty$/iu.test(empty?.text ?? '')) return undefined;
  const zone = lastBefore(tokens, i, it => it.kind === 'zone' && !it.from);
  if (zone?.kind !== 'zone' || zone.who === owner.who) return undefined;
  const named = ZONES[zone.zone];
  // a graveyard of which nothing is told holds no card
  if (named === undefined) return { tokens: [owner, be].map(asFiller), to: i + 3 };
  return { tokens: [{ kind: 'fact', path: ['given', owner.who, named], value: [], ...plainPart(owner) }], to: i + 3 };
}
