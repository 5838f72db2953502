// Schema of cards that exist only in a scenario.
import type { z } from 'zod';
import { SCENARIO_LIMITS } from '../scenario-limits.ts';
import { anyTextSchema, listSchema, recordSchema, textSchema } from './schema-parts.ts';

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
  manaCost: textSchema('a mana cost such as {2}{W}').exactOptional(),
  type: textSchema('a type line such as Creature — Bear'),
  text: anyTextSchema('the text of a card', SCENARIO_LIMITS.text).exactOptional(),
  power: textSchema('a power').exactOptional(),
  toughness: textSchema('a toughness').exactOptional(),
  loyalty: textSchema('a loyalty').exactOptional(),
  defense: textSchema('a defense').exactOptional(),
};

export const scenarioCardSchema: z.ZodType<ScenarioCard> = recordSchema('a card', {
  ...faceShape,
  faces: listSchema(recordSchema('the face of a card', faceShape), 10).exactOptional(),
  layout: textSchema('a layout such as transform').exactOptional(),
});
