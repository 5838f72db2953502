// Claims that are drawn from a board: "X with Solemnity means it just never vanishes?": whether it is so.
import type { Token } from '../tokens/question-token.ts';
import { plainPart, sentenceEnd, withRunsReplaced } from '../tokens/token-parts.ts';

/** The tokens with "means", between what is there and a claim that ends in a question mark, as what asks. */
export function withClaimsAsked(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(it => MEANS.test(it.text))) return tokens;
  return withRunsReplaced(tokens, i => {
    const [means, first] = tokens.slice(i, i + 2);
    if (means === undefined || !MEANS.test(means.text) || sentenceEnd(tokens, i)?.text !== '?') return undefined;
    const before = tokens[i - 1];
    const isTold = before?.kind === 'card' || before?.kind === 'noun' || before?.kind === 'there';
    const isClaim = first?.kind === 'small' && ['it', 'that'].includes(first.word);
    if (!isTold || !isClaim) return undefined;
    const mark: Token = { kind: 'stop', hard: false, ...plainPart(means) };
    return { tokens: [mark, { kind: 'ask', word: '', ...plainPart(means), text: 'does' }], to: i + 1 };
  });
}

const MEANS = /^(?:means|meaning)(?: that)?$/iu;
