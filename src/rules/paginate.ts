// Pagination of rules texts at the ends of sentences, the sentence that decides, and addresses on a public rules site.
import type { RuleNumberText } from './rule-number.ts';

/**
 * The text in pages of at most `limit` characters, none empty. A page ends with a sentence where possible, else with a
 * word, and within a word only where that alone is too long.
 */
export function paginateText(text: string, limit: number): readonly string[] {
  const done: string[] = [];
  let page = '';
  for (const piece of sentencesIn(text).flatMap(sentence => fitting(sentence, limit))) {
    const longer = page + piece;
    if (longer.trim().length <= limit) {
      page = longer;
    } else {
      done.push(page.trim());
      page = piece;
    }
  }
  return [...done, page.trim()].filter(it => it !== '');
}

/** The sentences of a text, each with the blank or line end behind it, so that joined they are the text. */
export function sentencesIn(text: string): readonly string[] {
  return text.split(/(?<=[.!?][”"’')\]]*\s+)(?=[A-Z0-9“"‘'([{+])|(?<=\n)/).filter(sentence => sentence !== '');
}

/** The sentence of a text that shares most words with what an answer is about; the first on a tie. */
export function decidingSentence(text: string, about: string): string {
  const wanted = new Set(longWords(about));
  const shared = (sentence: string) => new Set(longWords(sentence).filter(word => wanted.has(word))).size;
  const [first = '', ...rest] = sentencesIn(text);
  return rest.reduce((best, sentence) => (shared(sentence) > shared(best) ? sentence : best), first).trim();
}

/** The address of a rule on a public rules site. */
export function ruleLink(number: RuleNumberText): string {
  return `https://yawgatog.com/resources/magic-rules/#R${number.replace('.', '')}`;
}

function longWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
}

function fitting(sentence: string, limit: number): readonly string[] {
  if (sentence.trim().length <= limit) return [sentence];
  return sentence.split(/(?<=\s)/).flatMap(word => (word.trim().length <= limit ? [word] : chunks(word, limit)));
}

function chunks(word: string, limit: number): readonly string[] {
  const size = Math.max(1, limit);
  return Array.from({ length: Math.ceil(word.length / size) }, (_, at) => word.slice(at * size, (at + 1) * size));
}
