// The closed vocabularies of the game: types, supertypes, colors, zones, steps, statuses.

export const CARD_TYPES = [
  'Artifact',
  'Battle',
  'Conspiracy',
  'Creature',
  'Dungeon',
  'Enchantment',
  'Instant',
  'Kindred',
  'Land',
  'Phenomenon',
  'Plane',
  'Planeswalker',
  'Scheme',
  'Sorcery',
  'Vanguard',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** 110.4: the types a permanent can have. */
export const PERMANENT_TYPES = [
  'Artifact',
  'Battle',
  'Creature',
  'Enchantment',
  'Land',
  'Planeswalker',
] as const satisfies readonly CardType[];

export const SUPERTYPES = ['Basic', 'Legendary', 'Ongoing', 'Snow', 'World', 'Elite', 'Host'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

/** Colors in the order of the color wheel (105.1). */
export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];
export const COLOR_LETTERS = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const satisfies Record<
  string,
  Color
>;

export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
export type BasicLandType = (typeof BASIC_LAND_TYPES)[number];

export const ZONES = [
  'battlefield',
  'hand',
  'library',
  'graveyard',
  'exile',
  'command',
  'stack',
  'outside',
  'nowhere',
] as const;
export type Zone = (typeof ZONES)[number];

export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'combat damage',
  'end of combat',
  'postcombat main',
  'end',
  'cleanup',
] as const;
export type StepName = (typeof STEPS)[number];

/** How a permanent came to be face down (708.2). */
export const FACE_DOWN_KINDS = ['manifested', 'cloaked', 'morph', 'disguise', 'effect'] as const;
export type FaceDownKind = (typeof FACE_DOWN_KINDS)[number];

/** What can be chosen as something enters and is remembered under that heading. */
export const CHOSEN_KINDS = [
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
  'object',
] as const;
export type ChosenKind = (typeof CHOSEN_KINDS)[number];
