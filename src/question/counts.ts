// Numbers as people write them: digits, words and articles.

const WORDS: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  couple: 2,
  pair: 2,
};

/** Words that mean one, and say little else. */
const ARTICLES: readonly string[] = ['a', 'an'];

/** The number a folded word means, and whether it is an article; undefined for other words. */
export function numberNamed(word: string): { readonly value: number; readonly article: boolean } | undefined {
  if (/^\d{1,4}$/u.test(word)) return { value: Number(word), article: false };
  if (/^\d{1,3}x$/u.test(word)) return { value: Number(word.slice(0, -1)), article: false };
  if (/^x\d{1,3}$/u.test(word)) return { value: Number(word.slice(1)), article: false };
  if (ARTICLES.includes(word)) return { value: 1, article: true };
  const value = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  return value === undefined ? undefined : { value, article: false };
}
