// Numbers as English words, and back.
import { NUMBER_WORDS, ORDINALS } from '../kit/number-words.ts';

/** A whole number in words up to twenty, in digits beyond and below zero: "six", "21", "-1". */
export function numberWord(n: number): string {
  return NUMBER_WORDS[n] ?? String(n);
}

/** The number that a word or digits stand for: "six", "21", "a"; undefined for any other word. */
export function numberOfWord(word: string): number | undefined {
  if (word === 'a' || word === 'an') return 1;
  const known = (NUMBER_WORDS as readonly string[]).indexOf(word);
  if (known >= 0) return known;
  return /^\d+$/.test(word) ? Number(word) : undefined;
}

/** An ordinal before a noun, with the space after it: "first "; empty for none. */
export function ordinalBefore(n: number | undefined): string {
  return n === undefined ? '' : `${ordinalNumber(n)} `;
}

/** An ordinal: "first", "second", "21st". */
export function ordinalNumber(n: number): string {
  const word = ORDINALS[n];
  if (word !== undefined) return word;
  const last = n % 100 >= 11 && n % 100 <= 13 ? 0 : n % 10;
  return `${n}${last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
}

/** A number with its sign, as power and toughness are modified: "+2", "-1", "+0". */
export function signedNumber(n: number): string {
  return n < 0 ? String(n) : `+${n}`;
}

/** A change of power and toughness; nothing is added or taken as the other is: "+2/+0", "-3/-0". */
export function sizeChange(power: number, toughness: number): string {
  const signed = (n: number, other: number) => (n === 0 && other < 0 ? '-0' : signedNumber(n));
  return `${signed(power, toughness)}/${signed(toughness, power)}`;
}
