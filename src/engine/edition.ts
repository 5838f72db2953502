// Editions of the rules: one table of changes by date. The engine reads flags, never dates.
import { type FlagLog, type Misconceptions, NO_MISCONCEPTIONS } from './misconception.ts';

/** A change of a rule: its flag is true from a day on. */
export interface RuleSwitch {
  readonly flag: keyof RuleFlags;
  readonly rule: string;
  /** ISO day from which it is true. */
  readonly since: string;
}

/** The rules that have changed, as flags. `true` is how the newest rules have it. */
export interface RuleFlags {
  /** 614.12 counts continuous effects that already exist and would apply to the permanent. */
  readonly lookAheadSeesExistingEffects: boolean;
  /** 306.4, 704.5j: planeswalkers are legendary and the planeswalker uniqueness rule is gone. */
  readonly planeswalkersAreLegendary: boolean;
  /** 111.4: a token's default name ends in "Token". */
  readonly tokenNamesEndInToken: boolean;
  /** 614.12b: combined costs of simultaneous choices must be payable. */
  readonly combinedCostsMustBePayable: boolean;
  /** 714.3a: a Saga's first lore counter is put by a replacement effect. */
  readonly sagaCounterIsReplacement: boolean;
  /**
   * 704.5j: one legend of a name stays under each player; before Magic 2014 all of one name were put into graveyards.
   */
  readonly legendRuleIsPerController: boolean;
  /** 111.2: a token's owner is the player who creates it; before Magic 2010 the controller of the effect. */
  readonly tokensBelongToTheirCreator: boolean;
  /** 702.15b: lifelink gains life as part of the damage; before Magic 2010 it was a triggered ability. */
  readonly lifelinkIsNoTrigger: boolean;
  /** 702.2b: deathtouch destroys as a state-based action; before Magic 2010 it was a triggered ability. */
  readonly deathtouchIsNoTrigger: boolean;
  /** 202.3b: the back of a double-faced permanent has its front's mana value; before it was 0. */
  readonly backHasManaValueOfFront: boolean;
  /** 903.9a: a commander is put into the graveyard or exile before it may return; before it went elsewhere instead. */
  readonly commandersReturnAfterwards: boolean;
  /** 707.8a: a token that copies something double-faced has both faces; before no token turned over. */
  readonly tokenCopiesHaveBothFaces: boolean;
  /** 122.1c: several shield counters are one effect; before each was one of its own. */
  readonly shieldCountersAreOneEffect: boolean;
  /** 704.5s, 714.3c: a Saga without chapters is not sacrificed, and gets no lore counter as a main phase begins. */
  readonly sagasWithoutChaptersStay: boolean;
  /** 704.5v, 704.5w: of the battles without defense only Sieges wait for their abilities; before all of them did. */
  readonly onlySiegesAwaitTheirAbilities: boolean;
  /** 704.5y: any battle with an illegal protector gets another; before only Sieges. */
  readonly anyBattleIsProtectedAnew: boolean;
  /** 704.5a: no life loses the game at once; before Sixth Edition at the end of the phase. */
  readonly noLifeLosesAtOnce: boolean;
  /**
   * 113.6: a tapped artifact's abilities work; before Sixth Edition only those of an untapped one, if it was no
   * creature.
   */
  readonly tappedArtifactsWork: boolean;
  /** 704.5j: a legend's time on the battlefield is irrelevant; before Champions of Kamigawa the oldest stayed. */
  readonly newLegendsCountAsOld: boolean;
  /** 613.4c: counters are counted after effects that set power and toughness; before Ravnica ahead of them. */
  readonly countersComeAfterSetSizes: boolean;
  /** 704.5q: +1/+1 and -1/-1 counters remove one another; before Time Spiral they stayed side by side. */
  readonly countersAnnihilate: boolean;
  /** 613.1e: colors have a layer ahead of abilities; before Magic 2010 both were in one. */
  readonly colorsComeBeforeAbilities: boolean;
  /**
   * 613.4b: effects that set power and toughness come ahead of effects that modify them; before Magic 2010 resolved
   * effects of both kinds went by timestamp.
   */
  readonly sizesAreSetFirst: boolean;
  /**
   * 306.7: damage to a player stays theirs; before Dominaria an opponent could have it dealt to a planeswalker instead.
   */
  readonly planeswalkersAreNotHitInstead: boolean;
  /** 701.34a: a counter of each kind; before War of the Spark of one kind. */
  readonly proliferateAddsEachKind: boolean;
  /** 702.75a: a permanent with hideaway enters untapped; before Streets of New Capenna tapped. */
  readonly hideawayEntersUntapped: boolean;
  /** 702.145b: daybound turns only what has two faces; before Battle for Baldur's Gate whatever had it. */
  readonly dayboundNeedsTwoFaces: boolean;
  /** 701.47a: the Army becomes what is amassed; before The Lord of the Rings it stayed what it was. */
  readonly amassMakesAnArmyOfTheType: boolean;
  /** 616.1d: effects that make an object enter back face up are chosen ahead of others; before among the others. */
  readonly backsComeBeforeOthers: boolean;
}

