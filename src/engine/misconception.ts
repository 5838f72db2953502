// Misconceptions of the rules: switches by which the engine answers as a person would who holds one, for study.

/** Misconceptions as flags, each false but where a wrong answer is worked out. */
export interface Misconceptions {
  /** 614.12: a permanent is judged as it is printed, without any continuous effect, before it enters. */
  readonly judgedAsPrinted: boolean;
  /** 614.12: a permanent counts itself while it is judged how it enters. */
  readonly countsItself: boolean;
  /** 700.5: a permanent's own mana symbols do not count for devotion that its own ability looks at. */
  readonly neverCountsItself: boolean;
  /** 614.12: a permanent's effect on a whole group applies to its own entering. */
  readonly groupEffectsReachTheirSource: boolean;
  /** 614.4: effects of permanents apply to what enters together with them. */
  readonly entrantsReplaceEachOther: boolean;
  /** 614.5: an effect applies to an event a second time. */
  readonly effectsApplyAgain: boolean;
  /** 616.1f: an event that one effect has replaced is not replaced any more. */
  readonly oneReplacementOnly: boolean;
  /** 616.1f: each effect sees the number that the event began with. */
  readonly doublingsAdd: boolean;
  /** 616.1: the steps of 616.1a to 616.1d are left out. */
  readonly anyOrderOfEffects: boolean;
  /** 122.6: counters that something enters with are not put on it. */
  readonly enteringWithIsNotPutting: boolean;
  /** 614.1c: "enters with" counters is a trigger. */
  readonly entersWithIsTriggered: boolean;
  /** 707.2: a copy has the counters of the original. */
  readonly copiesCounters: boolean;
  /** 707.2: a copy is what the original has become, by whatever effect. */
  readonly copiesWhatIsSeen: boolean;
  /** 707.3: a copy of a copy is the printed card of that copy. */
  readonly copiesTheCardBelow: boolean;
  /** 707.5: something becomes a copy after it has entered. */
  readonly copiesAfterEntering: boolean;
  /** 613.8: timestamps alone decide within a layer. */
  readonly timestampsAlone: boolean;
  /** 613.1: effects apply in the order in which they came about, whatever they do. */
  readonly layersInOrderOfPlay: boolean;
  /** 613.6: an effect ends as its source loses the ability, though it has started to apply. */
  readonly lostAbilitiesStop: boolean;
  /** 305.7: a land with another basic land type keeps its abilities. */
  readonly landsKeepAbilities: boolean;
  /** 603.6a: abilities do not see what enters at the same time as their source. */
  readonly entrantsMissEachOther: boolean;
  /** 603.10a: abilities do not see what leaves at the same time as their source. */
  readonly leavingSeesNothing: boolean;
  /** 603.2c: an ability triggers once for one event, however often that event happened in it. */
  readonly triggersOncePerEvent: boolean;
  /** 603.2c: "one or more" triggers for each. */
  readonly oneOrMoreMeansEach: boolean;
  /** 603.4: an "if" right after the event is looked at on resolution only. */
  readonly conditionsWait: boolean;
  /** 603.2d: additional times multiply. */
  readonly additionalTimesMultiply: boolean;
  /** 603.6d: what stops entering from triggering stops "enters with" and "as it enters" too. */
  readonly silenceStopsReplacement: boolean;
  /** 603.2e: entering tapped is becoming tapped. */
  readonly enteringTappedIsBecoming: boolean;
  /** 111.7: tokens do not die. */
  readonly tokensDoNotDie: boolean;
  /** 603.6a: tokens that are created do not enter. */
  readonly tokensDoNotEnter: boolean;
  /** 704.5f: indestructible saves a creature without toughness. */
  readonly indestructibleSavesAll: boolean;
  /** 714.2b: several lore counters at once trigger the last chapter alone. */
  readonly lastChapterAlone: boolean;
  /** 714.4: a Saga goes as soon as it has its last counter. */
  readonly sagaGoesAtOnce: boolean;
}
export type Misconception = keyof Misconceptions;

/** The rule that refutes each misconception. */
export const MISCONCEPTION_RULES: Readonly<Record<Misconception, string>> = {
  judgedAsPrinted: '614.12',
  countsItself: '614.12',
  neverCountsItself: '700.5',
  groupEffectsReachTheirSource: '614.12',
  entrantsReplaceEachOther: '614.4',
  effectsApplyAgain: '614.5',
  oneReplacementOnly: '616.1f',
  doublingsAdd: '616.1f',
  anyOrderOfEffects: '616.1',
  enteringWithIsNotPutting: '122.6',
  entersWithIsTriggered: '614.1c',
  copiesCounters: '707.2',
  copiesWhatIsSeen: '707.2',
  copiesTheCardBelow: '707.3',
  copiesAfterEntering: '707.5',
  timestampsAlone: '613.8a',
  layersInOrderOfPlay: '613.1',
  lostAbilitiesStop: '613.6',
  landsKeepAbilities: '305.7',
  entrantsMissEachOther: '603.6a',
  leavingSeesNothing: '603.10a',
  triggersOncePerEvent: '603.2c',
  oneOrMoreMeansEach: '603.2c',
  conditionsWait: '603.4',
  additionalTimesMultiply: '603.2d',
  silenceStopsReplacement: '603.6d',
  enteringTappedIsBecoming: '603.2e',
  tokensDoNotDie: '111.7',
  tokensDoNotEnter: '603.6a',
  indestructibleSavesAll: '704.5f',
  lastChapterAlone: '714.2b',
  sagaGoesAtOnce: '714.4',
};

/** The names of the misconceptions. */
export const MISCONCEPTIONS = Object.keys(MISCONCEPTION_RULES) as readonly Misconception[]; // the record's own keys

/** The flags of those who hold the misconceptions given. */
export function misconceptionsOf(held: readonly Misconception[]): Misconceptions {
  const all = MISCONCEPTIONS.map(name => [name, held.includes(name)] as const);
  return Object.fromEntries(all) as Record<Misconception, boolean>; // every name has its entry
}

/** A record of the flags that are read, such as a set. */
export interface FlagLog<F> {
  readonly add: (flag: F) => unknown;
}

/** The flags of nobody's misconceptions, with each that is read added to `read`: no other could change the answer. */
export function recordingMisconceptions(read: FlagLog<Misconception>): Misconceptions {
  const flags = { ...NO_MISCONCEPTIONS };
  for (const name of MISCONCEPTIONS) {
    Object.defineProperty(flags, name, {
      get: () => {
        read.add(name);
        return false;
      },
    });
  }
  return flags;
}

/** The flags of every answer but the wrong ones of study. */
export const NO_MISCONCEPTIONS: Misconceptions = misconceptionsOf([]);
