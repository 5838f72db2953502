// Boards of study for each belief: events among cards on which it is likely to give another answer.
import { BELIEFS, type Belief } from './beliefs.ts';
import {
  type BoardMaker,
  copiesAmong,
  countersMeet,
  createsTokens,
  dieTogether,
  entersAmong,
  entersBesideTapped,
  entersTogether,
} from './board-makers.ts';
import type { StudyCard } from './card-functions.ts';
import {
  A_CREATURE,
  A_LAND,
  AN_ARTIFACT,
  both,
  CHANGES_ABILITIES,
  CHANGES_COUNTERS,
  CHANGES_SIZES,
  CHANGES_TOKENS,
  CHANGES_TRIGGERS,
  CHANGES_TYPES,
  COPIES,
  ENTERS_OTHERWISE,
  HAS_CONDITION,
  INDESTRUCTIBLE,
  MAKES_COPIES,
  MULTIPLIES_COUNTERS,
  NO_ABILITIES,
  OWN_COUNTERS,
  passesEither,
  REPEATS_TRIGGERS,
  SAGA,
  SEES_BATCHES,
  SEES_DYING,
  SEES_ENTERING,
  SEES_TAPPING,
  SETS_LAND_TYPES,
  SETS_SIZES,
  SILENCES,
  TAPS_OTHERS,
  WITH_OWN_ENTERING,
} from './kinds-of-cards.ts';
import type { Chance } from './seeded-chance.ts';
import {
  BATTLE_BOARDS,
  COUNTER_BOARDS,
  DEVOTION_BOARDS,
  DOUBLING_BOARDS,
  LAND_TYPE_BOARDS,
  LAYER_BOARDS,
  LEGEND_BOARDS,
  NEW_SAGA_BOARDS,
  SAGA_BOARDS,
  TYPE_CHANGE_BOARDS,
} from './shared-boards.ts';
import type { StudyBoard } from './study-board.ts';
import type { StudyTopic } from './study-question.ts';

