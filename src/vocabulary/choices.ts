// Kinds of choices, and what a choice is remembered as.

/** Values chosen by name, such as a color or a card name. */
const CHOSEN_VALUES = [
  'color',
  'creatureType',
  'cardName',
  'player',
  'number',
  'basicLandType',
  'landType',
  'cardType',
  'mode',
  'word',
] as const;

/** What can be chosen as something enters and is remembered under that heading. */
export const CHOSEN_KINDS = [...CHOSEN_VALUES, 'object'] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

/** Kinds of choices the engine asks for, by the names that scripts answer them with. */
export const CHOICE_KINDS = [
  'apply',
  'copy',
  ...CHOSEN_VALUES,
  'pay',
  'may',
  'reveal',
  'sacrifice',
  'devour',
  'exile',
  'return',
  'discard',
  'attachTo',
  'protector',
  'order',
  'move',
  'attacking',
  'flip',
  'counter',
  'keep',
  'token',
  'object',
  'put',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

/** 705.2: the faces of a coin. */
export const COIN_FACES = ['heads', 'tails'] as const;
