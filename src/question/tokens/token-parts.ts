// Parts that tokens of every kind have, and tokens made into filler.
import type { Token } from './question-token.ts';

/** The words of a token and its place, for a token of another kind in its stead. */
export function plainPart({ text, at, end }: Token): Pick<Token, 'text' | 'at' | 'end'> {
  return { text, at, end };
}

/** A token as filler, which tells nothing. */
export function asFiller(token: Token): Token {
  return { kind: 'filler', ...plainPart(token) };
}

/** Makes the tokens of a range filler in place: from an index on, before another. */
export function fillRange(tokens: Token[], from: number, to: number): void {
  tokens.splice(from, to - from, ...tokens.slice(from, to).map(asFiller));
}

/** Whether a token is a comma. */
export function isComma(token: Token | undefined): boolean {
  return token?.kind === 'small' && token.word === 'comma';
}
