// Zones, and where else an object can be said to be.

/** Zones in which a card is its owner's to cast or play (601, 305). */
const PLAYED_FROM = ['hand', 'library', 'graveyard', 'exile', 'command'] as const;

/** 400.1: the zones of the game. */
export const GAME_ZONES = ['battlefield', ...PLAYED_FROM, 'stack'] as const;
export type GameZone = (typeof GAME_ZONES)[number];

/** Where an object can be: in a zone of the game, or outside it (400.11). */
export const OBJECT_ZONES = [...GAME_ZONES, 'outside'] as const;
export type ObjectZone = (typeof OBJECT_ZONES)[number];

/** Where an object can be or come from: a token comes from nowhere. */
export const ZONES = [...OBJECT_ZONES, 'nowhere'] as const;
export type Zone = (typeof ZONES)[number];

/** Where a spell can have been cast from. */
export const CAST_ORIGINS = [...PLAYED_FROM, 'outside', 'nowhere'] as const;
export type CastOrigin = (typeof CAST_ORIGINS)[number];

/** Where what enters can come from. */
export const ORIGINS = ['stack', ...CAST_ORIGINS] as const;
export type Origin = (typeof ORIGINS)[number];
