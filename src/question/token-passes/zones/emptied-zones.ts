// Libraries and hands that are empty, where a word of it was typed with a slip: "my libary is empty".
import type { Token } from '../../tokens/question-token.ts';
import { anyOfKind, anyWord } from '../../tokens/token-index.ts';
import { plainPart, withRunsReplaced } from '../../tokens/token-parts.ts';

const ZONES: Readonly<Record<string, string | undefined>> = { library: 'library', deck: 'library', hand: 'hand' };

/** The tokens with each such clause as the fact that the zone holds no card. */
export function withEmptiedZones(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'empty') || !anyOfKind(tokens, 'zone')) return tokens;
  return withRunsReplaced(tokens, i => {
    const [zone, ...rest] = tokens.slice(i, i + 3);
    if (zone?.kind !== 'zone') return undefined;
    const length = rest[0]?.kind === 'be' ? 2 : 1;
    const empty = rest[length - 1];
    const named = ZONES[zone.zone];
    if (empty === undefined || !/^empty$/iu.test(empty.text) || named === undefined) return undefined;
    const path = ['given', zone.who ?? 'you', named];
    return { tokens: [{ kind: 'fact', path, value: [], ...plainPart(zone) }], to: i + 1 + length };
  });
}
