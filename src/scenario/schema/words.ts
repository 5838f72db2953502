// The closed word lists of the scenario format.

/** Zones a player's objects may be listed in, in the order that numbers objects of one name. */
export const LISTED_ZONES = ['battlefield', 'hand', 'library', 'graveyard', 'exile', 'command', 'stack'] as const;
export type ListedZone = (typeof LISTED_ZONES)[number];

/** Where an entering object comes from. */
export const ORIGINS = ['stack', 'hand', 'library', 'graveyard', 'exile', 'command', 'outside', 'nowhere'] as const;
export type Origin = (typeof ORIGINS)[number];

/** Where a spell was cast from. */
export const CAST_ORIGINS = ['hand', 'library', 'graveyard', 'exile', 'command', 'outside', 'nowhere'] as const;
export type CastOrigin = (typeof CAST_ORIGINS)[number];

/** Where an object can be in an answer. */
export const ANSWER_ZONES = [
  'battlefield',
  'hand',
  'library',
  'graveyard',
  'exile',
  'command',
  'stack',
  'outside',
] as const;
export type AnswerZone = (typeof ANSWER_ZONES)[number];

/** 731.1: day and night. */
export const DAY_NIGHT = ['day', 'night'] as const;
export type DayNight = (typeof DAY_NIGHT)[number];

/** 705.2: the faces of a coin. */
export const COIN_FACES = ['heads', 'tails'] as const;

/** What cards ask about the turn so far. */
export const THIS_TURN = [
  'damageDealt',
  'lifeLost',
  'lifeGained',
  'attacked',
  'spellsCast',
  'landsPlayed',
  'cardsDrawn',
  'creaturesDied',
  'permanentsLeft',
  'tokensCreated',
  'permanentsSacrificed',
  'cardsDiscarded',
  'cardsLeftGraveyard',
  'surveilled',
  'descended',
  'crimesCommitted',
  'instantsAndSorceriesCast',
  'noncreatureSpellsCast',
  'countersPut',
  'diceRolled',
] as const;
export type ThisTurnFact = (typeof THIS_TURN)[number];

/** Keys under `given` that are not players. */
export const SHARED_KEYS = ['command', 'dayNight', 'step'] as const;
