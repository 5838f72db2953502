// Card names in running text: the longest name that begins at each word, forgiving of case, marks, plurals and slips.

import { slips } from '../kit/distance.ts';
import { allowedEdits, nameKey, shortName } from './card-names.ts';
import type { NamedCard } from './name-index.ts';

/** A stretch of text with the name it was understood as. */
export type SpanReadAs = 'name' | 'face' | 'short name' | 'plural' | 'part' | 'misspelling';

/** Words of a text that name a card. */
export interface NameSpan {
  /** Index of the first word, as `wordsIn` counts them. */
  readonly from: number;
  /** Index after the last word. */
  readonly to: number;
  /** Names of the cards it may mean, those meant for play and those played most first; at most `MOST_MEANT`. */
  readonly names: readonly string[];
  readonly as: SpanReadAs;
  /** Whether every card it may mean is one that is not meant for normal play. */
  readonly aside: boolean;
  /** Whether the first is known to be played most. */
  readonly ranked: boolean;
}

/** A word of a text, with its place in it. */
export interface TextWord {
  /** The word folded: lower case, without accents and apostrophes. */
  readonly folded: string;
  /** The word without a possessive ending, folded; the same as `folded` where it has none. */
  readonly bare: string;
  readonly at: number;
  readonly end: number;
}

/** The names found in a text. */
export interface NamesFound {
  readonly words: readonly TextWord[];
  readonly spans: readonly NameSpan[];
}

/** The most cards a span lists. */
const MOST_MEANT = 25;
/** No name has more words than this. */
const LONGEST = 14;
/** A word that more names have tells nothing of which is meant. */
const COMMON = 800;

