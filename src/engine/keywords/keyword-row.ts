// Rows of the keyword tables: functions from a keyword ability to the abilities it stands for.
import type { Ability } from '../ability/ability.ts';
import type { KeywordAbility } from '../ability/keyword.ts';

/** One ability a keyword stands for, with its rule. */
export interface ExpandedAbility {
  readonly ability: Ability;
  readonly rule: string;
  /** The rule by which several instances of the keyword work separately, where it has one. */
  readonly several?: string;
}

export type KeywordRow = (keyword: KeywordAbility) => readonly ExpandedAbility[];
