// A book of cards: every card by its name, and names for what somebody has begun to type.

import type { NameSpan, NamesFound } from './names-in-text.ts';
import type { Card } from './printed-card.ts';

/**
 * How a name was understood: as a whole name, as one face's name, as the everyday short name (`Erebos`), as a part
 * only one card has, or past a slip in typing.
 */
export type NameMatchKind = 'name' | 'face' | 'short name' | 'part' | 'misspelling';

/** What a name leads to. */
export type CardLookup =
  | {
      readonly kind: 'found';
      readonly card: Card;
      /** The index of the face the name belongs to, when it names one face of several. */
      readonly face?: number;
      readonly as: NameMatchKind;
    }
  | {
      readonly kind: 'ambiguous';
      /** Names of cards it may mean, best first, at most `MOST_NAMES`. */
      readonly names: readonly string[];
      /** How many cards there are in all. */
      readonly count: number;
    }
  | {
      readonly kind: 'unknown';
      /** The nearest names, best first. */
      readonly suggestions: readonly string[];
      /** How many cards there are, where they are only those that come with the program. */
      readonly embedded?: number;
    };

/** What to say of a name that leads to no card. */
export function noSuchCard(name: string, { embedded }: Extract<CardLookup, { kind: 'unknown' }>): string {
  if (embedded === undefined) return `There is no card called "${name}".`;
  return `There is no card called "${name}" among the ${embedded} that come with Threshold; once card data is installed, any card is known.`;
}

/** The most names an ambiguous look-up lists. */
export const MOST_NAMES = 25;

export interface CardBook {
  /** The number of cards. */
  readonly size: number;
  /** The day of the data, as 2026-08-07; undefined for wording of our own. */
  readonly date: string | undefined;
  /** Finds the card a name means. An exact name always wins; what may mean several cards is ambiguous. */
  byName(name: string): CardLookup;
  /** At most `limit` names that begin, hold or nearly are what was typed, best first; none for an empty query. */
  suggest(query: string, limit: number): readonly string[];
  /** The words of a text, and the longest name that begins at each. */
  namesIn(text: string): NamesFound;
  /** The cards whose name some words may be a part of, or miss by a slip or two; undefined where there is none. */
  nameNear(words: string): NameSpan | undefined;
  /** Every card, by name. */
  cards(): Iterable<Card>;
}
