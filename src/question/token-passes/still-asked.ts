// Sentences that ask by "still" alone: "still an artifact if I play it?", "still indestructible?".
import type { Token } from '../tokens/question-token.ts';
import { plainPart, sentenceEnd } from '../tokens/token-parts.ts';

/** The tokens with each "still" that begins such a question as the words that ask. */
export function withStillAsked(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, i): Token => {
    const before = tokens[i - 1];
    const begins = before?.kind === 'stop';
    if (!begins || !/^still$/iu.test(token.text) || sentenceEnd(tokens, i)?.text !== '?') return token;
    return isType(tokens, i + 1) ? { kind: 'ask', word: '', ...plainPart(token) } : token;
  });
}

/** Whether a type or an ability is told next, and no name. */
function isType(tokens: readonly Token[], i: number): boolean {
  const [first, second] = [tokens[i], tokens[i + 1]];
  const said = first?.kind === 'number' && first.article ? second : first;
  return said?.kind === 'about' || (said?.kind === 'noun' && said.noun.generic === true);
}
