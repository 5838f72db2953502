// Phrasers: the vocabulary of abilities in words, one function a kind; `make-phraser.ts` combines them.

import type {
  Ability,
  Amount,
  CantPattern,
  Change,
  Condition,
  ContinuousEffect,
  CopyException,
  Effect,
  EventPattern,
  Filter,
  ObjectRef,
  Objects,
  PlayerRef,
  Rewrite,
  TriggerEvent,
} from '../../engine/index.ts';

/** The words for "you", the permanent itself and "it" in a phrase. */
export interface Voice {
  readonly you: string;
  readonly your: string;
  /** An opponent of that player. */
  readonly opponent: string;
  /** The permanent the ability is on. */
  readonly self: string;
  /** The object the event is about. */
  readonly it: string;
}

/** The form of a noun: "a creature", "creatures", "creature". */
export type NounForm = 'one' | 'many' | 'bare';

/** The amounts of a change of power and toughness, where they were evaluated. */
export type EvaluatedChange = readonly [power: number | undefined, toughness: number | undefined] | undefined;

export interface Phraser {
  readonly voice: Voice;
  /** The phraser of an ability that another object has. */
  readonly withSelf: (self: string) => Phraser;
  /** The same phrases with other words for the controller: "they", "their". */
  readonly withYou: (you: string, your: string) => Phraser;
  readonly who: (who: PlayerRef) => string;
  readonly whose: (who: PlayerRef) => string;
  /** A player with a verb: "you sacrifice", "an opponent sacrifices". */
  readonly does: (who: PlayerRef, verb: string) => string;
  readonly ref: (ref: ObjectRef) => string;
  readonly filter: (filter: Filter, form: NounForm) => string;
  readonly amount: (amount: Amount) => string;
  /** Counters with their amount: "two +1/+1 counters", "a +1/+1 counter for each creature you control". */
  readonly counters: (amount: Amount, kind: string, additional?: boolean) => string;
  readonly condition: (condition: Condition) => string;
  /** A change as a predicate, with the amounts it came to: "gets +1/+1", "has base power and toughness 3/3 (its mana value)". */
  readonly change: (change: Change, numbers?: EvaluatedChange) => string;
  /** Several changes as a predicate: "get +1/+1". */
  readonly changes: (changes: readonly Change[], number: 'one' | 'many') => string;
  readonly exception: (exception: CopyException) => string;
  readonly objects: (objects: Objects) => string;
  readonly effect: (effect: Effect) => string;
  readonly effects: (effects: readonly Effect[]) => string;
  readonly ability: (ability: Ability) => string;
  readonly continuous: (effect: ContinuousEffect) => string;
  /** An event as it would happen: "a creature would enter". */
  readonly pattern: (pattern: EventPattern) => string;
  readonly cant: (pattern: CantPattern) => string;
  /** A rewrite as a predicate of the affected object: "enters tapped". */
  readonly rewrite: (rewrite: Rewrite) => string;
  readonly trigger: (event: TriggerEvent) => string;
}
