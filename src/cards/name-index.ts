// Name index: the names of many cards, sorted and split into words, to find and complete names in little time and
// memory.

import { countBits, type Extent, letterBits, slips } from '../kit/distance.ts';
import { once } from '../kit/once.ts';
import { MOST_NAMES, type NameMatchKind } from './card-book.ts';
import { allowedEdits, nameKey } from './card-names.ts';
import { DeletionIndex } from './deletion-index.ts';
import { type NameCodes, nameCodesIn } from './name-codes.ts';
import { NameEntries } from './name-entries.ts';
import { BEGINNINGS, hashUnspaced, type NameTables } from './name-tables.ts';

/** The result of finding a name, with cards by their index. */
export type NameHit =
  | { readonly kind: 'found'; readonly card: number; readonly face?: number; readonly as: NameMatchKind }
  | { readonly kind: 'ambiguous'; readonly names: readonly string[]; readonly count: number }
  | { readonly kind: 'unknown'; readonly suggestions: readonly string[] };

const NEAREST = 5;

/** An index of names: finds the card a name means, and completes names. Names are entries by their places. */
export class NameIndex {
  readonly entries: NameEntries;
  readonly #tables: NameTables;
  readonly #deletions: () => DeletionIndex;
  /** The codes of the names of all cards and faces. */
  readonly codes: () => NameCodes;

  constructor(tables: NameTables) {
    this.#tables = tables;
    this.entries = new NameEntries(tables);
    this.#deletions = once(() => new DeletionIndex(tables.deletions()));
    const { named } = this.entries;
    this.codes = once(() => nameCodesIn(tables.codes(), place => named.nameAt(place), named.longest));
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
    const { named } = this.entries;
    return (hit.face === undefined ? undefined : named.faceOf(hit.card, hit.face)) ?? named.nameOf(hit.card);
  }

