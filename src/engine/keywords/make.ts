// Building blocks of the keyword tables: the few shapes that keyword abilities are made of.
import type { StaticAbility, TriggeredAbility } from '../ability/ability.ts';
import type { Amount } from '../ability/amount.ts';
import type { Condition } from '../ability/condition.ts';
import type { Change } from '../ability/continuous.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { KeywordAbility } from '../ability/keyword.ts';
import type { CantAbility, CantPattern, ReplacementAbility, Rewrite } from '../ability/replacement.ts';
import { SELF } from '../ability/self.ts';
import type { TriggerEvent } from '../ability/trigger.ts';

export const YOU = { kind: 'you' } as const;
export const OPPONENT = { kind: 'opponent' } as const;
export const ANYONE = { kind: 'anyone' } as const;
export const THIS = { kind: 'self' } as const;
export const CREATURE = { kind: 'type', type: 'Creature' } as const satisfies Clause;
export const YOURS = { kind: 'controlledBy', who: YOU } as const satisfies Clause;
export const OTHER = { kind: 'other' } as const satisfies Clause;

/** A filter of clauses. */
export function all(...clauses: readonly Clause[]): Filter {
  return { clauses };
}

/** The number of a keyword; 1 where none is written. */
export function numberOf(keyword: KeywordAbility): Amount {
  if (keyword.amount === 'sunburst') return { kind: 'colorsSpent' };
  return keyword.amount ?? 1;
}

/** "This permanent enters with …" (614.1c). */
export function entering(...rewrites: readonly Rewrite[]): ReplacementAbility {
  return replacing({ kind: 'enters', what: SELF }, ...rewrites);
}

/** The same, if a condition holds as it enters. */
export function enteringIf(condition: Condition, ...rewrites: readonly Rewrite[]): ReplacementAbility {
  return { ...entering(...rewrites), condition };
}

export function replacing(event: ReplacementAbility['event'], ...rewrites: readonly Rewrite[]): ReplacementAbility {
  return { kind: 'replacement', event, condition: undefined, optional: undefined, rewrites };
}

/** "with N counters", or with that many additional ones. */
export function withCounters(counter: string, amount: Amount, additional = false): Rewrite {
  return { kind: 'withCounters', counter, amount, additional };
}

/** A static ability about the object itself. */
export function isItself(condition: Condition | undefined, ...changes: readonly Change[]): StaticAbility {
  return {
    kind: 'static',
    effects: [{ affects: SELF, changes, condition: undefined }],
    condition,
    defining: false,
  };
}

/** 604.3: a characteristic-defining ability. */
export function defining(...changes: readonly Change[]): StaticAbility {
  return { ...isItself(undefined, ...changes), defining: true };
}

export function cant(what: CantPattern): CantAbility {
  return { kind: 'cant', what, condition: undefined };
}

/** A triggered ability of one event; its effect is kept in words of ours. */
export function whenever(event: TriggerEvent, effect: string, condition?: Condition): TriggeredAbility {
  return { kind: 'triggered', events: [event], condition, effect, oncePerTurn: false };
}

export const ENTERS = { kind: 'enters', what: SELF, oneOrMore: false } as const satisfies TriggerEvent;
export const DIES = { kind: 'dies', what: SELF, oneOrMore: false } as const satisfies TriggerEvent;
export const LEAVES = { kind: 'leaves', what: SELF, oneOrMore: false } as const satisfies TriggerEvent;
export const ATTACKS = { kind: 'attacks', what: SELF, oneOrMore: false } as const satisfies TriggerEvent;
export const UPKEEP = { kind: 'begins', step: 'upkeep', whose: YOU } as const satisfies TriggerEvent;
export const HITS_PLAYER = {
  kind: 'dealsDamage',
  source: SELF,
  to: ANYONE,
  combat: true,
  oneOrMore: false,
} as const satisfies TriggerEvent;

/** "If its … cost was paid". */
export function paid(cost: string): Condition {
  return { kind: 'paid', cost };
}

/** "If it has a … counter on it" and how many. */
export function hasCounters(counter: string, is: '>' | '=' = '>'): Condition {
  return { kind: 'compare', left: { kind: 'countersOn', counter, of: THIS }, is, right: 0 };
}
