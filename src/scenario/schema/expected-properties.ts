// Properties of objects and players that a scenario may expect.
import type { ObjectAnswer, PlayerAnswer } from '../answer.ts';

/** Properties of an object in an assertion. Every list but `keywords`, `lacks` and `designations` is an exact set. */
export interface ExpectedObject extends Partial<Omit<ObjectAnswer, NotAsserted | 'zone' | 'attacking'>> {
  readonly zone?: string;
  readonly lacks?: readonly string[];
  /** The player or permanent it attacks, `none`, or only whether it attacks. */
  readonly attacking?: string | boolean;
}

/** Properties of an object in an answer that serve explanations and are not asserted. */
type NotAsserted = 'written' | 'components' | 'madeAs' | 'flipped' | 'abilities' | 'asked' | 'changed';

/**
 * Properties of a player in an assertion. `graveyard`, `exile`, `hand`, `skipped` and `designations` may be partial.
 */
export type ExpectedPlayer = Partial<PlayerAnswer>;

export const OBJECT_PROPERTIES = [
  'zone',
  'exists',
  'controller',
  'owner',
  'name',
  'manaValue',
  'types',
  'subtypes',
  'supertypes',
  'colors',
  'power',
  'toughness',
  'loyalty',
  'defense',
  'counters',
  'tapped',
  'faceDown',
  'face',
  'phasedOut',
  'keywords',
  'lacks',
  'copyOf',
  'attachedTo',
  'chosen',
  'token',
  'protector',
  'damage',
  'attacking',
  'level',
  'designations',
] as const satisfies readonly (keyof ExpectedObject)[];

/** A property of an object that a scenario may expect. */
export type ObjectProperty = (typeof OBJECT_PROPERTIES)[number];

export const PLAYER_PROPERTIES = [
  'life',
  'handSize',
  'librarySize',
  'graveyard',
  'exile',
  'hand',
  'counters',
  'mana',
  'skipped',
  'lost',
  'designations',
] as const satisfies readonly (keyof ExpectedPlayer)[];

/** A property of a player that a scenario may expect. */
export type PlayerProperty = (typeof PLAYER_PROPERTIES)[number];
