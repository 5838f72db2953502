// Changes of the rules in our words: a row for each switch of the engine, with the source that documents the change.
import { RULE_SWITCHES, type RuleFlags } from '../engine/edition.ts';

/** A change of the rules that the engine can play both ways. */
export interface RuleChange {
  readonly flag: keyof RuleFlags;
  /** The rule's number in the newest file. */
  readonly rule: string;
  /** The ISO day from which the rule is as `is` describes it. */
  readonly since: string;
  /** The rule before that day, a sentence. */
  readonly was: string;
  /** The rule from that day on, a sentence. */
  readonly is: string;
  /** The source that documents the change, and the certainty of the day. */
  readonly documented: string;
  /**
   * The pair of scenarios in `scenarios/dated` that the change answers differently: `<pair>-before` and `<pair>-after`.
   */
  readonly pair: string;
}

type Words = Omit<RuleChange, 'flag' | 'rule' | 'since'>;

const WORDS = {
  tokensBelongToTheirCreator: {
    was: 'A token was owned by the controller of the effect that created it, whoever got it.',
    is: 'A token is owned by the player under whose control it is created.',
    documented: 'The announcement of the Magic 2010 rules changes; the rules of 11 July 2009.',
    pair: 'token-owner',
  },
  lifelinkIsNoTrigger: {
    was: 'Lifelink was a triggered ability: the life came when it resolved, and once for each lifelink.',
    is: 'Lifelink gains the life as part of the damage, and several are no more than one.',
    documented: 'The announcement of the Magic 2010 rules changes; the rules of 11 July 2009.',
    pair: 'lifelink-in-time',
  },
  deathtouchIsNoTrigger: {
    was: 'Deathtouch was a triggered ability, which destroyed the creature when it resolved.',
    is: 'A creature that a source with deathtouch damages is destroyed as a state-based action.',
    documented: 'The announcement of the Magic 2010 rules changes; the rules of 11 July 2009.',
    pair: 'deathtouch-in-time',
  },
  legendRuleIsPerController: {
    was: 'Legendary permanents of one name, or planeswalkers of one type, all went to the graveyard, whoever controlled them.',
    is: 'Each player keeps one of the legendary permanents of a name that they control, and what others control does not matter.',
    documented: 'The announcement of the Magic 2014 rules changes; the rules of 13 July 2013.',
    pair: 'legends-of-two-players',
  },
  backHasManaValueOfFront: {
    was: 'A double-faced permanent with its back up had a mana value of 0.',
    is: 'A double-faced permanent with its back up has the mana value of its front.',
    documented: 'The Update Bulletin of Shadows over Innistrad, 7 April 2016; the day is that of the release.',
    pair: 'back-face-mana-value',
  },
  lookAheadSeesExistingEffects: {
    was: 'How a permanent would enter was judged without the effects of other permanents that would apply to it.',
    is: 'How a permanent would enter is judged with the effects that already exist and would apply to it.',
    documented: 'The Comprehensive Rules changes of Ixalan, 28 September 2017; the rules of 29 September 2017.',
    pair: 'look-ahead-at-effects',
  },
  planeswalkersAreLegendary: {
    was: 'A player kept only one planeswalker of each planeswalker type.',
    is: 'Planeswalkers are legendary, and only those of one name exclude each other.',
    documented: 'The Comprehensive Rules changes of Ixalan, 28 September 2017; the rules of 29 September 2017.',
    pair: 'two-planeswalkers-of-a-type',
  },
  commandersReturnAfterwards: {
    was: 'A commander could go to the command zone in place of a graveyard or exile, and then never was there.',
    is: 'A commander goes to the graveyard or exile first, which other abilities see, and may return from there.',
    documented: 'The July 2020 update of the Commander rules; the day is that of the release of Core Set 2021.',
    pair: 'commander-dies',
  },
  tokenNamesEndInToken: {
    was: 'A token that was given no name was called as its subtypes.',
    is: 'A token that is given no name is called as its subtypes and the word Token.',
    documented:
      'The Comprehensive Rules changes of Innistrad: Crimson Vow, 10 November 2021; the day is that of the release.',
    pair: 'token-name',
  },
  tokenCopiesHaveBothFaces: {
    was: 'No token could turn over, not even a copy of something double-faced.',
    is: 'A token that is a copy of something double-faced has both faces and can turn over.',
    documented:
      'The rules file of 16 January 2026 against that of 29 April 2022; the day is that of March of the Machine, which brought double-faced tokens.',
    pair: 'token-copy-turns-over',
  },
  combinedCostsMustBePayable: {
    was: 'Nothing said that what was promised for several permanents entering together had to be payable together.',
    is: 'What is promised for several permanents entering together must be payable together.',
    documented:
      'The rules file of 16 January 2026 against rule 614 of 8 March 2024; the change came on some day between, and the next rules after March 2024 are taken for it.',
    pair: 'two-costs-at-once',
  },
  sagasWithoutChaptersStay: {
    was: 'A Saga that had lost its chapters counted as being at its last, and was sacrificed.',
    is: 'A Saga that has lost its chapters stays; no lore counter is put on it as a main phase begins.',
    documented: 'The release notes of Final Fantasy; the day is that of the prerelease, when the rules changed.',
    pair: 'saga-without-chapters',
  },
  shieldCountersAreOneEffect: {
    was: 'Each shield counter was an effect of its own, so that damage that could not be prevented took them all.',
    is: 'The shield counters on a permanent are one effect, and damage takes one of them.',
    documented:
      'The rules file of 16 January 2026 against that of 29 April 2022; the change came on some day between, and that of the newer file is used.',
    pair: 'two-shield-counters',
  },
  sagaCounterIsReplacement: {
    was: "A Saga's first lore counter was put on it by the rules, and nothing that multiplies counters applied to it.",
    is: 'A Saga enters with its first lore counter by an ability of its own, and what multiplies counters applies to it.',
    documented: 'The rules file of 17 April 2026 against that of 16 January 2026.',
    pair: 'saga-under-doubling-season',
  },
  onlySiegesAwaitTheirAbilities: {
    was: 'Any battle without defense stayed while an ability of its own waited or was on the stack.',
    is: 'Only a Siege without defense stays for an ability of its own; another battle goes at once.',
    documented: 'The rules file of 7 August 2026 against that of 17 April 2026.',
    pair: 'battle-that-is-no-siege',
  },
  anyBattleIsProtectedAnew: {
    was: 'Only a Siege got another protector when its own could not be that.',
    is: 'Any battle gets another protector when its own cannot be that; a battle without a battle type, its controller.',
    documented: 'The rules file of 7 August 2026 against that of 17 April 2026.',
    pair: 'battle-protected-by-an-opponent',
  },
  noLifeLosesAtOnce: {
    was: 'A player without life lost only when the phase ended.',
    is: 'A player without life loses at once, as a state-based action.',
    documented:
      'The Comprehensive Rules of 23 April 1999 (Classic Sixth Edition), which tournaments took up on 1 June 1999.',
    pair: 'no-life-left',
  },
  tappedArtifactsWork: {
    was: 'A tapped artifact that was no creature did nothing, as if it were switched off.',
    is: 'An artifact does what it says whether it is tapped or not.',
    documented:
      'The Comprehensive Rules of 23 April 1999 (Classic Sixth Edition), which tournaments took up on 1 June 1999.',
    pair: 'tapped-artifact',
  },
  newLegendsCountAsOld: {
    was: 'Of legends of one name the one that had been there longest stayed.',
    is: 'All legends of one name are equal, and went together until each player kept one.',
    documented:
      'The announcement of the legend rule of Champions of Kamigawa, September 2004; the day is that of the release.',
    pair: 'second-legend',
  },
  countersComeAfterSetSizes: {
    was: 'Counters were counted first, and an effect that set power and toughness undid them.',
    is: 'Counters are counted after effects that set power and toughness.',
    documented:
      'The glossary of the rules for Ravnica, under Counter, against that for Ninth Edition; the day is that of the release.',
    pair: 'counter-under-a-set-size',
  },
  countersAnnihilate: {
    was: 'A permanent kept +1/+1 and -1/-1 counters side by side.',
    is: 'Pairs of a +1/+1 and a -1/-1 counter are removed, as a state-based action.',
    documented:
      'The article "Too Cool for Rules" of 20 September 2006, on Time Spiral; the day is that of the release.',
    pair: 'counters-of-both-signs',
  },
  colorsComeBeforeAbilities: {
    was: 'Effects on colors and on abilities were applied in one layer, by their timestamps.',
    is: 'Effects on colors are applied ahead of effects on abilities.',
    documented: 'The July 2009 Update Bulletin, on rule 612.1 of 11 July 2009.',
    pair: 'color-from-a-lost-ability',
  },
  sizesAreSetFirst: {
    was: 'What spells did to power and toughness was applied in the order in which it came, be it setting or adding.',
    is: 'What sets power and toughness is applied ahead of what adds to them.',
    documented: 'The July 2009 Update Bulletin, on rule 612.3 of 11 July 2009.',
    pair: 'growth-before-a-set-size',
  },
  planeswalkersAreNotHitInstead: {
    was: 'An opponent could have noncombat damage meant for a player dealt to a planeswalker of theirs.',
    is: 'Damage to a player stays with that player; what may hit a planeswalker says so.',
    documented: 'The Comprehensive Rules changes of Dominaria, 13 April 2018; the day is that of the release.',
    pair: 'bolt-at-a-planeswalker',
  },
  proliferateAddsEachKind: {
    was: 'Proliferate added a counter of one kind, where there were several.',
    is: 'Proliferate adds a counter of each kind that is there.',
    documented: 'The Comprehensive Rules changes of War of the Spark, 25 April 2019; the day is that of the release.',
    pair: 'proliferate-two-kinds',
  },
  hideawayEntersUntapped: {
    was: 'Hideaway made its permanent enter tapped.',
    is: 'Hideaway says nothing about tapping; cards that enter tapped say so.',
    documented:
      'The Oracle and rules changes of Streets of New Capenna, 20 April 2022; the rules file of 29 April 2022.',
    pair: 'hideaway-enters',
  },
  dayboundNeedsTwoFaces: {
    was: 'At night whatever had daybound was to enter transformed, and what had no other face could not enter.',
    is: 'At night only a double-faced card enters transformed by daybound.',
    documented:
      "The Comprehensive Rules changes of Battle for Baldur's Gate, 1 June 2022; the day is that of the release.",
    pair: 'copy-of-a-daybound-card',
  },
  amassMakesAnArmyOfTheType: {
    was: 'Amassing put counters on an Army, which kept its types.',
    is: 'The Army that amasses becomes one of the type named, too.',
    documented:
      'The rules file of 16 January 2026 against that of 29 April 2022; the day is that of The Lord of the Rings, which brought Orcs to amass.',
    pair: 'amass-with-another-army',
  },
  backsComeBeforeOthers: {
    was: 'What made something enter transformed was chosen among the other effects on how it entered, in any order.',
    is: 'What makes something enter transformed is chosen ahead of the others, which its other face may not have.',
    documented:
      'The Comprehensive Rules changes of Kamigawa: Neon Dynasty, 9 February 2022; the day is that of the release.',
    pair: 'counters-of-the-front-face',
  },
} as const satisfies { readonly [F in keyof RuleFlags]: Words };

/** Every change that the engine plays both ways, oldest first. */
export const TIMELINE: readonly RuleChange[] = RULE_SWITCHES.map(row => ({ ...row, ...WORDS[row.flag] })).sort(
  (one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : 0),
);
