// What changed when, in our words: a row for each switch of the engine, with where the change is documented.
import { type Edition, SWITCHES } from '../engine/index.ts';

/** A change of the rules that the engine can play both ways. */
export interface Change {
  readonly flag: keyof Edition;
  /** The rule as the newest file numbers it. */
  readonly rule: string;
  /** ISO day from which the rule is as it `is`. */
  readonly since: string;
  /** What held before that day, a sentence. */
  readonly was: string;
  /** What holds from that day on, a sentence. */
  readonly is: string;
  /** Where the change can be read, and how sure the day is. */
  readonly documented: string;
  /** The pair of questions in `scenarios/dated` that the change answers otherwise: `<pair>-before` and `<pair>-after`. */
  readonly pair: string;
}

type Words = Omit<Change, 'flag' | 'rule' | 'since'>;

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
    documented: 'The rules changes that came with Shadows over Innistrad; the day is that of the release.',
    pair: 'back-face-mana-value',
  },
  lookAheadSeesExistingEffects: {
    was: 'How a permanent would enter was judged without the effects of other permanents that would apply to it.',
    is: 'How a permanent would enter is judged with the effects that already exist and would apply to it.',
    documented: 'The rules changes that came with Ixalan; the rules of 29 September 2017.',
    pair: 'look-ahead-at-effects',
  },
  planeswalkersAreLegendary: {
    was: 'A player kept only one planeswalker of each planeswalker type.',
    is: 'Planeswalkers are legendary, and only those of one name exclude each other.',
    documented: 'The rules changes that came with Ixalan; the rules of 29 September 2017.',
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
      'The rules changes that came with Kamigawa: Neon Dynasty; the rules file of 29 April 2022 has it already.',
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
    is: 'A Saga that has lost its chapters stays, and gets no lore counters.',
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
} as const satisfies { readonly [F in keyof Edition]: Words };

/** Every change that the engine plays both ways, oldest first. */
export const TIMELINE: readonly Change[] = SWITCHES.map(row => ({ ...row, ...WORDS[row.flag] })).sort((one, other) =>
  one.since < other.since ? -1 : one.since > other.since ? 1 : 0,
);
