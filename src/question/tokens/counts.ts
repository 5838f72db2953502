// Numbers as people write them: digits, words and articles.
import { NUMBER_WORDS } from '../../kit/number-words.ts';
import type { Token } from './question-token.ts';

/** Numbers in words. */
const NAMED: ReadonlyMap<string, number> = new Map([
  ...NUMBER_WORDS.map((word, value) => [word, value] as const),
  ['couple', 2],
  ['pair', 2],
]);

/** Words that mean one, and say little else. */
const ARTICLES: readonly string[] = ['a', 'an'];

/** The number a folded word means, and whether it is an article; undefined for other words. */
export function numberNamed(word: string): { readonly value: number; readonly article: boolean } | undefined {
  if (/^\d{1,4}$/u.test(word)) return { value: Number(word), article: false };
  if (/^\d{1,3}x$/u.test(word)) return { value: Number(word.slice(0, -1)), article: false };
  if (/^x\d{1,3}$/u.test(word)) return { value: Number(word.slice(1)), article: false };
  if (ARTICLES.includes(word)) return { value: 1, article: true };
  const value = NAMED.get(word);
  return value === undefined ? undefined : { value, article: false };
}

/** The number of tokens from an index that say how often something is done: "twice", "three times"; 0 where none do. */
export function lengthOfTimes(tokens: readonly Token[], i: number): number {
  const [first, second] = [tokens[i], tokens[i + 1]];
  if (/^(?:twice|thrice|(?:two|three|four|five|several|many) times)$/iu.test(first?.text ?? '')) return 1;
  return first?.kind === 'number' && /^times$/iu.test(second?.text ?? '') ? 2 : 0;
}
