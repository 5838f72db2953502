// Pagination of rules texts at the ends of sentences, the sentence that decides, and addresses on a public rules site.
import type { RuleNumberText } from './rule-number.ts';
import { stem } from './search/stems.ts';

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
  const pieces = text.split(/(?<=[.!?][”"’')\]]*\s+)(?=[A-Z0-9]|[“"‘'([{+]\S)|(?<=\n)/).filter(it => it !== '');
  const closed = pieces.findLastIndex(it => it.includes('”'));
  const sentences: string[] = [];
  for (const [at, piece] of pieces.entries()) {
    const open = sentences.at(-1) ?? '';
    if (at <= closed && isOpenQuote(open)) sentences[sentences.length - 1] = open + piece;
    else sentences.push(piece);
  }
  return sentences;
}

/** Whether a text ends within a quotation, which may be of several sentences. */
function isOpenQuote(text: string): boolean {
  return text.lastIndexOf('“') > text.lastIndexOf('”') && !text.endsWith('\n');
}

/**
 * The sentence of a text that decided: it shares most words, for its length, with what an answer is about and with the
 * gist of the text; the first on a tie. A sentence that only goes on from the one before it says nothing by itself.
 */
export function decidingSentence(text: string, about: string, gist = ''): string {
  const [first = '', ...rest] = sentencesIn(text);
  const whole = rest.filter(it => !GOES_ON.test(it));
  if (whole.length === 0) return first.trim();
  const wanted = [new Set(longWords(about)), new Set(longWords(gist))] as const;
  const worth = (sentence: string) => {
    const words = [...new Set(longWords(sentence))];
    const shared = words.reduce((sum, word) => sum + (wanted[0].has(word) ? 2 : 0) + (wanted[1].has(word) ? 1 : 0), 0);
    return shared / Math.sqrt(words.length + 1);
  };
  let best = { sentence: first, worth: worth(first) };
  for (const sentence of whole) {
    const other = worth(sentence);
    if (other > best.worth) best = { sentence, worth: other };
  }
  return best.sentence.trim();
}

const GOES_ON =
  /^\(?(?:Also|For|However|If so|In this case|In that case|Likewise|Otherwise|Rather|Similarly|Such|That|Then|These|They|This|Those|See)\b/u;

/** The address of a rule on a public rules site. */
export function ruleLink(number: RuleNumberText): string {
  return `https://yawgatog.com/resources/magic-rules/#R${number.replace('.', '')}`;
}

function longWords(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map(stem);
}

function fitting(sentence: string, limit: number): readonly string[] {
  if (sentence.trim().length <= limit) return [sentence];
  return sentence.split(/(?<=\s)/).flatMap(word => (word.trim().length <= limit ? [word] : chunks(word, limit)));
}

function chunks(word: string, limit: number): readonly string[] {
  const size = Math.max(1, limit);
  return Array.from({ length: Math.ceil(word.length / size) }, (_, at) => word.slice(at * size, (at + 1) * size));
}
