// What was chosen for an object or an effect.

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
export const CHOSEN_KEYS = [
  'color',
  'creatureType',
  'cardName',
  'player',
  'number',
  'basicLandType',
  'mode',
  'word',
  'fromWord',
  'toWord',
] as const satisfies readonly (keyof Chosen)[];
