// State of lexing: the text, what was found in it, and the tokens so far.
import type { TextWord } from '../../cards/index.ts';
import type { PhraseFact } from '../tokens/phrase-facts.ts';
import type { Token, TokenBody } from '../tokens/question-token.ts';
import type { FoundName } from './mentioned-names.ts';

/** A text that is cut into tokens. `tokens` grows from left to right. */
export interface Lexing {
  readonly text: string;
  readonly words: readonly TextWord[];
  readonly names: readonly FoundName[];
  readonly facts: readonly PhraseFact[];
  readonly tokens: Token[];
}

/** Adds a token over a stretch of the text; returns the offset after it. */
export function push({ text, tokens }: Lexing, at: number, end: number, body: TokenBody): number {
  tokens.push({ ...body, text: text.slice(at, end), at, end });
  return end;
}

/** The offset of a word. */
export function at(words: readonly TextWord[], index: number): number {
  return words[index]?.at ?? 0;
}

/** The offset after the last word before index `to`. */
export function endOfTokens(words: readonly TextWord[], to: number): number {
  return words[to - 1]?.end ?? 0;
}
