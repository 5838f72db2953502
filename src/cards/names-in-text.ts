// Card names in running text: the longest name that begins at each word, forgiving of case, marks, plurals and slips.
import { once } from '../kit/once.ts';
import { allowedEdits, nameKey } from './card-names.ts';
import type { NameEntries } from './name-entries.ts';
import { nearestTo, singular } from './near-words.ts';
import { type NameSpan, type NamesFound, type SpanReadAs, type TextWord, wordsIn } from './text-words.ts';

/** The most cards a span lists. */
const MOST_MEANT = 25;

/** No name has more words than this. */
const LONGEST = 14;

/** A word that more names have tells nothing of which is meant. */
const COMMON = 800;

interface Meant {
  readonly cards: readonly number[];
  readonly as: SpanReadAs;
}

/** Finds names in text, in the sorted names of an index. */
export class NamesInText {
  readonly #names: NameEntries;
  /** The number of words of each name, counted when it is first needed. */
  readonly #lengths: () => Uint8Array;

  constructor(names: NameEntries) {
    this.#names = names;
    this.#lengths = once(() => {
      return Uint8Array.from({ length: names.length }, (_, at) => names.folded.at(at).split(' ').length);
    });
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
      return [...this.#pluralOf(words, from)];
    });
    return { words, spans };
  }

  /** The cards whose name these words of a text may be, with a slip or as a part of it; nothing where none is near. */
  near(typed: string): NameSpan | undefined {
    const words = nameKey(typed)
      .split(' ')
      .filter(it => it !== '');
    if (words.length === 0 || words.length > LONGEST) return undefined;
    const part = this.#part(words) ?? this.#partInPlural(words);
    if (part !== undefined) return this.#span(0, words.length, part);
    const slipped = this.#respaced(words) ?? this.#slipped(words);
    return slipped && this.#span(0, words.length, slipped);
  }

  /** Several of a card whose name goes on after the noun: "Angels of Jubilation". */
  #pluralOf(words: readonly TextWord[], from: number): readonly NameSpan[] {
    for (const head of [from, from + 1]) {
      if (words[head + 1]?.folded !== 'of') continue;
      const noun = words[head];
      for (const one of singular(noun?.folded ?? '')) {
        const rest = words.slice(from, from + LONGEST);
        const named = rest.map((it, n) => (n === head - from ? { ...it, folded: one, bare: one } : it));
        for (let length = this.#reach(named, 0); length > head - from + 2; length--) {
          const meant = this.#meant(named.slice(0, length));
          if (meant !== undefined) return [this.#span(from, from + length, { ...meant, as: 'plural' })];
        }
      }
    }
    return [];
  }

  /** Names of these words in another order, or of one word with its spaces: "angel serra", "bloodmoon". */
  #respaced(words: readonly string[]): Meant | undefined {
    const [word = ''] = words;
    const places = words.length === 1 ? this.#spaced('', word) : this.#reordered(words);
    const cards = this.#cardsAt(places, it => this.#names.isOfCard(it));
    return cards && { cards: this.#played(cards), as: 'misspelling' };
  }

  /** The places of the names that begin so and go on with these letters, with spaces among them. */
  #spaced(beginning: string, letters: string): readonly number[] {
    const { folded } = this.#names;
    const whole = beginning === '' ? [] : this.#equal(beginning + letters);
    if (whole.length > 0) return whole;
    for (let length = 2; length <= letters.length - 2; length++) {
      const next = `${beginning}${letters.slice(0, length)} `;
      const found = folded.begins(next) ? this.#spaced(next, letters.slice(length)) : [];
      if (found.length > 0) return found;
    }
    return [];
  }

  #reordered(words: readonly string[]): readonly number[] {
    const sorted = [...words].sort().join(' ');
    return this.#rare(words[0] ?? '').filter(at => {
      const name = this.#names.folded.at(at);
      return name.length === sorted.length && name.split(' ').sort().join(' ') === sorted;
    });
  }

  /** The most words from there on that a name may have: all but the last begin one. */
  #reach(words: readonly TextWord[], from: number): number {
    const most = Math.min(LONGEST, words.length - from);
    let length = 1;
    let beginning = `${words[from]?.folded} `;
    while (length < most && this.#names.folded.begins(beginning)) {
      beginning += `${words[from + length]?.folded} `;
      length += 1;
    }
    return length;
  }

  /** The places of the names that begin so. */
  #begun(beginning: string): readonly number[] {
    const [from, to] = this.#names.folded.beginningWith(beginning);
    return Array.from({ length: to - from }, (_, n) => from + n);
  }

  #equal(name: string): readonly number[] {
    const [from, to] = this.#names.folded.equalTo(name);
    return Array.from({ length: to - from }, (_, n) => from + n);
  }

  /** The cards of the names at these places that are of a kind, in the order of cards; undefined where there are none. */
  #cardsAt(places: readonly number[], isMeant: (entry: number) => boolean): readonly number[] | undefined {
    const cards = new Set<number>();
    for (const entry of places) if (isMeant(entry)) cards.add(this.#names.cardOf(entry));
    return cards.size === 0 ? undefined : [...cards].sort((a, b) => a - b);
  }

  /** The cards of which this is the short name. */
  #shortNamed(name: string): readonly number[] | undefined {
    const names = this.#names;
    const isShort = (it: number) => names.kindOf(it) !== 'other printing' && names.shortOf(it) === name.length;
    return this.#cardsAt(this.#begun(`${name} `), isShort);
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
      const named = this.#cardsAt(equal, it => this.#names.kindOf(it) !== 'face');
      if (named !== undefined)
        return { cards: [...named, ...(as === 'name' ? (this.#shortNamed(name) ?? []) : [])], as };
      const face = this.#cardsAt(equal, it => this.#names.kindOf(it) === 'face');
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
      it => this.#names.isOfCard(it) && ` ${this.#names.folded.at(it)} `.includes(` ${typed} `),
    );
    return cards && { cards: this.#played(cards), as: 'part' };
  }

  /** Several of the card in the names of which whole words stand: "gray merchants". */
  #partInPlural(words: readonly string[]): Meant | undefined {
    const before = words.slice(0, -1);
    for (const last of words.length < 2 ? [] : singular(words.at(-1) ?? '')) {
      const part = this.#part([...before, last]);
      if (part !== undefined) return part;
    }
    return undefined;
  }

  /** Names of as many words with few slips; a single word may also be a short name. */
  #slipped(words: readonly string[]): Meant | undefined {
    const names = this.#names;
    const typed = words.join(' ');
    const allowed = Math.min(3, allowedEdits(typed.length) - (words.length === 1 ? 1 : 0));
    if (typed.length < 5 || allowed < 1) return undefined;
    const nearest = nearestTo(typed, allowed);
    const alike = this.#begun(typed.charAt(0));
    const sharing = words.length === 1 ? [] : words.flatMap(it => this.#rare(it));
    const near = sharing.length > 0 ? sharing : alike.filter(at => this.#lengths()[at] === words.length);
    const isNear = (it: number) => names.isOfCard(it) || (words.length > 1 && names.kindOf(it) === 'face');
    for (const at of near) {
      if (isNear(at) && nearest.isInReach(names.folded.lengthAt(at)))
        nearest.weigh(names.cardOf(at), names.folded.at(at));
    }
    for (const at of alike) {
      const short = names.shortOf(at);
      if (short === 0 || !nearest.isInReach(short) || names.kindOf(at) === 'other printing') continue;
      nearest.weigh(names.cardOf(at), names.folded.at(at).slice(0, short));
    }
    const cards = nearest.cards();
    return cards.length === 0 ? undefined : { cards: this.#played(cards), as: 'misspelling' };
  }

  /** The names that share a word with a misspelt one; none for a word that many have. */
  #rare(word: string): readonly number[] {
    const places = [...this.#names.words.containing(word)].filter(at => this.#names.isOfCard(at));
    return places.length > COMMON ? [] : places;
  }

  #played(cards: readonly number[]): readonly number[] {
    const meant = cards.filter(it => !this.#names.named.isExtra(it));
    return meant.length > 0 ? meant : cards;
  }

  #span(from: number, to: number, { cards, as }: Meant): NameSpan {
    const { named } = this.#names;
    const meant = [...new Set(this.#played(cards))].sort(named.byRank);
    return {
      from,
      to,
      names: meant.slice(0, MOST_MEANT).map(it => named.nameOf(it)),
      as,
      extra: meant.every(it => named.isExtra(it)),
      ranked: named.rankOf(meant[0] ?? -1) !== undefined,
    };
  }
}
