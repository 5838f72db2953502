// Counters told in words: "has all ten ice counters", "8 incarnation counters".
import type { Token } from '../tokens/question-token.ts';

/** The tokens without "all" before a number of counters. */
export function withoutAllOfCounters(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((token, i) => {
    const [number, counters] = tokens.slice(i + 1);
    const isAll = token.kind === 'small' && token.word === 'all';
    return !(isAll && number?.kind === 'number' && counters?.kind === 'counters');
  });
}

/** The tokens with a creature type between a number and "counters" as their kind: "8 incarnation counters". */
export function withCountersOfWords(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, i): readonly Token[] => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    const isKind = token.kind === 'about' || token.kind === 'unknown';
    if (isKind && before?.kind === 'number' && next?.kind === 'counters' && next.counter === '') return [];
    const [number, kind] = [tokens[i - 2], before];
    const isOfKind = kind?.kind === 'about' || kind?.kind === 'unknown';
    if (token.kind !== 'counters' || token.counter !== '' || number?.kind !== 'number' || !isOfKind) return [token];
    return [{ ...token, counter: kind.text.toLowerCase(), text: `${kind.text} ${token.text}`, at: kind.at }];
  });
}
