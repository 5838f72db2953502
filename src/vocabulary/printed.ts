// Words printed on cards: types, supertypes, colors, layouts; and the kinds of face-down permanents.

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

export const BASIC_LAND_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;
export type BasicLandType = (typeof BASIC_LAND_TYPES)[number];

/** Colors in the order of the color wheel (105.1). */
export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const;
export type Color = (typeof COLORS)[number];

/** The letters of mana symbols (107.4) and the colors they stand for. */
export const COLOR_OF = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' } as const satisfies Record<
  string,
  Color
>;
export type ColorLetter = keyof typeof COLOR_OF;
/** The letter of each color. */
export const LETTER_OF = { white: 'W', blue: 'U', black: 'B', red: 'R', green: 'G' } as const satisfies Record<
  Color,
  ColorLetter
>;
export const COLOR_LETTERS = ['W', 'U', 'B', 'R', 'G'] as const satisfies readonly ColorLetter[];

/** Layouts of cards, as Scryfall names them. A Room is a split card (709.5). */
export const LAYOUTS = [
  'normal',
  'split',
  'flip',
  'transform',
  'modal_dfc',
  'meld',
  'leveler',
  'class',
  'case',
  'saga',
  'adventure',
  'prepare',
  'mutate',
  'prototype',
  'battle',
  'planar',
  'scheme',
  'vanguard',
  'host',
  'augment',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The ways in which a permanent came to be face down (708.2). */
export const FACE_DOWN_KINDS = ['manifested', 'cloaked', 'morph', 'disguise', 'effect'] as const;
export type FaceDownKind = (typeof FACE_DOWN_KINDS)[number];

/** Card types that no permanent can have (304.4, 307.4). */
const NEVER_PERMANENT: readonly string[] = ['Instant', 'Sorcery'];

/** Whether a printed type line is that of an instant or a sorcery. */
export function isInstantOrSorceryLine(typeLine: string): boolean {
  return isInstantOrSorcery(typeLine.split(/[^A-Za-z]+/u));
}

/** Whether card types are those of an instant or a sorcery. */
export function isInstantOrSorcery(types: readonly string[]): boolean {
  return types.some(type => NEVER_PERMANENT.includes(type));
}
