// "opp has nothing": a board that is empty tells of no object.
import type { Token } from '../tokens/question-token.ts';
import { asFiller } from '../tokens/token-parts.ts';

/** The tokens with each clause by which a player has nothing at all as filler. */
export function withoutNothingHad(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i) => ([0, 1, 2].some(n => isNothing(tokens, i - n)) ? asFiller(token) : token));
}

function isNothing(tokens: readonly Token[], i: number): boolean {
  const [player, has, nothing, end] = i < 0 ? [] : tokens.slice(i, i + 4);
  const isPlayer = player?.kind === 'who' && !player.whose;
  return isPlayer && has?.kind === 'have' && /^nothing$/iu.test(nothing?.text ?? '') && isEnd(end);
}

function isEnd(token: Token | undefined): boolean {
  if (token === undefined || token.kind === 'stop') return true;
  return token.kind === 'small' && ['comma', 'and', 'if'].includes(token.word);
}
