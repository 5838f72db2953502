// Name index: the names of many cards, sorted and split into words, to find and complete names in little time and
// memory.

import { countBits, type Extent, letterBits, slips } from '../kit/distance.ts';
import { MOST_NAMES, type NameMatchKind } from './card-book.ts';
import { allowedEdits, nameKey, shortName } from './card-names.ts';
import { DeletionIndex } from './deletion-index.ts';
import type { Card } from './printed-card.ts';
import { beginningWith, WordIndex } from './word-index.ts';

/** The fields of a card that the index uses. */
export interface NamedCard {
  readonly name: string;
  /** The names of its faces where there are several. */
  readonly faces: readonly string[];
  readonly alsoNamed: readonly string[];
  /** A card that is suggested after all others and never makes a short name ambiguous: un-cards, digital cards. */
  readonly aside: boolean;
  /** A card whose halves are suggested by the whole name: `Fire // Ice`. */
  readonly whole: boolean;
  /** Its place among the cards played most, where the source tells: 1 is played most. */
  readonly rank?: number;
}

/** The result of finding a name, with cards by their index. */
export type NameHit =
  | { readonly kind: 'found'; readonly card: number; readonly face?: number; readonly as: NameMatchKind }
  | { readonly kind: 'ambiguous'; readonly names: readonly string[]; readonly count: number }
  | { readonly kind: 'unknown'; readonly suggestions: readonly string[] };

/** The fields of a card that the index uses. */
export function namedCard(card: Card): NamedCard {
  return {
    name: card.name,
    faces: card.faces.length > 1 ? card.faces.map(it => it.name) : [],
    alsoNamed: card.alsoNamed ?? [],
    aside: card.funny === true || card.digital === true || card.layout === 'scheme' || card.layout === 'vanguard',
    whole: card.layout === 'split',
  };
}

/** A name of a card, folded. */
export interface NameEntry {
  readonly folded: string;
  readonly shown: string;
  readonly card: number;
  /** Joined faces are a whole card too, but suggested by the name of the face that was typed. */
  readonly of: 'card' | 'joined faces' | 'face' | 'other printing';
  /** The index of the face, for an entry of the kind `face`. */
  readonly face: number;
  /** The length of the short name within the folded name; 0 when there is none. */
  readonly short: number;
}

const NEAREST = 5;

/** The letters in the first `length` characters of each name, as bits. */
interface LettersOf {
  readonly length: number;
  readonly bits: Int32Array;
}

/** Lengths of the beginnings whose letters are indexed, ending with the whole name. */
const BEGINNINGS = [6, 9, 12, 16, Number.POSITIVE_INFINITY] as const;

/** The names of all cards in the order of their folded forms, which `folded` has alone, and the words they contain. */
export interface SortedNames {
  readonly entries: readonly NameEntry[];
  readonly folded: readonly string[];
  readonly words: WordIndex;
}

/** An index of names: finds the card a name means, and completes names. */
export class NameIndex {
  readonly #named: readonly NamedCard[];
  readonly #entries: readonly NameEntry[];
  readonly #sorted: readonly string[];
  /** Both are created for the first misspelled name. */
  #deletions: DeletionIndex | undefined;
  #bits: readonly LettersOf[] | undefined;
  readonly #words: WordIndex;
  #unspaced: ReadonlyMap<string, readonly NameEntry[]> | undefined;

  constructor(named: readonly NamedCard[]) {
    this.#named = named;
    this.#entries = named.flatMap(entriesOf).sort((a, b) => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0));
    this.#sorted = this.#entries.map(it => it.folded);
    this.#words = new WordIndex(this.#sorted);
  }

  get sorted(): SortedNames {
    return { entries: this.#entries, folded: this.#sorted, words: this.#words };
  }

  /** Finds the card a name means: exact, then by short name, by part, and past typing slips. */
  find(name: string): NameHit {
    const typed = nameKey(name);
    if (typed === '') return { kind: 'unknown', suggestions: [] };
    return (
      this.#wholeOrShort(typed, name) ??
      this.#only(this.#beginning(`${typed} `), 'part') ??
      this.#only(this.#wordStarts(typed), 'part') ??
      this.#only(this.#misspelt(typed, 'whole'), 'misspelling') ?? {
        kind: 'unknown',
        suggestions: this.suggest(name, NEAREST),
      }
    );
  }

