// Words of opinion in what is told: "he killed my best creature", "in a Legacy tournament". They ask for no advice.

import type { Token } from '../../tokens/question-token.ts';
import { statementParts } from '../../tokens/statement-parts.ts';
import { anyOfKind } from '../../tokens/token-index.ts';
import { isComma } from '../../tokens/token-parts.ts';

/** The tokens without each such word, where another sentence asks. */
export function withoutOpinionsTold(tokens: readonly Token[]): readonly Token[] {
  const isSuperlative = tokens.some(it => SUPERLATIVE.test(it.text));
  if (!isSuperlative && !anyOfKind(tokens, 'unjudged')) return tokens;
  const told = statementParts(tokens);
  const plain = tokens.filter((token, i) => told[i] !== true || !(isOpinion(token) || isNamedNext(tokens, i)));
  return plain.length < tokens.length ? plain : tokens;
}

function isOpinion(token: Token): boolean {
  return token.kind === 'unjudged' && token.why === 'advice' && !ASKING.test(token.text);
}

/** Words that ask for advice wherever they stand. */
const ASKING = /^(?:should|what|which|how|is it|recommend|opinion|strategy|keep|swap|cut)\b/iu;

const SUPERLATIVE = /^(?:worst|\p{Ll}{3,}est)$/u;

/** The wording "my worst creature, Grizzly Bears": which one it is, is said by its name behind it. */
function isNamedNext(tokens: readonly Token[], i: number): boolean {
  const [lead, word, noun] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  if (word === undefined || !SUPERLATIVE.test(word.text) || noun?.kind !== 'noun' || noun.noun.plural) return false;
  const isLed = (lead?.kind === 'who' && lead.whose) || /^the$/iu.test(lead?.text ?? '');
  const comma = tokens.findIndex((it, n) => n > i + 1 && it.kind !== 'filler');
  const owned = tokens[comma + 1]?.kind === 'who' ? comma + 2 : comma + 1;
  return isLed && isComma(tokens[comma]) && tokens[owned]?.kind === 'card';
}
