// The word "after" as an adverb: "life total after?", and not before what it is after.

import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { isComma, plainPart } from '../../tokens/token-parts.ts';

/** The tokens with each "after" at the end of a phrase as a filler. */
export function withAfterwards(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'after')) return tokens;
  return tokens.map((token, i) => {
    const next = tokens[i + 1];
    const ends = next === undefined || next.kind === 'stop' || isComma(next);
    return isAfter(token) && ends ? { kind: 'filler', ...plainPart(token) } : token;
  });
}

function isAfter(token: Token): boolean {
  return token.kind === 'small' && token.word === 'if' && /^after$/iu.test(token.text);
}
