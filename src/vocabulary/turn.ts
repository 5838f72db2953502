// Words of a turn: its steps, day and night, and the facts counted during it.

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

/** 500.1: the phases that consist of steps; a main phase goes by the name of its only step. */
export const PHASES_OF_STEPS = ['beginning', 'combat', 'ending'] as const;

/** A step, or a phase that consists of steps (500.1). */
export type PartOfTurn = StepName | (typeof PHASES_OF_STEPS)[number];

/** 500.1, 500.7: a turn or a part of one, which begins. */
export type TurnOrPart = PartOfTurn | 'turn' | 'extra turn';

/** The same as cards name it: either main phase is "main". */
export type NamedPartOfTurn = PartOfTurn | 'main';

/** 614.10: what a player skips, as cards name it. */
export type SkippedPart = TurnOrPart | 'main';

/** 731.1: day and night. */
export const DAY_NIGHT = ['day', 'night'] as const;
export type DayNight = (typeof DAY_NIGHT)[number];

/** Facts about the turn so far that cards refer to, counted for each player. */
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
  'nonlandPermanentsLeft',
  'spellsWarped',
  'combatPhases',
  'tokensCreated',
  'permanentsSacrificed',
  'cardsDiscarded',
  'cardsLeftGraveyard',
  'surveilled',
  'descended',
  'crimesCommitted',
  'instantsAndSorceriesCast',
  'noncreatureSpellsCast',
  'whiteSpellsCast',
  'blueSpellsCast',
  'blackSpellsCast',
  'redSpellsCast',
  'greenSpellsCast',
  'countersPut',
  'diceRolled',
] as const;
export type ThisTurnFact = (typeof THIS_TURN)[number];
