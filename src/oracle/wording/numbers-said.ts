// Numbers as texts of cards write them: digits, words up to twenty, and the article for one.
import { NUMBER_WORDS } from '../../kit/number-words.ts';

const WORDS: readonly string[] = NUMBER_WORDS;

/** The number that a word means; undefined for other words. */
export function numberOf(word: string): number | undefined {
  if (/^\d{1,4}$/u.test(word)) return Number(word);
  const small = word.toLowerCase();
  if (small === 'a' || small === 'an') return 1;
  const number = WORDS.indexOf(small);
  return number < 0 ? undefined : number;
}
