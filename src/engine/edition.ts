// Rules have dates: one table of what changed when. The engine reads flags, never dates.

/** A switch: since that day the rule reads as the flag says. */
export interface Switch {
  readonly flag: keyof Edition;
  readonly rule: string;
  /** ISO day from which it is true. */
  readonly since: string;
}

/** The rules as of a day, as flags. `true` is how the newest rules have it. */
export interface Edition {
  /** 614.12 counts continuous effects that already exist and would apply to the permanent. */
  readonly lookAheadSeesExistingEffects: boolean;
  /** 306.4 and the legend rule: planeswalkers are legendary and the planeswalker uniqueness rule is gone. */
  readonly planeswalkersAreLegendary: boolean;
  /** 111.4: a token's default name ends in "Token". */
  readonly tokenNamesEndInToken: boolean;
  /** 614.12b: combined costs of simultaneous choices must be payable. */
  readonly combinedCostsMustBePayable: boolean;
  /** 714.3a: a Saga's first lore counter is put by a replacement effect. */
  readonly sagaCounterIsReplacement: boolean;
  /** 704.5j: each player keeps a legend of their own; before Magic 2014 all of one name went. */
  readonly legendRuleIsPerController: boolean;
}

export const SWITCHES: readonly Switch[] = [
  { flag: 'legendRuleIsPerController', rule: '704.5j', since: '2013-07-13' },
  { flag: 'lookAheadSeesExistingEffects', rule: '614.12', since: '2017-09-29' },
  { flag: 'planeswalkersAreLegendary', rule: '704.5j', since: '2017-09-29' },
  { flag: 'tokenNamesEndInToken', rule: '111.4', since: '2022-02-18' },
  { flag: 'combinedCostsMustBePayable', rule: '614.12b', since: '2024-04-16' },
  { flag: 'sagaCounterIsReplacement', rule: '714.3a', since: '2026-04-17' },
];

/** The edition in force on an ISO day, or the newest for 'current'. */
export function editionOf(day: string): Edition {
  const on = (flag: keyof Edition) => day === 'current' || SWITCHES.every(s => s.flag !== flag || s.since <= day);
  return {
    lookAheadSeesExistingEffects: on('lookAheadSeesExistingEffects'),
    planeswalkersAreLegendary: on('planeswalkersAreLegendary'),
    tokenNamesEndInToken: on('tokenNamesEndInToken'),
    combinedCostsMustBePayable: on('combinedCostsMustBePayable'),
    sagaCounterIsReplacement: on('sagaCounterIsReplacement'),
    legendRuleIsPerController: on('legendRuleIsPerController'),
  };
}
