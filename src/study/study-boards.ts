// Boards of study for each belief: events among cards on which it is likely to give another answer.

import type { Belief } from './beliefs.ts';
import {
  advances,
  type BoardMaker,
  copies,
  countersMeet,
  createsCopy,
  createsTokens,
  dieTogether,
  enters,
  entersBesideTapped,
  entersDevoted,
  entersTogether,
  putsCounters,
} from './board-makers.ts';
import type { StudyCard } from './card-functions.ts';
import type { Chance } from './chance.ts';
import {
  both,
  CHANGES_ABILITIES,
  CHANGES_COUNTERS,
  CHANGES_SIZES,
  CHANGES_TOKENS,
  CHANGES_TRIGGERS,
  CHANGES_TYPES,
  COPIES,
  CREATURE,
  ENTERS_OTHERWISE,
  either,
  HAS_CONDITION,
  INDESTRUCTIBLE,
  LEGENDARY_CREATURE,
  MAKES_COPIES,
  MULTIPLIES_COUNTERS,
  NO_ABILITIES,
  OWN_COUNTERS,
  OWN_ENTERING,
  OWN_STATICS,
  ofType,
  REPEATS_TRIGGERS,
  SAGA,
  SEES_BATCHES,
  SEES_DYING,
  SEES_ENTERING,
  SEES_TAPPING,
  SETS_LAND_TYPES,
  SETS_SIZES,
  SILENCES,
  STORY,
  TAKES_ABILITIES,
  TAPS_OTHERS,
} from './kinds-of-cards.ts';
import type { StudyBoard } from './study-board.ts';

const LAND = ofType('Land');
const ARTIFACT = ofType('Artifact');

const DEVOTED = [entersDevoted(OWN_STATICS, TAPS_OTHERS, SEES_ENTERING), entersDevoted(OWN_STATICS, TAPS_OTHERS)];
const LAND_TYPES = [
  enters(both(LAND, OWN_ENTERING), SETS_LAND_TYPES, either(SEES_ENTERING, CHANGES_TYPES)),
  enters(both(LAND, OWN_ENTERING), SETS_LAND_TYPES, TAPS_OTHERS),
];
const AMONG_CHANGES = [
  ...LAND_TYPES,
  enters(ARTIFACT, CHANGES_TYPES, TAPS_OTHERS, CHANGES_COUNTERS),
  enters(LAND, CHANGES_TYPES, TAPS_OTHERS, CHANGES_TYPES),
  enters(OWN_STATICS, TAPS_OTHERS, CHANGES_TYPES),
  enters(either(LAND, ARTIFACT), CHANGES_TYPES, SEES_ENTERING, TAPS_OTHERS),
];
const COUNTERS = [
  enters(OWN_COUNTERS, MULTIPLIES_COUNTERS, CHANGES_COUNTERS),
  enters(OWN_COUNTERS, MULTIPLIES_COUNTERS, MULTIPLIES_COUNTERS),
  enters(STORY, MULTIPLIES_COUNTERS, MULTIPLIES_COUNTERS),
];
const DOUBLINGS = [
  ...COUNTERS,
  putsCounters(MULTIPLIES_COUNTERS, MULTIPLIES_COUNTERS, CHANGES_COUNTERS),
  createsTokens(CHANGES_TOKENS, CHANGES_TOKENS),
  createsTokens(CHANGES_TOKENS, CHANGES_TOKENS, SEES_ENTERING),
];
const LAYERED = [
  enters(CHANGES_TYPES, CHANGES_TYPES, either(CHANGES_SIZES, CHANGES_ABILITIES), either(CREATURE, LAND)),
  enters(CHANGES_ABILITIES, CHANGES_TYPES, CHANGES_SIZES, either(CREATURE, ARTIFACT)),
  enters(CHANGES_SIZES, SETS_SIZES, CHANGES_TYPES, either(CREATURE, LAND)),
  enters(SETS_SIZES, CHANGES_SIZES, NO_ABILITIES),
  enters(TAKES_ABILITIES, CHANGES_TYPES, CHANGES_ABILITIES, CREATURE),
];
const NEW_SAGAS = [
  enters(SAGA, MULTIPLIES_COUNTERS, CHANGES_COUNTERS),
  enters(SAGA, MULTIPLIES_COUNTERS, CHANGES_ABILITIES),
  enters(STORY, MULTIPLIES_COUNTERS, ENTERS_OTHERWISE),
];
const TOLD_SAGAS = [
  advances(SAGA, MULTIPLIES_COUNTERS, MULTIPLIES_COUNTERS),
  advances(SAGA, MULTIPLIES_COUNTERS, SEES_DYING),
];
const SAGAS = [
  // boards of Sagas that are told are worth asking more often
  ...NEW_SAGAS,
  ...NEW_SAGAS,
  ...TOLD_SAGAS,
  createsCopy(SAGA, 'lore', MULTIPLIES_COUNTERS, CHANGES_TOKENS),
  createsCopy(SAGA, 'lore', CHANGES_TOKENS),
];
const LEGENDS = [copies(LEGENDARY_CREATURE, 'plain', either(SEES_DYING, SEES_ENTERING), CHANGES_TRIGGERS)];

