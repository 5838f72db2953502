// Schema of cards that exist only in a scenario.
import type * as z from 'zod';
import { LAYOUTS } from '../../vocabulary/index.ts';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { listSchema, recordSchema } from './collection-schemas.ts';
import { manaCostSchema, printedNumberSchema, typeLineSchema } from './game-words.ts';
import { anyTextSchema, textSchema, wordSchema } from './schema-parts.ts';

/** One face's printed values, in Oracle wording. */
export interface FaceText {
  readonly name: string;
  readonly manaCost?: string;
  /** The type line, such as "Legendary Creature — Bear". */
  readonly type: string;
  readonly text?: string;
  /** Printed as on the card: "2", "*", "1+*". */
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}

/** A card of the scenario's own. With `faces`, the front face's values also stand on the card itself. */
export interface ScenarioCard extends FaceText {
  readonly faces?: readonly FaceText[];
  /** The layout of several faces, as a word of Scryfall ("transform", "modal_dfc", "flip"). */
  readonly layout?: string;
}

const faceShape = {
  name: textSchema('the name of a card'),
  manaCost: manaCostSchema().exactOptional(),
  type: typeLineSchema(),
  text: anyTextSchema('the text of a card', SCENARIO_LIMITS.text).exactOptional(),
  power: printedNumberSchema('a power').exactOptional(),
  toughness: printedNumberSchema('a toughness').exactOptional(),
  loyalty: printedNumberSchema('a loyalty').exactOptional(),
  defense: printedNumberSchema('a defense').exactOptional(),
};

export const scenarioCardSchema: z.ZodType<ScenarioCard> = recordSchema('a card', {
  ...faceShape,
  faces: listSchema(recordSchema('the face of a card', faceShape), 10).exactOptional(),
  layout: wordSchema('a layout', LAYOUTS).exactOptional(),
});
