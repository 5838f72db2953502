// Card names in running text: the longest name that begins at each word, forgiving of case, marks, plurals and slips.

import { slips } from '../kit/distance.ts';
import { once } from '../kit/once.ts';
import { allowedEdits, nameKey } from './card-names.ts';
import type { NamedCard, NameEntry, SortedNames } from './name-index.ts';
import { beginningWith, begins } from './word-index.ts';

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

/** Finds names in text, in the sorted names of an index. */
export class NamesInText {
  readonly #named: readonly NamedCard[];
  readonly #names: SortedNames;
  /** The number of words of each name, counted when it is first needed. */
  readonly #lengths: () => Uint8Array;

  constructor(named: readonly NamedCard[], names: SortedNames) {
    this.#named = named;
    this.#names = names;
    this.#lengths = once(() => Uint8Array.from(names.folded, it => it.split(' ').length));
  }

  /** The words of a text, and the longest name that begins at each, with overlaps. */
  find(text: string): NamesFound {
    const words = wordsIn(text);
    const known = new Map<string, Meant | undefined>();
    const meantBy = (some: readonly TextWord[]) => {
      const key = `${some.map(it => it.folded).join(' ')}/${some.at(-1)?.bare}`;
      if (!known.has(key)) known.set(key, this.#meant(some));
      return known.get(key);
    };
    const spans = words.flatMap((_, from): NameSpan[] => {
      const most = this.#reach(words, from);
      for (let length = most; length > 0; length--) {
        const meant = meantBy(words.slice(from, from + length));
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
    const slipped = this.#respaced(words) ?? this.#slipped(words);
    return slipped && this.#span(0, words.length, slipped);
  }

  /** Names of these words in another order, or of one word with its spaces: "angel serra", "bloodmoon". */
  #respaced(words: readonly string[]): Meant | undefined {
    const [word = ''] = words;
    const places = words.length === 1 ? this.#spaced('', word) : this.#reordered(words);
    const cards = this.#cardsAt(places, isOfCard);
    return cards && { cards: this.#played(cards), as: 'misspelling' };
  }

  /** The places of the names that begin so and go on with these letters, with spaces among them. */
  #spaced(beginning: string, letters: string): readonly number[] {
    const { folded } = this.#names;
    const whole = beginning === '' ? [] : this.#equal(beginning + letters);
    if (whole.length > 0) return whole;
    for (let length = 2; length <= letters.length - 2; length++) {
      const next = `${beginning}${letters.slice(0, length)} `;
      const found = begins(folded, next) ? this.#spaced(next, letters.slice(length)) : [];
      if (found.length > 0) return found;
    }
    return [];
  }

  #reordered(words: readonly string[]): readonly number[] {
    const sorted = [...words].sort().join(' ');
    return this.#rare(words[0] ?? '').filter(at => {
      const name = this.#names.folded[at] ?? '';
      return name.length === sorted.length && name.split(' ').sort().join(' ') === sorted;
    });
  }

  /** The most words from there on that a name may have: all but the last begin one. */
  #reach(words: readonly TextWord[], from: number): number {
    const most = Math.min(LONGEST, words.length - from);
    let length = 1;
    let beginning = `${words[from]?.folded} `;
    while (length < most && begins(this.#names.folded, beginning)) {
      beginning += `${words[from + length]?.folded} `;
      length += 1;
    }
    return length;
  }

  /** The places of the names that begin so. */
  #begun(beginning: string): readonly number[] {
    const [from, to] = beginningWith(this.#names.folded, beginning);
    return Array.from({ length: to - from }, (_, n) => from + n);
  }

