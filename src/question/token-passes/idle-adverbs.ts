// Adverbs between the words that ask and a spell used as a verb: "can I just Char my own X".
import type { Token } from '../tokens/question-token.ts';

const IDLE = /^(?:just|still|even|simply|really|actually|then|also|always|maybe)$/iu;

/** The tokens without each such adverb. */
export function withoutIdleAdverbs(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, i) => {
    const [asking, named] = [tokens[i - 1], tokens[i + 1]];
    const isBetween = asking?.kind === 'ask' && / (?:i|we|he|she|they)$/iu.test(asking.text) && named?.kind === 'card';
    return !(isBetween && IDLE.test(token.text));
  });
}
