// Schema of choices already made for an object or an effect.
import type * as z from 'zod';
import { BASIC_LAND_TYPES, COLORS } from '../../vocabulary/index.ts';
import { listSchema, recordSchema } from './collection-schemas.ts';
import { changedWordSchema, creatureTypeSchema } from './game-words.ts';
import { namesSchema } from './list-schemas.ts';
import { textSchema, wholeNumberSchema, wordSchema } from './schema-parts.ts';

export interface ChosenWords {
  readonly color?: string;
  readonly creatureType?: string;
  readonly cardName?: string;
  readonly player?: string;
  readonly number?: number;
  readonly basicLandType?: string;
  /** Several of a kind, in the order in which they were chosen. */
  readonly colors?: readonly string[];
  readonly players?: readonly string[];
  readonly basicLandTypes?: readonly string[];
  readonly mode?: string;
  readonly word?: string;
  /** An object of the question: a card or a permanent that was chosen. */
  readonly object?: string;
  /** For effects that change text: the word replaced and the word put in its place. */
  readonly fromWord?: string;
  readonly toWord?: string;
}

export const chosenSchema: z.ZodType<ChosenWords> = recordSchema('a map of what was chosen, such as {color: red}', {
  color: wordSchema('a color', COLORS).exactOptional(),
  creatureType: creatureTypeSchema.exactOptional(),
  cardName: textSchema('a card name').exactOptional(),
  player: textSchema('a player').exactOptional(),
  number: wholeNumberSchema('a number').exactOptional(),
  basicLandType: wordSchema('a basic land type', BASIC_LAND_TYPES).exactOptional(),
  colors: listSchema(wordSchema('a color', COLORS)).exactOptional(),
  players: namesSchema('a player').exactOptional(),
  basicLandTypes: listSchema(wordSchema('a basic land type', BASIC_LAND_TYPES)).exactOptional(),
  mode: textSchema('a mode').exactOptional(),
  word: textSchema('a word').exactOptional(),
  object: textSchema('an object').exactOptional(),
  fromWord: changedWordSchema.exactOptional(),
  toWord: changedWordSchema.exactOptional(),
});