/** The makers for each belief that questions are made for; other beliefs only give further wrong answers. */
const MAKERS: Readonly<Partial<Record<Belief['name'], readonly BoardMaker[]>>> = {
  judgedAsPrinted: TYPE_CHANGE_BOARDS,
  countsItself: DEVOTION_BOARDS,
  neverCountsItself: DEVOTION_BOARDS,
  groupEffectsReachTheirSource: [
    entersAmong(ENTERS_OTHERWISE, CHANGES_TYPES, passesEither(TAPS_OTHERS, SEES_ENTERING)),
    entersAmong(ENTERS_OTHERWISE, CHANGES_TYPES, SEES_TAPPING),
    entersTogether(ENTERS_OTHERWISE, A_CREATURE, CHANGES_TYPES),
  ],
  entrantsReplaceEachOther: [
    entersTogether(ENTERS_OTHERWISE, A_CREATURE, SEES_ENTERING),
    entersTogether(CHANGES_COUNTERS, OWN_COUNTERS, CHANGES_COUNTERS),
    entersTogether(ENTERS_OTHERWISE, WITH_OWN_ENTERING, CHANGES_TYPES),
  ],
  anyOrderOfEffects: [
    entersAmong(both(A_CREATURE, OWN_COUNTERS), MAKES_COPIES, CHANGES_COUNTERS),
    entersAmong(WITH_OWN_ENTERING, MAKES_COPIES, SEES_ENTERING),
    copiesAmong(A_CREATURE, 'plain', ENTERS_OTHERWISE, TAPS_OTHERS),
    entersAmong(passesEither(COPIES, WITH_OWN_ENTERING), ENTERS_OTHERWISE, ENTERS_OTHERWISE),
  ],
  effectsApplyAgain: DOUBLING_BOARDS,
  oneReplacementOnly: DOUBLING_BOARDS,
  doublingsAdd: DOUBLING_BOARDS,
  enteringWithIsNotPutting: COUNTER_BOARDS,
  entersWithIsTriggered: COUNTER_BOARDS,
  copiesCounters: [
    copiesAmong(A_CREATURE, 'with counters', CHANGES_COUNTERS, passesEither(CHANGES_SIZES, SEES_ENTERING)),
  ],
  copiesWhatIsSeen: [
    copiesAmong(A_CREATURE, 'plain', CHANGES_SIZES, passesEither(CHANGES_TYPES, CHANGES_ABILITIES)),
    copiesAmong(A_CREATURE, 'with counters', CHANGES_SIZES, CHANGES_TYPES),
  ],
  copiesTheCardBelow: [
    copiesAmong(A_CREATURE, 'a copy itself', passesEither(CHANGES_SIZES, SEES_ENTERING), ENTERS_OTHERWISE),
  ],
  copiesAfterEntering: [
    copiesAmong(
      WITH_OWN_ENTERING,
      'plain',
      passesEither(SEES_ENTERING, CHANGES_COUNTERS),
      passesEither(CHANGES_TRIGGERS, TAPS_OTHERS),
    ),
    copiesAmong(OWN_COUNTERS, 'with counters', CHANGES_COUNTERS),
  ],
  timestampsAlone: LAYER_BOARDS,
  layersInOrderOfPlay: LAYER_BOARDS,
  lostAbilitiesStop: LAYER_BOARDS,
  landsKeepAbilities: [
    entersAmong(both(A_LAND, WITH_OWN_ENTERING), SETS_LAND_TYPES, passesEither(TAPS_OTHERS, CHANGES_TYPES)),
    entersAmong(A_LAND, SETS_LAND_TYPES, CHANGES_TYPES, SEES_ENTERING),
  ],
  indestructibleSavesAll: [
    entersAmong(CHANGES_SIZES, INDESTRUCTIBLE, CHANGES_SIZES),
    entersAmong(INDESTRUCTIBLE, CHANGES_SIZES, CHANGES_SIZES),
  ],
  entrantsMissEachOther: [
    entersTogether(SEES_ENTERING, A_CREATURE, SEES_ENTERING, CHANGES_TRIGGERS),
    entersTogether(both(SEES_ENTERING, A_CREATURE), both(SEES_ENTERING, A_CREATURE), CHANGES_TRIGGERS),
  ],
  leavingSeesNothing: [
    dieTogether(SEES_DYING, false, SEES_DYING, CHANGES_TRIGGERS),
    dieTogether(SEES_DYING, true, SEES_DYING, SEES_DYING),
  ],
  tokensDoNotDie: [
    dieTogether(A_CREATURE, true, SEES_DYING, SEES_DYING),
    dieTogether(SEES_DYING, true, CHANGES_TRIGGERS, SEES_DYING),
  ],
  triggersOncePerEvent: [
    entersTogether(A_CREATURE, A_CREATURE, SEES_ENTERING, passesEither(CHANGES_TRIGGERS, SEES_BATCHES)),
    createsTokens(SEES_ENTERING, CHANGES_TOKENS),
    dieTogether(A_CREATURE, false, SEES_DYING, CHANGES_TRIGGERS),
  ],
  oneOrMoreMeansEach: [
    entersTogether(A_CREATURE, A_CREATURE, SEES_BATCHES, CHANGES_TRIGGERS),
    createsTokens(SEES_BATCHES, passesEither(CHANGES_TOKENS, SEES_ENTERING)),
    dieTogether(A_CREATURE, true, SEES_BATCHES, SEES_DYING),
  ],
  conditionsWait: [
    entersAmong(HAS_CONDITION, CHANGES_TRIGGERS, SEES_ENTERING),
    entersAmong(A_CREATURE, HAS_CONDITION, SEES_ENTERING, CHANGES_TRIGGERS),
    dieTogether(A_CREATURE, false, HAS_CONDITION, SEES_DYING),
  ],
  additionalTimesMultiply: [
    entersAmong(A_CREATURE, REPEATS_TRIGGERS, REPEATS_TRIGGERS, SEES_ENTERING),
    entersAmong(both(A_CREATURE, WITH_OWN_ENTERING), REPEATS_TRIGGERS, REPEATS_TRIGGERS),
    createsTokens(REPEATS_TRIGGERS, REPEATS_TRIGGERS, SEES_ENTERING),
  ],
  silenceStopsReplacement: [
    entersAmong(WITH_OWN_ENTERING, SILENCES, MULTIPLIES_COUNTERS, SEES_ENTERING),
    entersAmong(OWN_COUNTERS, SILENCES, passesEither(MULTIPLIES_COUNTERS, SEES_ENTERING)),
  ],
  enteringTappedIsBecoming: [
    entersAmong(SEES_TAPPING, TAPS_OTHERS, passesEither(REPEATS_TRIGGERS, SEES_ENTERING)),
    entersAmong(A_CREATURE, SEES_TAPPING, TAPS_OTHERS, SEES_ENTERING),
  ],
  tokensDoNotEnter: [
    createsTokens(SEES_ENTERING, CHANGES_TOKENS, CHANGES_TRIGGERS),
    createsTokens(SEES_ENTERING, SEES_ENTERING),
  ],
  lastChapterAlone: SAGA_BOARDS,
  sagaGoesAtOnce: SAGA_BOARDS,
  lookAheadSeesExistingEffects: [...LAND_TYPE_BOARDS, ...TYPE_CHANGE_BOARDS],
  tappedArtifactsWork: [
    entersBesideTapped(
      both(A_CREATURE, WITH_OWN_ENTERING),
      both(AN_ARTIFACT, CHANGES_TRIGGERS),
      SEES_ENTERING,
      MULTIPLIES_COUNTERS,
    ),
    entersBesideTapped(A_CREATURE, both(AN_ARTIFACT, CHANGES_TRIGGERS), SEES_ENTERING, REPEATS_TRIGGERS),
    entersBesideTapped(
      passesEither(A_LAND, AN_ARTIFACT),
      both(AN_ARTIFACT, passesEither(ENTERS_OTHERWISE, CHANGES_TYPES)),
      TAPS_OTHERS,
      CHANGES_TYPES,
    ),
  ],
  legendRuleIsPerController: LEGEND_BOARDS,
  sagaCounterIsReplacement: NEW_SAGA_BOARDS,
  sagasWithoutChaptersStay: [
    entersAmong(both(SAGA, A_LAND), SETS_LAND_TYPES, MULTIPLIES_COUNTERS),
    entersAmong(both(SAGA, A_LAND), SETS_LAND_TYPES, SEES_DYING),
  ],
  countersAnnihilate: [countersMeet(MULTIPLIES_COUNTERS, MULTIPLIES_COUNTERS), countersMeet(MULTIPLIES_COUNTERS)],
  sizesAreSetFirst: [
    entersAmong(SETS_SIZES, CHANGES_SIZES, NO_ABILITIES),
    entersAmong(CHANGES_SIZES, SETS_SIZES, NO_ABILITIES),
    entersAmong(A_CREATURE, SETS_SIZES, CHANGES_SIZES),
  ],
  newLegendsCountAsOld: LEGEND_BOARDS,
  countersComeAfterSetSizes: [
    entersAmong(SETS_SIZES, OWN_COUNTERS, CHANGES_SIZES),
    entersAmong(OWN_COUNTERS, SETS_SIZES, passesEither(CHANGES_SIZES, MULTIPLIES_COUNTERS)),
  ],
};

/** Beliefs about counters that are asked among Sagas and battles too, on boards of battles. */
const ON_BATTLES: readonly Belief['name'][] = ['doublingsAdd', 'enteringWithIsNotPutting', 'oneReplacementOnly'];

/** The beliefs that questions on a topic are made for. */
export function beliefsOn(topic: StudyTopic): readonly Belief[] {
  const own = BELIEFS.filter(it => it.topic === topic && MAKERS[it.name] !== undefined);
  return topic === 'sagas' ? [...own, ...BELIEFS.filter(({ name }) => ON_BATTLES.includes(name))] : own;
}

/** A board of a topic for a belief; undefined where the cards picked make none. */
export function studyBoardFor(
  belief: Belief,
  topic: StudyTopic,
  cards: readonly StudyCard[],
  chance: Chance,
): StudyBoard | undefined {
  const makers = belief.topic === topic ? MAKERS[belief.name] : BATTLE_BOARDS;
  return chance.one(makers ?? [])?.(cards, chance);
}