/** The rules as of a day, and the misconceptions of them that an answer is to have: none, but for study. */
export interface Edition extends RuleFlags {
  readonly misconceptions: Misconceptions;
}

export const RULE_SWITCHES: readonly RuleSwitch[] = [
  { flag: 'noLifeLosesAtOnce', rule: '704.5a', since: '1999-04-23' },
  { flag: 'tappedArtifactsWork', rule: '113.6', since: '1999-04-23' },
  { flag: 'newLegendsCountAsOld', rule: '704.5j', since: '2004-10-01' },
  { flag: 'countersComeAfterSetSizes', rule: '613.4c', since: '2005-10-07' },
  { flag: 'countersAnnihilate', rule: '704.5q', since: '2006-10-06' },
  { flag: 'tokensBelongToTheirCreator', rule: '111.2', since: '2009-07-11' },
  { flag: 'lifelinkIsNoTrigger', rule: '702.15b', since: '2009-07-11' },
  { flag: 'deathtouchIsNoTrigger', rule: '702.2b', since: '2009-07-11' },
  { flag: 'colorsComeBeforeAbilities', rule: '613.1e', since: '2009-07-11' },
  { flag: 'sizesAreSetFirst', rule: '613.4b', since: '2009-07-11' },
  { flag: 'legendRuleIsPerController', rule: '704.5j', since: '2013-07-13' },
  { flag: 'backHasManaValueOfFront', rule: '202.3b', since: '2016-04-08' },
  { flag: 'lookAheadSeesExistingEffects', rule: '614.12', since: '2017-09-29' },
  { flag: 'planeswalkersAreLegendary', rule: '306.4', since: '2017-09-29' },
  { flag: 'planeswalkersAreNotHitInstead', rule: '306.7', since: '2018-04-27' },
  { flag: 'proliferateAddsEachKind', rule: '701.34a', since: '2019-05-03' },
  { flag: 'commandersReturnAfterwards', rule: '903.9a', since: '2020-07-03' },
  { flag: 'tokenNamesEndInToken', rule: '111.4', since: '2021-11-19' },
  { flag: 'backsComeBeforeOthers', rule: '616.1d', since: '2022-02-18' },
  { flag: 'hideawayEntersUntapped', rule: '702.75a', since: '2022-04-29' },
  { flag: 'dayboundNeedsTwoFaces', rule: '702.145b', since: '2022-06-10' },
  { flag: 'tokenCopiesHaveBothFaces', rule: '707.8a', since: '2023-04-21' },
  { flag: 'amassMakesAnArmyOfTheType', rule: '701.47a', since: '2023-06-23' },
  { flag: 'combinedCostsMustBePayable', rule: '614.12b', since: '2024-04-16' },
  { flag: 'sagasWithoutChaptersStay', rule: '704.5s', since: '2025-06-06' },
  { flag: 'shieldCountersAreOneEffect', rule: '122.1c', since: '2026-01-16' },
  { flag: 'sagaCounterIsReplacement', rule: '714.3a', since: '2026-04-17' },
  { flag: 'onlySiegesAwaitTheirAbilities', rule: '704.5w', since: '2026-08-07' },
  { flag: 'anyBattleIsProtectedAnew', rule: '704.5y', since: '2026-08-07' },
];

