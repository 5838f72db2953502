// Clauses without a subject after one in which something is done to whoever asks: "they minus Liliana on me, only got a Bear".
import type { Token } from '../../tokens/question-token.ts';
import { isComma, type RunReplacement, withRunsReplaced } from '../../tokens/token-parts.ts';

/** The tokens with "I" before each "only got X" and "have X" right after "me" and a sign: what it tells is the asker's. */
export function withElidedHavers(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => it.kind === 'have')) return tokens;
  return withRunsReplaced(tokens, i => havingAt(tokens, i));
}

function havingAt(tokens: readonly Token[], i: number): RunReplacement | undefined {
  const [me, sign, first, second] = [tokens[i], tokens[i + 1], tokens[i + 2], tokens[i + 3]];
  if (me?.kind !== 'who' || me.whose || !/^(?:me|us)$/iu.test(me.text)) return undefined;
  if (sign === undefined || !(isComma(sign) || sign.kind === 'stop')) return undefined;
  const have = first?.kind === 'filler' ? second : first;
  if (have?.kind !== 'have' || !/^(?:got|have|have got|i?only have|just have|had)$/iu.test(have.text)) return undefined;
  const player: Token = { kind: 'who', who: 'you', whose: false, text: '', at: sign.end, end: sign.end };
  return { tokens: [me, sign, player], to: i + 2 };
}
