// Boards of study that several topics share.
import {
  advances,
  copiesAmong,
  createsCopy,
  createsTokens,
  entersAmong,
  entersDevoted,
  putsCounters,
} from './board-makers.ts';
import {
  A_CREATURE,
  A_LAND,
  AN_ARTIFACT,
  BATTLE,
  both,
  CHANGES_ABILITIES,
  CHANGES_COUNTERS,
  CHANGES_SIZES,
  CHANGES_TOKENS,
  CHANGES_TRIGGERS,
  CHANGES_TYPES,
  ENTERS_OTHERWISE,
  LEGENDARY_CREATURE,
  MULTIPLIES_COUNTERS,
  NO_ABILITIES,
  OWN_COUNTERS,
  OWN_STATICS,
  passesEither,
  SAGA,
  SEES_DYING,
  SEES_ENTERING,
  SETS_LAND_TYPES,
  SETS_SIZES,
  STORY,
  TAKES_ABILITIES,
  TAPS_OTHERS,
  WITH_OWN_ENTERING,
} from './kinds-of-cards.ts';

/** Boards on which what enters counts its own mana symbols. */
export const DEVOTION_BOARDS = [
  entersDevoted(OWN_STATICS, TAPS_OTHERS, SEES_ENTERING),
  entersDevoted(OWN_STATICS, TAPS_OTHERS),
];

/** Boards on which a land with its own entering meets an effect that sets land types. */
export const LAND_TYPE_BOARDS = [
  entersAmong(both(A_LAND, WITH_OWN_ENTERING), SETS_LAND_TYPES, passesEither(SEES_ENTERING, CHANGES_TYPES)),
  entersAmong(both(A_LAND, WITH_OWN_ENTERING), SETS_LAND_TYPES, TAPS_OTHERS),
];

/** Boards on which something enters among effects that change types. */
export const TYPE_CHANGE_BOARDS = [
  ...LAND_TYPE_BOARDS,
  entersAmong(AN_ARTIFACT, CHANGES_TYPES, TAPS_OTHERS, CHANGES_COUNTERS),
  entersAmong(A_LAND, CHANGES_TYPES, TAPS_OTHERS, CHANGES_TYPES),
  entersAmong(OWN_STATICS, TAPS_OTHERS, CHANGES_TYPES),
  entersAmong(passesEither(A_LAND, AN_ARTIFACT), CHANGES_TYPES, SEES_ENTERING, TAPS_OTHERS),
];

/** Boards on which something enters with counters among effects that change how many. */
export const COUNTER_BOARDS = [
  entersAmong(OWN_COUNTERS, MULTIPLIES_COUNTERS, CHANGES_COUNTERS),
  entersAmong(OWN_COUNTERS, MULTIPLIES_COUNTERS, MULTIPLIES_COUNTERS),
  entersAmong(STORY, MULTIPLIES_COUNTERS, MULTIPLIES_COUNTERS),
];

/** Boards with effects that change how many counters or tokens there are. */
export const DOUBLING_BOARDS = [
  ...COUNTER_BOARDS,
  putsCounters(MULTIPLIES_COUNTERS, MULTIPLIES_COUNTERS, CHANGES_COUNTERS),
  createsTokens(CHANGES_TOKENS, CHANGES_TOKENS),
  createsTokens(CHANGES_TOKENS, CHANGES_TOKENS, SEES_ENTERING),
];

/** Boards with effects in several layers. */
export const LAYER_BOARDS = [
  entersAmong(
    CHANGES_TYPES,
    CHANGES_TYPES,
    passesEither(CHANGES_SIZES, CHANGES_ABILITIES),
    passesEither(A_CREATURE, A_LAND),
  ),
  entersAmong(CHANGES_ABILITIES, CHANGES_TYPES, CHANGES_SIZES, passesEither(A_CREATURE, AN_ARTIFACT)),
  entersAmong(CHANGES_SIZES, SETS_SIZES, CHANGES_TYPES, passesEither(A_CREATURE, A_LAND)),
  entersAmong(SETS_SIZES, CHANGES_SIZES, NO_ABILITIES),
  entersAmong(TAKES_ABILITIES, CHANGES_TYPES, CHANGES_ABILITIES, A_CREATURE),
];

/** Boards on which a Saga enters. */
export const NEW_SAGA_BOARDS = [
  entersAmong(SAGA, MULTIPLIES_COUNTERS, CHANGES_COUNTERS),
  entersAmong(SAGA, MULTIPLIES_COUNTERS, CHANGES_ABILITIES),
  entersAmong(STORY, MULTIPLIES_COUNTERS, ENTERS_OTHERWISE),
];

/** Boards on which a battle enters among effects that change counters. */
export const BATTLE_BOARDS = [
  entersAmong(BATTLE, MULTIPLIES_COUNTERS, MULTIPLIES_COUNTERS),
  entersAmong(BATTLE, MULTIPLIES_COUNTERS, ENTERS_OTHERWISE),
];

const TOLD_SAGAS = [
  advances(SAGA, MULTIPLIES_COUNTERS, MULTIPLIES_COUNTERS),
  advances(SAGA, MULTIPLIES_COUNTERS, SEES_DYING),
];

/** Boards on which Sagas enter, advance and are copied. */
export const SAGA_BOARDS = [
  // Twice: new Sagas are asked about twice as often as those that advance.
  ...NEW_SAGA_BOARDS,
  ...NEW_SAGA_BOARDS,
  ...TOLD_SAGAS,
  createsCopy(SAGA, 'lore', MULTIPLIES_COUNTERS, CHANGES_TOKENS),
  createsCopy(SAGA, 'lore', CHANGES_TOKENS),
];

/** Boards on which a legendary creature is copied. */
export const LEGEND_BOARDS = [
  copiesAmong(LEGENDARY_CREATURE, 'plain', passesEither(SEES_DYING, SEES_ENTERING), CHANGES_TRIGGERS),
];