  /** The hit of a name that is whole, with or without its spaces, or of a short name. */
  #wholeOrShort(typed: string, name: string): NameHit | undefined {
    const isShort = (it: number) => this.entries.shortOf(it) === typed.length;
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
      () => this.#wordStarts(typed).filter(it => this.entries.kindOf(it) !== 'joined faces'),
      () => (shown.size === 0 ? this.#misspelt(typed, 'beginning') : []),
    ];
    for (const stage of stages) {
      if (shown.size >= limit) break;
      for (const entry of this.#extrasLast(stage())) {
        if (shown.size >= limit) break;
        shown.add(this.entries.shownOf(entry));
      }
    }
    return [...shown];
  }

  /** The hit of an exact name: a card's whole name before a face's, a face's before another printed name. */
  #exact(places: readonly number[], name: string): NameHit | undefined {
    const { entries } = this;
    const whole = places.filter(it => entries.isOfCard(it));
    const faces = places.filter(it => entries.kindOf(it) === 'face');
    // Two names may differ in their dots alone, and two un-cards in nothing.
    const alike = whole.filter(it => entries.named.nameOf(entries.cardOf(it)) === name.trim());
    const letterForLetter = this.#extrasLast(alike).slice(0, 1);
    if (whole.length > 0) return this.#only(letterForLetter.length > 0 ? letterForLetter : whole, 'name');
    return faces.length > 0 ? this.#only(faces, 'face') : this.#only(places, 'name');
  }

  /** The one card of these entries, or all of them as ambiguous; undefined when there are none. */
  #only(places: readonly number[], as: NameMatchKind): NameHit | undefined {
    const { entries } = this;
    const played = places.filter(it => !entries.isExtra(it));
    const meant = played.length > 0 ? played : places;
    const cards = [...new Set(meant.map(it => entries.cardOf(it)))];
    const [first] = cards;
    if (first === undefined) return undefined;
    if (cards.length > 1) {
      const best = [...cards].sort(entries.named.byRank).slice(0, MOST_NAMES);
      const names = best.map(card => entries.named.nameOf(card));
      return { kind: 'ambiguous', names, count: cards.length };
    }
    const faces = new Set(meant.filter(it => entries.kindOf(it) === 'face').map(it => entries.faceOf(it)));
    const [face] = faces;
    return { kind: 'found', card: first, ...(faces.size === 1 && face !== undefined ? { face } : {}), as };
  }

  #extrasLast(places: readonly number[]): readonly number[] {
    const isExtra = (it: number) => this.entries.isExtra(it);
    return [...places.filter(it => !isExtra(it)), ...places.filter(isExtra)];
  }

  #same(typed: string): readonly number[] {
    return range(this.entries.folded.equalTo(typed));
  }

  #beginning(typed: string, limit = Number.POSITIVE_INFINITY): readonly number[] {
    const [from, to] = this.entries.folded.beginningWith(typed);
    return range([from, Math.min(to, from + limit)]);
  }

  /**
   * Entries in which each typed word begins a word, in any order; those with the words in the typed order come first.
   */
  #wordStarts(typed: string): readonly number[] {
    const typedWords = [...new Set(typed.split(' '))];
    const near = this.entries.words.near(typedWords);
    if (typedWords.length === 1 && typedWords[0] === typed) return near;
    const words = typedWords.map(it => ` ${it}`);
    const inOrder: number[] = [];
    const inAny: number[] = [];
    for (const entry of near) {
      const padded = ` ${this.entries.folded.at(entry)}`;
      if (!words.every(it => padded.includes(it))) continue;
      (padded.includes(` ${typed}`) ? inOrder : inAny).push(entry);
    }
    return [...inOrder, ...inAny];
  }

  /** Entries that are equal without spaces: `willothewisp`. */
  #sameUnspaced(typed: string): readonly number[] {
    const { hashes, entries } = this.#tables.unspaced();
    const unspaced = typed.replaceAll(' ', '');
    const hash = hashUnspaced(typed);
    const same: number[] = [];
    for (let at = firstNotBelow(hashes, hash); hashes[at] === hash; at++) {
      const entry = entries[at] ?? 0;
      if (this.entries.folded.at(entry).replaceAll(' ', '') === unspaced) same.push(entry);
    }
    return same;
  }

  /** Entries the fewest slips away, within the slips allowed for the length typed. */
  #misspelt(typed: string, extent: Extent): readonly number[] {
    const most = Math.min(allowedEdits(typed.length), extent === 'whole' ? 3 : 2);
    if (most < 1) return [];
    const distances = this.#deletions()
      .near(typed)
      .map(entry => ({ entry, distance: this.#slipsTo(typed, entry, 1, extent) }))
      .filter(it => it.distance <= 1);
    if (distances.length === 0 && most > 1) return this.#scan(typed, most, extent);
    const least = Math.min(...distances.map(it => it.distance));
    return distances.filter(it => it.distance === least).map(it => it.entry);
  }

  /** Entries the fewest slips away, at most so many, of all there are. */
  #scan(typed: string, allowed: number, extent: Extent): readonly number[] {
    const { folded, length } = this.entries;
    let most = allowed;
    let found: number[] = [];
    const bits = letterBits(typed);
    // letters typed that the beginning of the name lacks are slips, so they rule it out without measuring
    const letters = this.#lettersOf(typed.length + most);
    for (let entry = 0; entry < length && most > 0; entry++) {
      if (countBits(bits & ~(letters[entry] ?? 0)) > most) continue;
      // what is typed beyond the end of a name is as many slips
      if (folded.lengthAt(entry) < typed.length - most) continue;
      const distance = this.#slipsTo(typed, entry, most, extent);
      if (distance > most) continue;
      if (distance < most) found = [];
      most = distance;
      found.push(entry);
    }
    return found;
  }

  /** The letters in the first characters of each entry, at least so many. */
  #lettersOf(length: number): Uint32Array {
    const place = BEGINNINGS.findIndex(it => it >= length);
    const from = place * this.entries.length;
    return this.#tables.letters().subarray(from, from + this.entries.length);
  }

  /** The fewest slips to a name or to its short name. */
  #slipsTo(typed: string, entry: number, most: number, extent: Extent): number {
    const folded = this.entries.folded.at(entry);
    const short = this.entries.shortOf(entry);
    const whole = slips(typed, folded, most, extent);
    if (extent === 'beginning' || short === 0) return whole;
    return Math.min(whole, slips(typed, folded.slice(0, short), most));
  }
}

/** The numbers of a half-open range. */
function range([from, to]: readonly [number, number]): readonly number[] {
  return Array.from({ length: to - from }, (_, n) => from + n);
}

function firstNotBelow(sorted: Uint32Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
