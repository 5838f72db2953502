// Returns by a keyword that is a card's name as well: "my Finks persists".
import { lastBefore } from '../../../kit/lists.ts';
import type { Token } from '../../tokens/question-token.ts';
import { anyWord } from '../../tokens/token-index.ts';
import { plainPart } from '../../tokens/token-parts.ts';

/** The tokens with "persists" behind what does so as the verb of its return (702.79a), where it was taken for several of a card. */
export function withOwnReturns(tokens: readonly Token[]): readonly Token[] {
  if (!anyWord(tokens, 'persists') || !tokens.some((_, i) => isOwnReturn(tokens, i))) return tokens;
  return tokens.map((token, i): Token => {
    if (!isOwnReturn(tokens, i)) return token;
    const returns = { kind: 'verb', action: 'returns', voice: 'middle', zone: 'graveyard' } as const;
    return { ...returns, counters: { '-1/-1': 1 }, ...plainPart(token) };
  });
}

function isOwnReturn(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i];
  if (token?.kind !== 'card' || !/^persists$/u.test(token.text)) return false;
  const before = lastBefore(tokens, i, it => it.kind !== 'filler');
  return before?.kind === 'card' || before?.kind === 'noun' || (before?.kind === 'small' && before.word === 'it');
}
