// Cards named in what people write to each other: in double brackets, after an exclamation mark, or by name alone.
import type { CardBook } from './card-book.ts';
import type { NameSpan, TextWord } from './text-words.ts';

/** A card named in a text. */
export interface CardMention {
  /** The name as it is written there. */
  readonly typed: string;
  /** Names of the cards it may mean, best first: one where it is sure, none where there is no such card. */
  readonly names: readonly string[];
}

type Book = Pick<CardBook, 'byName' | 'namesIn'>;

/** A stretch of a text that names a card, from `at` up to `end`. */
interface Stretch {
  readonly typed: string;
  readonly at: number;
  readonly end: number;
  /** The cards a plural may mean; undefined where the stretch is looked up as it stands. */
  readonly plural?: readonly string[];
}

/** The most mentions that are looked up. */
const MOST = 25;
/** A name in double brackets, as card bots take it; some write a set after a bar, or a sign for what they want of it. */
const BRACKETED = /\[\[[!?#]?([^[\]\n]{1,200})\]\]/gu;
const CALLED = /(?<!\S)!(?=[\p{L}\p{N}])/gu;
/** Shorter words that begin a sentence are rarely names of cards. */
const SHORTEST_AT_START = 5;

/** The first 25 cards named in a text, each once, in its order. What is in double brackets is a name, known or not. */
export function cardsNamedIn(text: string, book: Book): readonly CardMention[] {
  const byCard = new Map<string, CardMention>();
  for (const { typed, plural } of stretchesIn(text, book).slice(0, MOST)) {
    const names = plural ?? namesOf(typed, book);
    const key = names.length === 1 ? `card ${names[0]}` : `typed ${typed.toLowerCase()}`;
    if (!byCard.has(key)) byCard.set(key, { typed, names });
  }
  return [...byCard.values()];
}

/** The text with its marked names as plain ones: for a reader that knows no such marks. */
export function withoutNameMarks(text: string): string {
  return text.replace(BRACKETED, (_, name: string) => bareName(name)).replace(CALLED, '');
}

/** Stretches that do not overlap, the bracketed before the plain and the longer before the shorter where they would. */
function stretchesIn(text: string, book: Book): readonly Stretch[] {
  const bracketed = [...text.matchAll(BRACKETED)].map(({ 0: whole, 1: inside = '', index }) => {
    return { typed: bareName(inside), at: index, end: index + whole.length };
  });
  const called = new Set([...text.matchAll(CALLED)].map(({ index }) => index + 1));
  const { words, spans } = book.namesIn(text);
  const plain = spans.flatMap(span => {
    const stretch = stretchOf(text, span, words);
    return called.has(stretch.at) || isMeant(text, span, stretch) ? [stretch] : [];
  });
  const taken: Stretch[] = [];
  for (const place of [...bracketed, ...plain.sort((a, b) => b.end - b.at - (a.end - a.at))]) {
    if (taken.every(other => place.end <= other.at || place.at >= other.end)) taken.push(place);
  }
  return taken.sort((a, b) => a.at - b.at);
}

function bareName(inside: string): string {
  return inside.replace(/\|.*$/u, '').trim();
}

function stretchOf(text: string, { from, to, names, as }: NameSpan, words: readonly TextWord[]): Stretch {
  const [at, end] = [words[from]?.at ?? 0, words[to - 1]?.end ?? 0];
  return { typed: text.slice(at, end), at, end, ...(as === 'plural' && { plural: names }) };
}

function namesOf(typed: string, book: Book): readonly string[] {
  const found = book.byName(typed);
  if (found.kind === 'found') return [found.card.name];
  return found.kind === 'ambiguous' ? found.names : [];
}

/** Whether words that are a name are meant as one: several words, or one written as a name is. */
function isMeant(text: string, { from, to, extra }: NameSpan, { typed, at }: Stretch): boolean {
  const capital = /^\p{Lu}/u.test(typed);
  if (to - from > 1) return capital || !extra;
  if (extra || !capital) return false;
  return typed.length >= SHORTEST_AT_START || !/(?:^|[.?!:\n])\s*$/u.test(text.slice(Math.max(0, at - 20), at));
}
