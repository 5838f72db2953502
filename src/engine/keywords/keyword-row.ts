// A row of a keyword table: from the keyword as written to the abilities it stands for.
import type { Ability } from '../ability/ability.ts';
import type { KeywordAbility } from '../ability/keyword.ts';

/** One ability a keyword stands for, with the rule that says so. */
export interface ExpandedAbility {
  readonly ability: Ability;
  readonly rule: string;
  /** The rule that several instances of the keyword each work separately, where it has one. */
  readonly several?: string;
}

export type KeywordRow = (keyword: KeywordAbility) => readonly ExpandedAbility[];
