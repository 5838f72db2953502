// Card books: cards found by name, and names suggested for what has been typed so far.

import type { NameCodes } from './name-codes.ts';
import type { Card } from './printed-card.ts';
import type { NameSpan, NamesFound } from './text-words.ts';

/**
 * The kind of match a name was found by: the whole name, the name of one face, the short name (`Erebos`), a part of one
 * card's name only, or a name with typing slips.
 */
export type NameMatchKind = 'name' | 'face' | 'short name' | 'part' | 'misspelling';

/** The result of looking up a name. */
export type CardLookup =
  | {
      readonly kind: 'found';
      readonly card: Card;
      /** The index of the face, when the name is that of one face of several. */
      readonly face?: number;
      readonly as: NameMatchKind;
    }
  | {
      readonly kind: 'ambiguous';
      /** Names of the cards it may mean, best first, at most `MOST_NAMES`. */
      readonly names: readonly string[];
      /** The number of cards it may mean. */
      readonly count: number;
    }
  | {
      readonly kind: 'unknown';
      /** The nearest names, best first. */
      readonly suggestions: readonly string[];
      /** The number of cards in the book, when it contains the embedded pack only. */
      readonly embedded?: number;
    };

/** The message for a name without a card. */
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
  /** The full name of the card, or of the face, that a name is in full or in short; undefined where it means no one card. */
  fullName(name: string): string | undefined;
  /**
   * At most `limit` names that begin with, contain or are near to what was typed, best first; none for an empty query.
   */
  suggest(query: string, limit: number): readonly string[];
  /** The words of a text, and the longest name that begins at each. */
  namesIn(text: string): NamesFound;
  /** The cards whose name some words may be a part of, or miss by a slip or two; undefined where there is none. */
  nameNear(words: string): NameSpan | undefined;
  /** The name of every card, and of every face of several; each once. */
  names(): readonly string[];
  /** The codes of those names. */
  codes(): NameCodes;
  /** Every card, by name. */
  cards(): Iterable<Card>;
}
