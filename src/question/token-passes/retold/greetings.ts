// "Hello from Brazil!": where somebody who asks is from.
import type { Token } from '../../tokens/question-token.ts';
import { asFiller } from '../../tokens/token-parts.ts';

const GREETING = /^(?:hello|hi|hey|greetings|hey all|hi all|hello all|cheers)$/iu;

/** The most tokens of such a greeting. */
const LONGEST = 6;

/** The tokens with a greeting that begins a question and says where it comes from as filler. */
export function withoutGreeting(tokens: readonly Token[]): readonly Token[] {
  const [first, second] = tokens;
  if (!/^from$/iu.test(second?.text ?? '') || !GREETING.test(first?.text ?? '')) return tokens;
  const end = tokens
    .slice(0, LONGEST)
    .findIndex(it => it.kind === 'stop' || (it.kind === 'small' && it.word === 'comma'));
  if (end < 0 || tokens.slice(0, end).some(it => it.kind === 'card')) return tokens;
  return tokens.map((token, i) => (i <= end ? asFiller(token) : token));
}