  #equal(name: string): readonly number[] {
    const { folded } = this.#names;
    const [from] = beginningWith(folded, name);
    let to = from;
    while (folded[to] === name) to += 1;
    return Array.from({ length: to - from }, (_, n) => from + n);
  }

  /** The cards of the names at these places that are of a kind, in the order of cards; undefined where there are none. */
  #cardsAt(places: readonly number[], isMeant: (entry: NameEntry) => boolean): readonly number[] | undefined {
    const cards = new Set<number>();
    for (const at of places) {
      const entry = this.#names.entries[at];
      if (entry !== undefined && isMeant(entry)) cards.add(entry.card);
    }
    return cards.size === 0 ? undefined : [...cards].sort((a, b) => a - b);
  }

  /** The cards of which this is the short name. */
  #shortNamed(name: string): readonly number[] | undefined {
    return this.#cardsAt(this.#begun(`${name} `), it => it.of !== 'other printing' && it.short === name.length);
  }

  #meant(words: readonly TextWord[]): Meant | undefined {
    const last = words.at(-1);
    if (last === undefined) return undefined;
    const before = words.slice(0, -1).map(it => it.folded);
    const endings = [last.folded, ...new Set([last.bare, ...singular(last.bare)])];
    for (const [n, ending] of endings.entries()) {
      const name = [...before, ending].join(' ');
      const as = n === 0 || ending === last.bare ? 'name' : 'plural';
      const equal = this.#equal(name);
      const named = this.#cardsAt(equal, it => it.of !== 'face');
      if (named !== undefined)
        return { cards: [...named, ...(as === 'name' ? (this.#shortNamed(name) ?? []) : [])], as };
      const face = this.#cardsAt(equal, it => it.of === 'face');
      if (face !== undefined) return { cards: face, as: 'face' };
      const called = this.#shortNamed(name);
      if (called !== undefined) return { cards: called, as: 'short name' };
    }
    return undefined;
  }

  /** Whole words that stand together in the names of some cards. */
  #part(words: readonly string[]): Meant | undefined {
    const typed = words.join(' ');
    if (typed.length < 4) return undefined;
    const cards = this.#cardsAt(
      [...this.#names.words.containing(words[0] ?? '')],
      it => isOfCard(it) && ` ${it.folded} `.includes(` ${typed} `),
    );
    return cards && { cards: this.#played(cards), as: 'part' };
  }

  /** Names of as many words with few slips; a single word may also be a short name. */
  #slipped(words: readonly string[]): Meant | undefined {
    const { entries } = this.#names;
    const typed = words.join(' ');
    const allowed = Math.min(3, allowedEdits(typed.length) - (words.length === 1 ? 1 : 0));
    if (typed.length < 5 || allowed < 1) return undefined;
    const nearest = nearestTo(typed, allowed);
    const alike = this.#begun(typed.charAt(0));
    const sharing = words.length === 1 ? [] : words.flatMap(it => this.#rare(it));
    const near = sharing.length > 0 ? sharing : alike.filter(at => this.#lengths()[at] === words.length);
    const isNear = (entry: NameEntry) => isOfCard(entry) || (words.length > 1 && entry.of === 'face');
    for (const at of near) {
      const entry = entries[at];
      if (entry !== undefined && isNear(entry)) nearest.weigh(entry.card, entry.folded);
    }
    for (const at of alike) {
      const entry = entries[at];
      if (entry === undefined || entry.short === 0 || entry.of === 'other printing') continue;
      nearest.weigh(entry.card, entry.folded.slice(0, entry.short));
    }
    const cards = nearest.cards();
    return cards.length === 0 ? undefined : { cards: this.#played(cards), as: 'misspelling' };
  }

  /** The names that share a word with a misspelt one; none for a word that many have. */
  #rare(word: string): readonly number[] {
    const places = [...this.#names.words.containing(word)].filter(at => isOfCard(this.#names.entries[at]));
    return places.length > COMMON ? [] : places;
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

/** Whether a name is that of a whole card. */
function isOfCard(entry: NameEntry | undefined): boolean {
  return entry?.of === 'card' || entry?.of === 'joined faces';
}

/** A collector of the cards whose names are the fewest slips from what was typed, at most so many. */
function nearestTo(typed: string, allowed: number) {
  let most = allowed;
  let cards = new Set<number>();
  return {
    weigh: (card: number, name: string) => {
      if (Math.abs(name.length - typed.length) > most) return;
      const distance = slips(typed, name, most);
      if (distance > most) return;
      if (distance < most) cards = new Set();
      most = distance;
      cards.add(card);
    },
    cards: () => [...cards].sort((a, b) => a - b),
  };
}

/** The place of a card among those played most; cards it is not known of come last. */
function rankOf(card: NamedCard | undefined): number {
  return card?.rank ?? Number.MAX_SAFE_INTEGER;
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
