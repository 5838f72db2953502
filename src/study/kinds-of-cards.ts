// Kinds of cards for boards of study, by what they do.
import type { StudyCard } from './card-functions.ts';

export type CardTest = (card: StudyCard) => boolean;

/** Cards with one of the functions. */
export function that(...functions: readonly string[]): CardTest {
  return card => functions.some(it => card.functions.has(it));
}

/** Cards that pass both tests. */
export function both(one: CardTest, other: CardTest): CardTest {
  return card => one(card) && other(card);
}

/** Cards that pass one of the tests. */
export function passesEither(one: CardTest, other: CardTest): CardTest {
  return card => one(card) || other(card);
}

/** Cards of a type that need no X. */
export function ofType(type: string): CardTest {
  return card => card.types.includes(type) && !card.hasX;
}

export const A_CREATURE = ofType('Creature');

export const LEGENDARY_CREATURE = both(A_CREATURE, it => it.legendary);

export const BATTLE: CardTest = it => it.types.includes('Battle');
export const STORY: CardTest = it => it.subtypes.includes('Saga') || it.types.includes('Battle');

export const SAGA: CardTest = it => it.subtypes.includes('Saga');

export const NO_ABILITIES: CardTest = both(A_CREATURE, it => it.functions.size === 0);

export const COPIES = that('own enters asCopy');

export const OWN_COUNTERS = that(
  'own enters withCounters',
  'keyword modular',
  'keyword graft',
  'keyword bloodthirst',
  'keyword fading',
  'keyword vanishing',
);

export const WITH_OWN_ENTERING = that(
  'own enters withCounters',
  'own enters tapped',
  'own enters may',
  'own enters choose',
  'own triggers enters',
);

export const OWN_STATICS = that(
  'own static removeTypes',
  'own static addTypes',
  'own static setTypes',
  'own static definePowerToughness',
);

export const MAKES_COPIES = that('others enters asCopy');

export const TAPS_OTHERS = that('others enters tapped');

export const ENTERS_OTHERWISE = that(
  'others enters tapped',
  'others enters withCounters',
  'others enters asCopy',
  'others enters underControl',
  'others enters becomes',
);

export const CHANGES_TYPES = that(
  'others static addTypes',
  'others static setTypes',
  'others static setLandTypes',
  'others static setSubtypes',
  'others static removeTypes',
  'others static everyBasicLandType',
  'others static everyCreatureType',
);

export const SETS_LAND_TYPES = that('others static setLandTypes', 'others static everyBasicLandType');

export const CHANGES_ABILITIES = that('others static losesAll', 'others static gains', 'others static cantHave');

export const TAKES_ABILITIES = that('others static losesAll');

export const SETS_SIZES = that('others static setPowerToughness');

export const CHANGES_SIZES = that('others static setPowerToughness', 'others static modifyPowerToughness');

export const CHANGES_COUNTERS = that(
  'replaces putCounters',
  'others enters withCounters',
  'cannot haveCounters',
  'cannot putCounters',
);

export const MULTIPLIES_COUNTERS = that('replaces putCounters');

export const CHANGES_TOKENS = that('replaces createTokens');

export const SILENCES = that('rule noTriggers');

export const REPEATS_TRIGGERS = that('rule extraTriggers');

export const CHANGES_TRIGGERS = passesEither(SILENCES, REPEATS_TRIGGERS);

export const SEES_ENTERING = that('others triggers enters', 'others triggers tokensCreated');

export const SEES_DYING = that('others triggers dies', 'others triggers leaves', 'others triggers moves');

export const SEES_TAPPING = that('others triggers taps', 'own triggers taps');

export const SEES_BATCHES = that('batch triggers enters', 'batch triggers dies', 'batch triggers tokensCreated');

export const HAS_CONDITION = that(
  'conditional triggers enters',
  'conditional triggers dies',
  'conditional triggers leaves',
);

export const INDESTRUCTIBLE = both(A_CREATURE, that('keyword indestructible'));

/** Land cards. */
export const A_LAND = ofType('Land');

/** Artifact cards. */
export const AN_ARTIFACT = ofType('Artifact');