/** The edition in force on an ISO day, or the newest for 'current'. */
export function editionOf(day: string): Edition {
  const on = (flag: keyof RuleFlags) =>
    day === 'current' || RULE_SWITCHES.every(s => s.flag !== flag || s.since <= day);
  return {
    misconceptions: NO_MISCONCEPTIONS,
    lookAheadSeesExistingEffects: on('lookAheadSeesExistingEffects'),
    planeswalkersAreLegendary: on('planeswalkersAreLegendary'),
    tokenNamesEndInToken: on('tokenNamesEndInToken'),
    combinedCostsMustBePayable: on('combinedCostsMustBePayable'),
    sagaCounterIsReplacement: on('sagaCounterIsReplacement'),
    legendRuleIsPerController: on('legendRuleIsPerController'),
    tokensBelongToTheirCreator: on('tokensBelongToTheirCreator'),
    lifelinkIsNoTrigger: on('lifelinkIsNoTrigger'),
    deathtouchIsNoTrigger: on('deathtouchIsNoTrigger'),
    backHasManaValueOfFront: on('backHasManaValueOfFront'),
    commandersReturnAfterwards: on('commandersReturnAfterwards'),
    tokenCopiesHaveBothFaces: on('tokenCopiesHaveBothFaces'),
    shieldCountersAreOneEffect: on('shieldCountersAreOneEffect'),
    sagasWithoutChaptersStay: on('sagasWithoutChaptersStay'),
    onlySiegesAwaitTheirAbilities: on('onlySiegesAwaitTheirAbilities'),
    anyBattleIsProtectedAnew: on('anyBattleIsProtectedAnew'),
    noLifeLosesAtOnce: on('noLifeLosesAtOnce'),
    tappedArtifactsWork: on('tappedArtifactsWork'),
    newLegendsCountAsOld: on('newLegendsCountAsOld'),
    countersComeAfterSetSizes: on('countersComeAfterSetSizes'),
    countersAnnihilate: on('countersAnnihilate'),
    colorsComeBeforeAbilities: on('colorsComeBeforeAbilities'),
    sizesAreSetFirst: on('sizesAreSetFirst'),
    planeswalkersAreNotHitInstead: on('planeswalkersAreNotHitInstead'),
    proliferateAddsEachKind: on('proliferateAddsEachKind'),
    hideawayEntersUntapped: on('hideawayEntersUntapped'),
    dayboundNeedsTwoFaces: on('dayboundNeedsTwoFaces'),
    amassMakesAnArmyOfTheType: on('amassMakesAnArmyOfTheType'),
    backsComeBeforeOthers: on('backsComeBeforeOthers'),
  };
}

/** The same edition, with each flag that is read added to `flagsRead`: an answer depends on those flags alone. */
export function recordingEdition(edition: Edition, flagsRead: FlagLog<keyof RuleFlags>): Edition {
  // It has a getter for each flag of the edition that it is made of.
  return new RecordingEdition(edition, flagsRead) as unknown as Edition;
}

class RecordingEdition {
  readonly misconceptions: Misconceptions;
  readonly #edition: Edition;
  readonly #flagsRead: FlagLog<keyof RuleFlags>;

  constructor(edition: Edition, flagsRead: FlagLog<keyof RuleFlags>) {
    this.misconceptions = edition.misconceptions;
    this.#edition = edition;
    this.#flagsRead = flagsRead;
  }

  static {
    for (const { flag } of RULE_SWITCHES) {
      Object.defineProperty(RecordingEdition.prototype, flag, {
        get(this: RecordingEdition) {
          this.#flagsRead.add(flag);
          return this.#edition[flag];
        },
      });
    }
  }
}
