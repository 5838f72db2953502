// "has all ten ice counters": as many as are told.
import type { Token } from '../tokens/question-token.ts';

/** The tokens without "all" before a number of counters. */
export function withoutAllOfCounters(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, i) => {
    const [number, counters] = tokens.slice(i + 1);
    const isAll = token.kind === 'small' && token.word === 'all';
    return !(isAll && number?.kind === 'number' && counters?.kind === 'counters');
  });
}
