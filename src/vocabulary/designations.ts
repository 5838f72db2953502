// Designations (700.6 and the rules of each): lasting marks that an object or a player comes to have.

/** Designations of permanents, and what else a question may say of an object in one word. */
export const OBJECT_DESIGNATIONS = [
  'monstrous',
  'renowned',
  'suspected',
  'solved',
  'prepared',
  'saddled',
  'crewed',
  'harnessed',
  'goaded',
  'commander',
  'ring-bearer',
  'paired',
  'foretold',
  'unearthed',
  'dealtDamage',
  'dealtDamageThisTurn',
  'attackedThisTurn',
  'enteredThisTurn',
  'diedThisTurn',
  'unlocked',
  'unlocked: left',
  'unlocked: right',
  'alpha sector',
  'beta sector',
  'gamma sector',
] as const;
export type ObjectDesignation = (typeof OBJECT_DESIGNATIONS)[number];

/**
 * Designations of players: the monarch (725), the initiative (726), the city's blessing (702.131), an enduring story
 * (702.195); and that a player has completed a dungeon (309.7).
 */
export const PLAYER_DESIGNATIONS = [
  'monarch',
  'initiative',
  'cityBlessing',
  'enduringStory',
  'completedDungeon',
] as const;
export type PlayerDesignation = (typeof PLAYER_DESIGNATIONS)[number];
