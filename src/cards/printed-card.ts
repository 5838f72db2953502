// Printed cards: names, costs, type lines and texts as strings, face by face. They are not parsed here.

import * as z from 'zod';
import { COLOR_LETTERS, type ColorLetter, LAYOUTS, type Layout } from '../vocabulary/index.ts';

/** One face of a card. A prototype card has one face: its second characteristics stand in the text. */
export interface CardFace {
  readonly name: string;
  /** The mana cost, such as `{2}{G}`; empty for a face without one. */
  readonly manaCost: string;
  readonly typeLine: string;
  /** The abilities, separated by a newline. */
  readonly oracleText: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** The colors as the source gives them; left out where it gives none. */
  readonly colors?: readonly ColorLetter[];
  /** The color indicator (204); left out where there is none. */
  readonly colorIndicator?: readonly ColorLetter[];
}

/** A card. The first face is the front, the left half, or the permanent of an adventurer. */
export interface Card {
  /** The whole name, `Front // Back` for several faces. */
  readonly name: string;
  /** The layout; `other` is one that came into print after our list was written. */
  readonly layout: Layout | 'other';
  readonly faces: readonly [CardFace, ...CardFace[]];
  /** The mana value of the combined back of a meld pair, which has no mana cost: the sum of its two fronts (202.3c). */
  readonly meldedManaValue?: number;
  readonly oracleId?: string;
  /** The code of a set the card is in. */
  readonly set?: string;
  /** The day of the printing that the source describes, as 2014-02-07. */
  readonly releasedAt?: string;
  /** Whether the card was printed before that day. */
  readonly reprint?: true;
  /** Whether the card is not meant for normal play. */
  readonly funny?: true;
  /** Whether the card exists in digital games only. */
  readonly digital?: true;
  readonly keywords?: readonly string[];
  /** Other names under which the card has been printed. */
  readonly alsoNamed?: readonly string[];
  /** Its place among the cards played most, where the source tells: 1 is played most. */
  readonly rank?: number;
}

const letters = z.array(z.enum(COLOR_LETTERS)).exactOptional();
const word = z.string().exactOptional();

const faceSchema: z.ZodType<CardFace> = z.strictObject({
  name: z.string().min(1),
  manaCost: z.string(),
  typeLine: z.string(),
  oracleText: z.string(),
  power: word,
  toughness: word,
  loyalty: word,
  defense: word,
  colors: letters,
  colorIndicator: letters,
});

/** The schema of a card in the form above, as our own store and tests write it. */
export const cardSchema: z.ZodType<Card> = z.strictObject({
  name: z.string().min(1),
  layout: z.enum([...LAYOUTS, 'other']),
  faces: z.tuple([faceSchema], faceSchema),
  meldedManaValue: z.number().exactOptional(),
  oracleId: word,
  set: word,
  releasedAt: word,
  reprint: z.literal(true).exactOptional(),
  funny: z.literal(true).exactOptional(),
  digital: z.literal(true).exactOptional(),
  keywords: z.array(z.string()).exactOptional(),
  alsoNamed: z.array(z.string()).exactOptional(),
  rank: z.number().exactOptional(),
});
