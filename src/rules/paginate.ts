// A long rule in pieces that fit, cut at the ends of sentences; and where a rule stands on a public site.
import type { RuleNumberText } from './rule-number.ts';

/**
 * Takes a text and how many characters a page may have; gives the pages in order, none empty, none longer. A page ends
 * with a sentence where it can, else with a word, and only within a word that is itself too long.
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

/** Takes a text; gives its sentences, each with the blank or line end behind it, so that together they are the text. */
export function sentencesIn(text: string): readonly string[] {
  return text.split(/(?<=[.!?][”"’')\]]*\s+)(?=[A-Z0-9“"‘'([{+])|(?<=\n)/).filter(sentence => sentence !== '');
}

/** Takes a text and what an answer is about; gives the sentence that says most of the same words, the first on a tie. */
export function decidingSentence(text: string, about: string): string {
  const told = new Set(longWords(about));
  const shared = (sentence: string) => new Set(longWords(sentence).filter(word => told.has(word))).size;
  const [first = '', ...rest] = sentencesIn(text);
  return rest.reduce((best, sentence) => (shared(sentence) > shared(best) ? sentence : best), first).trim();
}

/** Takes a rule's number; gives the address of that rule on a public rules site. */
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