  /** The full name of the card, or of the face, that is called this in full or in short; undefined where it is not one. */
  fullName(name: string): string | undefined {
    const typed = nameKey(name);
    const hit = typed === '' ? undefined : this.#wholeOrShort(typed, name);
    if (hit?.kind !== 'found') return undefined;
    const named = this.#named[hit.card];
    return (hit.face === undefined ? undefined : named?.faces[hit.face]) ?? named?.name;
  }

  /** The hit of a name that is whole, with or without its spaces, or of a short name. */
  #wholeOrShort(typed: string, name: string): NameHit | undefined {
    const isShort = (it: NameEntry) => it.short === typed.length;
    return (
      this.#exact(this.#same(typed), name) ??
      this.#exact(this.#sameUnspaced(typed), name) ??
      this.#only(this.#beginning(`${typed} `).filter(isShort), 'short name')
    );
  }

  /**
   * At most `limit` names for what was typed so far: the name itself, names beginning with it, then names containing
   * it.
   */
  suggest(query: string, limit: number): readonly string[] {
    const typed = nameKey(query);
    if (typed === '' || limit < 1) return [];
    const shown = new Set<string>();
    const stages = [
      () => this.#same(typed),
      () => this.#beginning(typed, limit * 4),
      () => this.#wordStarts(typed).filter(it => it.of !== 'joined faces'),
      () => (shown.size === 0 ? this.#misspelt(typed, 'beginning') : []),
    ];
    for (const stage of stages) {
      if (shown.size >= limit) break;
      for (const entry of this.#asideLast(stage())) shown.add(entry.shown);
    }
    return [...shown].slice(0, limit);
  }

  /** The hit of an exact name: a card's whole name before a face's, a face's before another printed name. */
  #exact(entries: readonly NameEntry[], name: string): NameHit | undefined {
    const whole = entries.filter(it => it.of === 'card' || it.of === 'joined faces');
    const faces = entries.filter(it => it.of === 'face');
    // Two names may differ in their dots alone, and two un-cards in nothing.
    const alike = whole.filter(it => this.#named[it.card]?.name === name.trim());
    const letterForLetter = this.#asideLast(alike).slice(0, 1);
    if (whole.length > 0) return this.#only(letterForLetter.length > 0 ? letterForLetter : whole, 'name');
    return faces.length > 0 ? this.#only(faces, 'face') : this.#only(entries, 'name');
  }

  /** The one card of these entries, or all of them as ambiguous; undefined when there are none. */
  #only(entries: readonly NameEntry[], as: NameMatchKind): NameHit | undefined {
    const played = entries.filter(it => !this.#isAside(it));
    const meant = played.length > 0 ? played : entries;
    const [first] = meant;
    if (first === undefined) return undefined;
    const cards = [...new Set(meant.map(it => it.card))];
    if (cards.length > 1) {
      const names = cards.slice(0, MOST_NAMES).flatMap(card => this.#named[card]?.name ?? []);
      return { kind: 'ambiguous', names, count: cards.length };
    }
    const faces = new Set(meant.filter(it => it.of === 'face').map(it => it.face));
    const [face] = faces;
    return { kind: 'found', card: first.card, ...(faces.size === 1 && face !== undefined ? { face } : {}), as };
  }

  #isAside(entry: NameEntry): boolean {
    return this.#named[entry.card]?.aside === true;
  }

  #asideLast(entries: readonly NameEntry[]): readonly NameEntry[] {
    return [...entries.filter(it => !this.#isAside(it)), ...entries.filter(it => this.#isAside(it))];
  }

  #same(typed: string): readonly NameEntry[] {
    return this.#beginning(typed, 8).filter(it => it.folded === typed);
  }

  #beginning(typed: string, limit = Number.POSITIVE_INFINITY): readonly NameEntry[] {
    const [from, to] = beginningWith(this.#sorted, typed);
    return this.#entries.slice(from, Math.min(to, from + limit));
  }

  /**
   * Entries in which each typed word begins a word, in any order; those with the words in the typed order come first.
   */
  #wordStarts(typed: string): readonly NameEntry[] {
    const typedWords = [...new Set(typed.split(' '))];
    const words = typedWords.map(it => ` ${it}`);
    const inOrder: NameEntry[] = [];
    const inAny: NameEntry[] = [];
    for (const i of this.#words.near(typedWords)) {
      const entry = this.#entries[i];
      const padded = ` ${this.#sorted[i]}`;
      if (entry === undefined || !words.every(it => padded.includes(it))) continue;
      (padded.includes(` ${typed}`) ? inOrder : inAny).push(entry);
    }
    return [...inOrder, ...inAny];
  }

  /** Entries that are equal without spaces: `willothewisp`. */
  #sameUnspaced(typed: string): readonly NameEntry[] {
    this.#unspaced ??= groupBy(this.#entries, it => it.folded.replaceAll(' ', ''));
    return this.#unspaced.get(typed.replaceAll(' ', '')) ?? [];
  }

  /** Entries the fewest slips away, within the slips allowed for the length typed. */
  #misspelt(typed: string, extent: Extent): readonly NameEntry[] {
    const most = Math.min(allowedEdits(typed.length), extent === 'whole' ? 3 : 2);
    if (most < 1) return [];
    this.#deletions ??= new DeletionIndex(this.#sorted);
    const near = this.#deletions.near(typed).flatMap(at => this.#entries[at] ?? []);
    const found = near.filter(it => slipsTo(typed, it, 1, extent) <= 1);
    return found.length > 0 || most === 1 ? nearestOf(typed, found, extent) : this.#scan(typed, most, extent);
  }

  /** Entries the fewest slips away, at most so many, of all there are. */
  #scan(typed: string, allowed: number, extent: Extent): readonly NameEntry[] {
    let most = allowed;
    let found: NameEntry[] = [];
    const bits = letterBits(typed);
    // letters typed that the beginning of the name lacks are slips, so they rule it out without measuring
    this.#bits ??= lettersOf(this.#sorted);
    const letters = this.#bits.find(it => it.length >= typed.length + most)?.bits;
    for (let i = 0; i < this.#entries.length && most > 0; i++) {
      if (letters !== undefined && countBits(bits & ~(letters[i] ?? 0)) > most) continue;
      const entry = this.#entries[i];
      // what is typed beyond the end of a name is as many slips
      if (entry === undefined || entry.folded.length < typed.length - most) continue;
      const distance = slipsTo(typed, entry, most, extent);
      if (distance > most) continue;
      if (distance < most) found = [];
      most = distance;
      found.push(entry);
    }
    return found;
  }
}

