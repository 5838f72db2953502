// Protection that is told of: no scenario has it beside what cards give, so it is not passed over.

import type { Token } from '../tokens/question-token.ts';
import { statementParts } from '../tokens/statement-parts.ts';
import { plainPart } from '../tokens/token-parts.ts';

/** The tokens with each protection that somebody or something is told to have as a word that is not understood. */
export function withToldProtection(tokens: readonly Token[]): readonly Token[] {
  const told = statementParts(tokens);
  return tokens.map((token, i) => {
    const next = tokens[i + 1];
    const isOfSomething = token.kind === 'about' && next?.kind === 'small' && next.word === 'from';
    const isTold = isOfSomething && (told[i] === true || isSaidOfName(tokens, i));
    return isTold && /^protection$/iu.test(token.text) ? { kind: 'unknown', ...plainPart(token) } : token;
  });
}

/** Wordings "a bear that has protection from red", "my bear with protection from red", in a question too. */
function isSaidOfName(tokens: readonly Token[], i: number): boolean {
  const lead = tokens[i - 1];
  const name = tokens[i - 2];
  const has = lead?.kind === 'small' ? lead.word === 'with' : /^(?:that|which) has$/iu.test(lead?.text ?? '');
  return has && (name?.kind === 'card' || name?.kind === 'noun');
}
