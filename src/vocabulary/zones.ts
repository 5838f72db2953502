// Zones of the game, and the other places an object can be in or come from.

/** Zones other than the stack from which a card can be cast or played (601, 305). */
const PLAYED_FROM = ['hand', 'library', 'graveyard', 'exile', 'command'] as const;

/** 400.1: the zones of the game. */
export const GAME_ZONES = ['battlefield', ...PLAYED_FROM, 'stack'] as const;
export type GameZone = (typeof GAME_ZONES)[number];

/** Places an object can be in: the zones of the game, and outside it (400.11). */
export const OBJECT_ZONES = [...GAME_ZONES, 'outside'] as const;
export type ObjectZone = (typeof OBJECT_ZONES)[number];

/** Places an object can be in or come from; a token comes from nowhere. */
export const ZONES = [...OBJECT_ZONES, 'nowhere'] as const;
export type Zone = (typeof ZONES)[number];

/** Places a spell can have been cast from. */
export const CAST_ORIGINS = [...PLAYED_FROM, 'outside', 'nowhere'] as const;
export type CastOrigin = (typeof CAST_ORIGINS)[number];

/** Places an entering object can come from. */
export const ORIGINS = ['stack', ...CAST_ORIGINS] as const;
export type Origin = (typeof ORIGINS)[number];
