// Stems: texts and queries as comparable words, in lower case and without accents, endings and small words.
import { fold } from '../../kit/fold.ts';

/** The words of a text in order, each reduced to its stem ("entering" and "enters" are "enter"). */
export function stemsIn(text: string): readonly string[] {
  return wordsIn(text).map(stem);
}

/** The words of a query without small words; a query of nothing but small words keeps them. */
export function queryWords(question: string): readonly string[] {
  const words = wordsIn(question);
  const significant = words.filter(word => !SMALL_WORDS.has(word));
  return significant.length > 0 ? significant : words;
}

/** The stem of a word in lower case. */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const bare = word.replace(/'s?$/, '');
  const single = bare.endsWith('ies') && bare.length > 4 ? `${bare.slice(0, -3)}y` : bare.replace(/([^suid])s$/, '$1');
  return single.length < 5 ? single : withoutEnding(single);
}

/** The number of typing slips allowed in a word of a query: none in a short one, two in a long one. */
export function slipsForgiven(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

const WORD = /[+-]?\d+\/[+-]?\d+|\d+(?:\.\d+[a-z]{0,2})?|[a-z]+(?:'[a-z]+)?/g;

const SMALL_WORDS = new Set(
  'a an and any about are as at be by can do does for from had has have how i if in into is it its me my of on or so that the their them then there these they this those to us was were what when where which who why will with would you your'.split(
    ' ',
  ),
);

function wordsIn(text: string): readonly string[] {
  const plain = fold(text).replace(/\bcan(?: ?no)?t\b/g, "can't");
  return plain.match(WORD) ?? [];
}

function withoutEnding(word: string): string {
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  const cut = word.length > 5 ? word.replace(/(?:ing|ed)$/, '') : word;
  if (cut === word) return word.replace(/e$/, '');
  if (!/[aeiouy]/.test(cut)) return word;
  return cut.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}