/** The makers for each belief that questions are made for; other beliefs only give further wrong answers. */
const MAKERS: Readonly<Partial<Record<Belief['name'], readonly BoardMaker[]>>> = {
  judgedAsPrinted: AMONG_CHANGES,
  countsItself: DEVOTED,
  neverCountsItself: DEVOTED,
  groupEffectsReachTheirSource: [
    enters(ENTERS_OTHERWISE, CHANGES_TYPES, either(TAPS_OTHERS, SEES_ENTERING)),
    enters(ENTERS_OTHERWISE, CHANGES_TYPES, SEES_TAPPING),
    entersTogether(ENTERS_OTHERWISE, CREATURE, CHANGES_TYPES),
  ],
  entrantsReplaceEachOther: [
    entersTogether(ENTERS_OTHERWISE, CREATURE, SEES_ENTERING),
    entersTogether(CHANGES_COUNTERS, OWN_COUNTERS, CHANGES_COUNTERS),
    entersTogether(ENTERS_OTHERWISE, OWN_ENTERING, CHANGES_TYPES),
  ],
  anyOrderOfEffects: [
    enters(both(CREATURE, OWN_COUNTERS), MAKES_COPIES, CHANGES_COUNTERS),
    enters(OWN_ENTERING, MAKES_COPIES, SEES_ENTERING),
    copies(CREATURE, 'plain', ENTERS_OTHERWISE, TAPS_OTHERS),
    enters(either(COPIES, OWN_ENTERING), ENTERS_OTHERWISE, ENTERS_OTHERWISE),
  ],
  effectsApplyAgain: DOUBLINGS,
  oneReplacementOnly: DOUBLINGS,
  doublingsAdd: DOUBLINGS,
  enteringWithIsNotPutting: COUNTERS,
  entersWithIsTriggered: COUNTERS,
  copiesCounters: [copies(CREATURE, 'with counters', CHANGES_COUNTERS, either(CHANGES_SIZES, SEES_ENTERING))],
  copiesWhatIsSeen: [
    copies(CREATURE, 'plain', CHANGES_SIZES, either(CHANGES_TYPES, CHANGES_ABILITIES)),
    copies(CREATURE, 'with counters', CHANGES_SIZES, CHANGES_TYPES),
  ],
  copiesTheCardBelow: [copies(CREATURE, 'a copy itself', either(CHANGES_SIZES, SEES_ENTERING), ENTERS_OTHERWISE)],
  copiesAfterEntering: [
    copies(OWN_ENTERING, 'plain', either(SEES_ENTERING, CHANGES_COUNTERS), either(CHANGES_TRIGGERS, TAPS_OTHERS)),
    copies(OWN_COUNTERS, 'with counters', CHANGES_COUNTERS),
  ],
  timestampsAlone: LAYERED,
  layersInOrderOfPlay: LAYERED,
  lostAbilitiesStop: LAYERED,
  landsKeepAbilities: [
    enters(both(LAND, OWN_ENTERING), SETS_LAND_TYPES, either(TAPS_OTHERS, CHANGES_TYPES)),
    enters(LAND, SETS_LAND_TYPES, CHANGES_TYPES, SEES_ENTERING),
  ],
  indestructibleSavesAll: [
    enters(CHANGES_SIZES, INDESTRUCTIBLE, CHANGES_SIZES),
    enters(INDESTRUCTIBLE, CHANGES_SIZES, CHANGES_SIZES),
  ],
  entrantsMissEachOther: [
    entersTogether(SEES_ENTERING, CREATURE, SEES_ENTERING, CHANGES_TRIGGERS),
    entersTogether(both(SEES_ENTERING, CREATURE), both(SEES_ENTERING, CREATURE), CHANGES_TRIGGERS),
  ],
  leavingSeesNothing: [
    dieTogether(SEES_DYING, false, SEES_DYING, CHANGES_TRIGGERS),
    dieTogether(SEES_DYING, true, SEES_DYING, SEES_DYING),
  ],
  tokensDoNotDie: [
    dieTogether(CREATURE, true, SEES_DYING, SEES_DYING),
    dieTogether(SEES_DYING, true, CHANGES_TRIGGERS, SEES_DYING),
  ],
  triggersOncePerEvent: [
    entersTogether(CREATURE, CREATURE, SEES_ENTERING, either(CHANGES_TRIGGERS, SEES_BATCHES)),
    createsTokens(SEES_ENTERING, CHANGES_TOKENS),
    dieTogether(CREATURE, false, SEES_DYING, CHANGES_TRIGGERS),
  ],
  oneOrMoreMeansEach: [
    entersTogether(CREATURE, CREATURE, SEES_BATCHES, CHANGES_TRIGGERS),
    createsTokens(SEES_BATCHES, either(CHANGES_TOKENS, SEES_ENTERING)),
    dieTogether(CREATURE, true, SEES_BATCHES, SEES_DYING),
  ],
  conditionsWait: [
    enters(HAS_CONDITION, CHANGES_TRIGGERS, SEES_ENTERING),
    enters(CREATURE, HAS_CONDITION, SEES_ENTERING, CHANGES_TRIGGERS),
    dieTogether(CREATURE, false, HAS_CONDITION, SEES_DYING),
  ],
  additionalTimesMultiply: [
    enters(CREATURE, REPEATS_TRIGGERS, REPEATS_TRIGGERS, SEES_ENTERING),
    enters(both(CREATURE, OWN_ENTERING), REPEATS_TRIGGERS, REPEATS_TRIGGERS),
    createsTokens(REPEATS_TRIGGERS, REPEATS_TRIGGERS, SEES_ENTERING),
  ],
  silenceStopsReplacement: [
    enters(OWN_ENTERING, SILENCES, MULTIPLIES_COUNTERS, SEES_ENTERING),
    enters(OWN_COUNTERS, SILENCES, either(MULTIPLIES_COUNTERS, SEES_ENTERING)),
  ],
  enteringTappedIsBecoming: [
    enters(SEES_TAPPING, TAPS_OTHERS, either(REPEATS_TRIGGERS, SEES_ENTERING)),
    enters(CREATURE, SEES_TAPPING, TAPS_OTHERS, SEES_ENTERING),
  ],
  tokensDoNotEnter: [
    createsTokens(SEES_ENTERING, CHANGES_TOKENS, CHANGES_TRIGGERS),
    createsTokens(SEES_ENTERING, SEES_ENTERING),
  ],
  lastChapterAlone: SAGAS,
  sagaGoesAtOnce: SAGAS,
  lookAheadSeesExistingEffects: [...LAND_TYPES, ...AMONG_CHANGES],
  tappedArtifactsWork: [
    entersBesideTapped(
      both(CREATURE, OWN_ENTERING),
      both(ARTIFACT, CHANGES_TRIGGERS),
      SEES_ENTERING,
      MULTIPLIES_COUNTERS,
    ),
    entersBesideTapped(CREATURE, both(ARTIFACT, CHANGES_TRIGGERS), SEES_ENTERING, REPEATS_TRIGGERS),
    entersBesideTapped(
      either(LAND, ARTIFACT),
      both(ARTIFACT, either(ENTERS_OTHERWISE, CHANGES_TYPES)),
      TAPS_OTHERS,
      CHANGES_TYPES,
    ),
  ],
  legendRuleIsPerController: LEGENDS,
  sagaCounterIsReplacement: NEW_SAGAS,
  sagasWithoutChaptersStay: [
    enters(both(SAGA, LAND), SETS_LAND_TYPES, MULTIPLIES_COUNTERS),
    enters(both(SAGA, LAND), SETS_LAND_TYPES, SEES_DYING),
  ],
  countersAnnihilate: [countersMeet(MULTIPLIES_COUNTERS, MULTIPLIES_COUNTERS), countersMeet(MULTIPLIES_COUNTERS)],
  sizesAreSetFirst: [
    enters(SETS_SIZES, CHANGES_SIZES, NO_ABILITIES),
    enters(CHANGES_SIZES, SETS_SIZES, NO_ABILITIES),
    enters(CREATURE, SETS_SIZES, CHANGES_SIZES),
  ],
  newLegendsCountAsOld: LEGENDS,
  countersComeAfterSetSizes: [
    enters(SETS_SIZES, OWN_COUNTERS, CHANGES_SIZES),
    enters(OWN_COUNTERS, SETS_SIZES, either(CHANGES_SIZES, MULTIPLIES_COUNTERS)),
  ],
};

/** Whether questions are made for the belief. */
export function isAsked({ name }: Belief): boolean {
  return MAKERS[name] !== undefined;
}

/** A board for a belief; undefined where the cards picked make none. */
export function boardFor({ name }: Belief, cards: readonly StudyCard[], chance: Chance): StudyBoard | undefined {
  return chance.one(MAKERS[name] ?? [])?.(cards, chance);
}