/** The words of a text: letters and digits, with apostrophes inside. */
function wordsIn(text: string): readonly TextWord[] {
  return [...text.matchAll(/[\p{L}\p{N}]+(?:['’‘ʼ`´][\p{L}\p{N}]+)*/gu)].map(({ 0: word, index }) => ({
    folded: nameKey(word),
    bare: nameKey(word.replace(/['’‘ʼ`´]s$/iu, '')),
    at: index,
    end: index + word.length,
  }));
}

interface Meant {
  readonly cards: readonly number[];
  readonly as: SpanReadAs;
}

/** Finds names in text. Made of the names alone; its tables are built when they are first needed. */
export class NamesInText {
  readonly #named: readonly NamedCard[];
  #tables: Tables | undefined;

  constructor(named: readonly NamedCard[]) {
    this.#named = named;
  }

  /** The words of a text, and the longest name that begins at each, with overlaps. */
  find(text: string): NamesFound {
    const words = wordsIn(text);
    const { longest } = this.#known();
    const spans = words.flatMap((word, from): NameSpan[] => {
      const most = Math.min(
        words.length - from,
        longest.get(word.folded) ?? longest.get(singular(word.bare)[0] ?? '') ?? 1,
      );
      for (let length = most; length > 0; length--) {
        const meant = this.#meant(words.slice(from, from + length));
        if (meant !== undefined) return [this.#span(from, from + length, meant)];
      }
      return [];
    });
    return { words, spans };
  }

  /** The cards whose name these words of a text may be, with a slip or as a part of it; nothing where none is near. */
  near(typed: string): NameSpan | undefined {
    const words = nameKey(typed)
      .split(' ')
      .filter(it => it !== '');
    if (words.length === 0 || words.length > LONGEST) return undefined;
    const part = this.#part(words);
    if (part !== undefined) return this.#span(0, words.length, part);
    const slipped = this.#slipped(words);
    return slipped && this.#span(0, words.length, slipped);
  }

  #known(): Tables {
    this.#tables ??= tablesOf(this.#named);
    return this.#tables;
  }

  #meant(words: readonly TextWord[]): Meant | undefined {
    const { whole, faces, short } = this.#known();
    const last = words.at(-1);
    if (last === undefined) return undefined;
    const before = words.slice(0, -1).map(it => it.folded);
    const endings = [last.folded, ...new Set([last.bare, ...singular(last.bare)])];
    for (const [n, ending] of endings.entries()) {
      const name = [...before, ending].join(' ');
      const as = n === 0 || ending === last.bare ? 'name' : 'plural';
      const named = whole.get(name);
      if (named !== undefined) return { cards: [...named, ...(as === 'name' ? (short.get(name) ?? []) : [])], as };
      const face = faces.get(name);
      if (face !== undefined) return { cards: face, as: 'face' };
      const called = short.get(name);
      if (called !== undefined) return { cards: called, as: 'short name' };
    }
    return undefined;
  }

  /** Whole words that stand together in the names of some cards. */
  #part(words: readonly string[]): Meant | undefined {
    const { byWord, folded } = this.#known();
    const typed = words.join(' ');
    if (typed.length < 4) return undefined;
    const holders = byWord.get(words[0] ?? '') ?? [];
    const cards = holders.filter(card => ` ${folded[card]} `.includes(` ${typed} `));
    return cards.length === 0 ? undefined : { cards: this.#played(cards), as: 'part' };
  }

  /** Names of as many words with few slips; a single word may also be a short name. */
  #slipped(words: readonly string[]): Meant | undefined {
    const { folded, byLength, byWord, shortOnes } = this.#known();
    const typed = words.join(' ');
    let most = Math.min(3, allowedEdits(typed.length) - (words.length === 1 ? 1 : 0));
    if (typed.length < 5 || most < 1) return undefined;
    const sharing = words.length === 1 ? [] : words.flatMap(it => rare(byWord.get(it)));
    const near = sharing.length > 0 ? sharing : byLength(words.length).filter(it => folded[it]?.[0] === typed[0]);
    let cards: number[] = [];
    const weigh = (card: number, name: string) => {
      if (Math.abs(name.length - typed.length) > most) return;
      const distance = slips(typed, name, most);
      if (distance > most) return;
      if (distance < most) cards = [];
      most = distance;
      cards.push(card);
    };
    for (const card of near) weigh(card, folded[card] ?? '');
    for (const [name, holders] of shortOnes) {
      if (name[0] === typed[0]) for (const card of holders) weigh(card, name);
    }
    return cards.length === 0 ? undefined : { cards: this.#played([...new Set(cards)]), as: 'misspelling' };
  }

  #played(cards: readonly number[]): readonly number[] {
    const meant = cards.filter(it => this.#named[it]?.aside !== true);
    return meant.length > 0 ? meant : cards;
  }

  #span(from: number, to: number, { cards, as }: Meant): NameSpan {
    const meant = [...new Set(this.#played(cards))].sort((a, b) => rankOf(this.#named[a]) - rankOf(this.#named[b]));
    return {
      from,
      to,
      names: meant.slice(0, MOST_MEANT).flatMap(it => this.#named[it]?.name ?? []),
      as,
      aside: meant.every(it => this.#named[it]?.aside === true),
      ranked: this.#named[meant[0] ?? -1]?.rank !== undefined,
    };
  }
}

/** Cards that share a word with a misspelt name; none for a word that many names have. */
function rare(cards: readonly number[] | undefined): readonly number[] {
  return cards === undefined || cards.length > COMMON ? [] : cards;
}

/** The place of a card among those played most; cards it is not known of come last. */
function rankOf(card: NamedCard | undefined): number {
  return card?.rank ?? Number.MAX_SAFE_INTEGER;
}

interface Tables {
  readonly folded: readonly string[];
  readonly whole: ReadonlyMap<string, readonly number[]>;
  readonly faces: ReadonlyMap<string, readonly number[]>;
  readonly short: ReadonlyMap<string, readonly number[]>;
  readonly shortOnes: readonly (readonly [string, readonly number[]])[];
  readonly byWord: ReadonlyMap<string, readonly number[]>;
  readonly byLength: (words: number) => readonly number[];
  /** The most words of a name that begins with this word. */
  readonly longest: ReadonlyMap<string, number>;
}

function tablesOf(named: readonly NamedCard[]): Tables {
  const whole = new Map<string, number[]>();
  const faces = new Map<string, number[]>();
  const short = new Map<string, number[]>();
  const byWord = new Map<string, number[]>();
  const byLength = new Map<number, number[]>();
  const longest = new Map<string, number>();
  const folded = named.map(it => nameKey(it.name));
  const note = (table: Map<string, number[]>, name: string, card: number) => {
    push(table, name, card);
    const words = name.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.min(LONGEST, Math.max(longest.get(first) ?? 0, words.length)));
  };
  for (const [card, { name, faces: sides, alsoNamed }] of named.entries()) {
    note(whole, folded[card] ?? '', card);
    for (const also of alsoNamed) note(whole, nameKey(also), card);
    for (const side of sides) note(faces, nameKey(side), card);
    for (const printed of new Set([name, ...sides])) {
      const called = shortName(printed);
      if (called !== undefined) note(short, called, card);
    }
    const words = (folded[card] ?? '').split(' ');
    for (const word of new Set(words)) push(byWord, word, card);
    push(byLength, words.length, card);
  }
  return {
    folded,
    whole,
    faces,
    short,
    shortOnes: [...short],
    byWord,
    byLength: words => byLength.get(words) ?? [],
    longest,
  };
}

function push<K>(table: Map<K, number[]>, key: K, card: number): void {
  const cards = table.get(key);
  if (cards === undefined) table.set(key, [card]);
  else if (cards.at(-1) !== card) cards.push(card);
}

/** The singular forms that a word may be the plural of. */
function singular(word: string): readonly string[] {
  if (word.length < 4) return [];
  const forms: string[] = [];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`);
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss')) forms.push(word.slice(0, -1));
  return forms;
}
