// What was chosen for an object or an effect.
import type { z } from 'zod';
import { form, text, whole } from './form.ts';

export interface Chosen {
  readonly color?: string;
  readonly creatureType?: string;
  readonly cardName?: string;
  readonly player?: string;
  readonly number?: number;
  readonly basicLandType?: string;
  readonly mode?: string;
  readonly word?: string;
  /** Effects that change text: the word replaced and the word put in its place. */
  readonly fromWord?: string;
  readonly toWord?: string;
}

export const chosenSchema: z.ZodType<Chosen> = form('a map of what was chosen, such as {color: red}', {
  color: text('a color').exactOptional(),
  creatureType: text('a creature type').exactOptional(),
  cardName: text('a card name').exactOptional(),
  player: text('a player').exactOptional(),
  number: whole('a number').exactOptional(),
  basicLandType: text('a basic land type').exactOptional(),
  mode: text('a mode').exactOptional(),
  word: text('a word').exactOptional(),
  fromWord: text('a word').exactOptional(),
  toWord: text('a word').exactOptional(),
});
