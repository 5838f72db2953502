// Kinds of choices, and the headings under which chosen values are remembered.

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

/** Choices of what is moved or shown as an object enters. */
export const MOVING_CHOICES = ['reveal', 'sacrifice', 'devour', 'exile', 'return', 'discard'] as const;

/** Headings under which an object remembers what was chosen as it entered. */
export const CHOSEN_KINDS = [...CHOSEN_VALUES, 'object'] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];

/** Kinds of choices the engine requests, by the names under which scripts answer them. */
export const CHOICE_KINDS = [
  'apply',
  'copy',
  ...CHOSEN_VALUES,
  'pay',
  'may',
  ...MOVING_CHOICES,
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

/** The heading among remembered numbers of the life paid as an object entered, by its own ability (607.2g). */
export const LIFE_PAID = 'life paid';

/** Names of costs that are no keywords. */
export const OTHER_COSTS = ['reveal', 'gift', 'collect evidence', 'sneak', 'web-slinging', 'blight', 'behold'] as const;
