// Beliefs that give wrong answers: the misconceptions of the engine, and the rules as they were before they changed.
import {
  type Edition,
  editionOf,
  MISCONCEPTION_RULES,
  MISCONCEPTIONS,
  type Misconception,
  misconceptionsOf,
  RULE_SWITCHES,
  type RuleFlags,
  recordingEdition,
  recordingMisconceptions,
} from '../engine/index.ts';
import { formerRule, presentRule, refutationOf, refutingRule } from '../explain/index.ts';
import type { StudyTopic } from './study-question.ts';

/** A belief about the rules that is not so today. */
export interface Belief {
  readonly name: Misconception | keyof RuleFlags;
  readonly topic: StudyTopic;
  /** The rules as those think them who hold it. */
  readonly edition: Edition;
  /** The rule that refutes it. */
  readonly rule: string;
  /** The sentence that refutes it, about an object of that name. */
  readonly refutation: (name: string) => string;
  /** The rule in a sentence, as it is. */
  readonly truth: string;
}

const TODAY = editionOf('current');

const TOPICS: Readonly<Record<Misconception, StudyTopic>> = {
  judgedAsPrinted: 'entering',
  countsItself: 'entering',
  neverCountsItself: 'entering',
  groupEffectsReachTheirSource: 'entering',
  entrantsReplaceEachOther: 'entering',
  effectsApplyAgain: 'counters',
  oneReplacementOnly: 'counters',
  doublingsAdd: 'counters',
  anyOrderOfEffects: 'entering',
  enteringWithIsNotPutting: 'counters',
  entersWithIsTriggered: 'counters',
  copiesCounters: 'copies',
  copiesWhatIsSeen: 'copies',
  copiesTheCardBelow: 'copies',
  copiesAfterEntering: 'copies',
  timestampsAlone: 'layers',
  layersInOrderOfPlay: 'layers',
  lostAbilitiesStop: 'layers',
  landsKeepAbilities: 'layers',
  entrantsMissEachOther: 'triggers',
  leavingSeesNothing: 'triggers',
  triggersOncePerEvent: 'triggers',
  oneOrMoreMeansEach: 'triggers',
  conditionsWait: 'triggers',
  additionalTimesMultiply: 'triggers',
  silenceStopsReplacement: 'triggers',
  enteringTappedIsBecoming: 'triggers',
  tokensDoNotDie: 'triggers',
  tokensDoNotEnter: 'triggers',
  indestructibleSavesAll: 'layers',
  lastChapterAlone: 'sagas',
  sagaGoesAtOnce: 'sagas',
};

/** Every belief. */
export const BELIEFS: readonly Belief[] = [
  ...MISCONCEPTIONS.map(name => ({
    name,
    topic: TOPICS[name],
    edition: { ...TODAY, misconceptions: misconceptionsOf([name]) },
    rule: MISCONCEPTION_RULES[name],
    refutation: (it: string) => refutationOf(name, it),
    truth: refutingRule(name),
  })),
  ...RULE_SWITCHES.map(({ flag, rule }) => ({
    name: flag,
    topic: 'changes' as const,
    edition: { ...TODAY, [flag]: false },
    rule,
    refutation: () => formerRule(flag),
    truth: presentRule(flag),
  })),
];

/** The rules of today, with the names of the beliefs added to `read` that could change the answer. */
export function watchedRules(read: Set<Belief['name']>): Edition {
  return recordingEdition({ ...TODAY, misconceptions: recordingMisconceptions(read) }, read);
}
