// Protection that is told of: no scenario has it beside what cards give, so it is not passed over.

import type { Token } from '../tokens/question-token.ts';
import { statementParts } from '../tokens/statement-parts.ts';
import { plainPart } from '../tokens/token-parts.ts';

/** The tokens with each protection that somebody or something is told to have as a word that is not understood. */
export function withToldProtection(tokens: readonly Token[]): readonly Token[] {
  const told = statementParts(tokens);
  return tokens.map((token, i) => {
    const next = tokens[i + 1];
    const isTold = told[i] === true && token.kind === 'about' && next?.kind === 'small' && next.word === 'from';
    return isTold && /^protection$/iu.test(token.text) ? { kind: 'unknown', ...plainPart(token) } : token;
  });
}
