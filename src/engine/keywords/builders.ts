// Builders for the keyword tables: filters, rewrites, abilities and conditions.
import type { StaticAbility, TriggeredAbility } from '../ability/ability.ts';
import type { Amount } from '../ability/amount.ts';
import type { Condition } from '../ability/condition.ts';
import type { Change } from '../ability/continuous-effect.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { KeywordAbility } from '../ability/keyword.ts';
import type { CantAbility, CantPattern, ReplacementAbility, Rewrite } from '../ability/replacement.ts';
import { SELF } from '../ability/self.ts';
import type { TriggerEvent } from '../ability/trigger.ts';

export const CONTROLLER = { kind: 'you' } as const;
export const AN_OPPONENT = { kind: 'opponent' } as const;
export const ANY_PLAYER = { kind: 'anyone' } as const;
export const THIS_PERMANENT = { kind: 'self' } as const;
export const CREATURE = { kind: 'type', type: 'Creature' } as const satisfies Clause;
export const YOU_CONTROL = { kind: 'controlledBy', who: CONTROLLER } as const satisfies Clause;
export const ANOTHER = { kind: 'other' } as const satisfies Clause;

/** A filter of clauses. */
export function filterOfClauses(...clauses: readonly Clause[]): Filter {
  return { clauses };
}

/** The number of a keyword; 1 where none is written. */
export function keywordNumber(keyword: KeywordAbility): Amount {
  if (keyword.amount === 'sunburst') return { kind: 'colorsSpent' };
  return keyword.amount ?? 1;
}

/** "This permanent enters with …" (614.1c). */
export function entersWith(...rewrites: readonly Rewrite[]): ReplacementAbility {
  return replacementOf({ kind: 'enters', what: SELF }, ...rewrites);
}

/** The same under a condition, checked as it enters. */
export function entersWithIf(condition: Condition, ...rewrites: readonly Rewrite[]): ReplacementAbility {
  return { ...entersWith(...rewrites), condition };
}

export function replacementOf(event: ReplacementAbility['event'], ...rewrites: readonly Rewrite[]): ReplacementAbility {
  return { kind: 'replacement', event, condition: undefined, optional: undefined, rewrites };
}

/** "with N counters", or with that many additional ones. */
export function counterRewrite(counter: string, amount: Amount, additional = false): Rewrite {
  return { kind: 'withCounters', counter, amount, additional };
}

/** A static ability about the object itself. */
export function staticOnItself(condition: Condition | undefined, ...changes: readonly Change[]): StaticAbility {
  return {
    kind: 'static',
    effects: [{ affects: SELF, changes, condition: undefined }],
    condition,
    defining: false,
  };
}

/** 604.3: a characteristic-defining ability. */
export function characteristicDefining(...changes: readonly Change[]): StaticAbility {
  return { ...staticOnItself(undefined, ...changes), defining: true };
}

export function cant(what: CantPattern): CantAbility {
  return { kind: 'cant', what, condition: undefined };
}

/** A triggered ability of one event; its effect is text in our own words. */
export function triggeredOn(event: TriggerEvent, effect: string, condition?: Condition): TriggeredAbility {
  return { kind: 'triggered', events: [event], condition, effect, oncePerTurn: false };
}

export const ENTERS = { kind: 'enters', what: SELF, oneOrMore: false } as const satisfies TriggerEvent;
export const DIES = { kind: 'dies', what: SELF, oneOrMore: false } as const satisfies TriggerEvent;
export const LEAVES = { kind: 'leaves', what: SELF, oneOrMore: false } as const satisfies TriggerEvent;
export const ATTACKS = { kind: 'attacks', what: SELF, oneOrMore: false } as const satisfies TriggerEvent;
export const UPKEEP = { kind: 'begins', step: 'upkeep', whose: CONTROLLER } as const satisfies TriggerEvent;
export const HITS_PLAYER = {
  kind: 'dealsDamage',
  source: SELF,
  to: ANY_PLAYER,
  combat: true,
  oneOrMore: false,
} as const satisfies TriggerEvent;

/** The condition that a cost was paid: "if its … cost was paid". */
export function wasPaid(cost: string): Condition {
  return { kind: 'paid', cost };
}

/** "If it has a … counter on it", with a comparison of the count to 0. */
export function hasCounterCount(counter: string, is: '>' | '=' = '>'): Condition {
  return { kind: 'compare', left: { kind: 'countersOn', counter, of: THIS_PERMANENT }, is, right: 0 };
}
