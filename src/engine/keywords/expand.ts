// 702: what a keyword ability stands for, as abilities the engine interprets.
import type { Ability } from '../ability/ability.ts';
import type { KeywordAbility } from '../ability/keyword.ts';

/** One ability a keyword stands for, with the rule that says so. */
export interface Expanded {
  readonly ability: Ability;
  readonly rule: string;
}

/** The abilities a keyword stands for that the engine acts on; empty where it acts on the bare word or not at all. */
export function expandKeyword(_keyword: KeywordAbility): readonly Expanded[] {
  return [];
}
