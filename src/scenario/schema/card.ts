// Cards that exist only in a scenario.
import type { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { form, listOf, text } from './form.ts';

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
  /** How several faces belong together, in Scryfall's words ("transform", "modal_dfc", "flip"). */
  readonly layout?: string;
}

const faceShape = {
  name: text('the name of a card'),
  manaCost: text('a mana cost such as {2}{W}').exactOptional(),
  type: text('a type line such as Creature — Bear'),
  text: text('the text of a card', LIMITS.text).exactOptional(),
  power: text('a power').exactOptional(),
  toughness: text('a toughness').exactOptional(),
  loyalty: text('a loyalty').exactOptional(),
  defense: text('a defense').exactOptional(),
};

export const cardSchema: z.ZodType<ScenarioCard> = form('a card', {
  ...faceShape,
  faces: listOf(form('the face of a card', faceShape), 10).exactOptional(),
  layout: text('a layout such as transform').exactOptional(),
});
