// The names of a card, as an index of names has them.
import type { Card } from './printed-card.ts';
import { Texts, type TextTable, textTable } from './text-table.ts';

/** The fields of a card that the index uses. */
export interface NamedCard {
  readonly name: string;
  /** The names of its faces where there are several. */
  readonly faces: readonly string[];
  readonly alsoNamed: readonly string[];
  /** Extra: a card suggested after all others and never makes a short name ambiguous: un-cards, digital cards. */
  readonly extra: boolean;
  /** A card whose halves are suggested by the whole name: `Fire // Ice`. */
  readonly whole: boolean;
  /** Its place among the cards played most, where the source tells: 1 is played most. */
  readonly rank?: number;
}

/** The names of a card. */
export function namedCard(card: Card): NamedCard {
  return {
    name: card.name,
    faces: card.faces.length > 1 ? card.faces.map(it => it.name) : [],
    alsoNamed: card.alsoNamed ?? [],
    extra: card.funny === true || card.digital === true || card.layout === 'scheme' || card.layout === 'vanguard',
    whole: card.layout === 'split',
    ...(card.rank === undefined ? {} : { rank: card.rank }),
  };
}

/** The names of many cards. */
export interface NamedCardTables {
  readonly names: TextTable;
  readonly faces: TextTable;
  /** For each card the place in `faces` of its first face, and the total at the end. */
  readonly faceStarts: Uint32Array;
  readonly others: TextTable;
  /** For each card the place in `others` of its first other name, and the total at the end. */
  readonly otherStarts: Uint32Array;
  /** The bits `EXTRA` and `WHOLE` of each card. */
  readonly flags: Uint8Array;
  /** The rank of each card, 0 where it is not known. */
  readonly ranks: Uint32Array;
}

const EXTRA = 1;
const WHOLE = 2;
const UNKNOWN_RANK = 2 ** 32;

/** Makes the tables of the names of cards. */
export function namedCardTables(named: readonly NamedCard[]): NamedCardTables {
  const startsOf = (lists: readonly (readonly string[])[]) => {
    const starts = new Uint32Array(lists.length + 1);
    for (const [at, list] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + list.length;
    return starts;
  };
  const [faces, others] = [named.map(it => it.faces), named.map(it => it.alsoNamed)];
  return {
    names: textTable(named.map(it => it.name)),
    faces: textTable(faces.flat()),
    faceStarts: startsOf(faces),
    others: textTable(others.flat()),
    otherStarts: startsOf(others),
    flags: Uint8Array.from(named, it => (it.extra ? EXTRA : 0) + (it.whole ? WHOLE : 0)),
    ranks: Uint32Array.from(named, it => it.rank ?? 0),
  };
}

/** The names of many cards, each card by its place. */
export class NamedCards {
  readonly #tables: NamedCardTables;
  readonly #names: Texts;
  readonly #faces: Texts;
  readonly #others: Texts;

  constructor(tables: NamedCardTables) {
    this.#tables = tables;
    this.#names = new Texts(tables.names);
    this.#faces = new Texts(tables.faces);
    this.#others = new Texts(tables.others);
  }

  /** The number of cards. */
  get length(): number {
    return this.#names.length;
  }

  /** The length of the longest name of a card or face. */
  get longest(): number {
    let longest = 0;
    for (const texts of [this.#names, this.#faces]) {
      for (let at = 0; at < texts.length; at++) longest = Math.max(longest, texts.lengthAt(at));
    }
    return longest;
  }

  /** The whole name of a card. */
  nameOf(card: number): string {
    return this.#names.at(card);
  }

  /** The name of a face; undefined where the card has one face alone. */
  faceOf(card: number, face: number): string | undefined {
    const place = (this.#tables.faceStarts[card] ?? 0) + face;
    return place < (this.#tables.faceStarts[card + 1] ?? 0) ? this.#faces.at(place) : undefined;
  }

  /** Another name of a card. */
  otherOf(card: number, n: number): string {
    return this.#others.at((this.#tables.otherStarts[card] ?? 0) + n);
  }

  isExtra(card: number): boolean {
    return ((this.#tables.flags[card] ?? 0) & EXTRA) !== 0;
  }

  isWhole(card: number): boolean {
    return ((this.#tables.flags[card] ?? 0) & WHOLE) !== 0;
  }

  /** The place of a card among those played most; undefined where it is not known. */
  rankOf(card: number): number | undefined {
    const rank = this.#tables.ranks[card] ?? 0;
    return rank === 0 ? undefined : rank;
  }

  /** The order of cards played most first; those it is not known of come last. */
  readonly byRank = (one: number, other: number): number => {
    return (this.rankOf(one) ?? UNKNOWN_RANK) - (this.rankOf(other) ?? UNKNOWN_RANK);
  };

  /** The place of a card of exactly this name; the cards are in the order of their names. */
  placeOf(name: string): number | undefined {
    const [from, to] = this.#names.equalTo(name);
    return from < to ? from : undefined;
  }

  /** The name at a place among all cards' and then all faces' names; undefined after the last. */
  nameAt(place: number): string | undefined {
    const face = place - this.length;
    if (face < 0) return this.#names.at(place);
    return face < this.#faces.length ? this.#faces.at(face) : undefined;
  }

  /** The number of names that `nameAt` has. */
  get namesInAll(): number {
    return this.length + this.#faces.length;
  }
}