function lettersOf(names: readonly string[]): readonly LettersOf[] {
  return BEGINNINGS.map(length => ({ length, bits: Int32Array.from(names, it => letterBits(it, length)) }));
}

/** The entries the fewest slips away. */
function nearestOf(typed: string, entries: readonly NameEntry[], extent: Extent): readonly NameEntry[] {
  const distances = entries.map(it => slipsTo(typed, it, 1, extent));
  const least = Math.min(...distances);
  return entries.filter((_, at) => distances[at] === least);
}

/** The fewest slips to a name or to its short name. */
function slipsTo(typed: string, entry: NameEntry, most: number, extent: Extent): number {
  const whole = slips(typed, entry.folded, most, extent);
  if (extent === 'beginning' || entry.short === 0) return whole;
  return Math.min(whole, slips(typed, entry.folded.slice(0, entry.short), most));
}

function entriesOf(named: NamedCard, card: number): readonly NameEntry[] {
  const { name, faces } = named;
  const entry = (printed: string, shown: string, of: NameEntry['of'], face = 0): NameEntry => ({
    folded: nameKey(printed),
    shown,
    card,
    of,
    face,
    short: shortName(printed)?.length ?? 0,
  });
  return [
    faces[0] === undefined || named.whole ? entry(name, name, 'card') : entry(name, faces[0], 'joined faces'),
    ...faces.map((face, index) => entry(face, named.whole ? name : face, 'face', index)),
    ...named.alsoNamed.map(also => entry(also, also, 'other printing')),
  ];
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
