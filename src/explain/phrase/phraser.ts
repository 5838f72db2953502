// How the vocabulary of abilities is put into words: one function a kind, wired together in `phrases.ts`.

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

/** Who speaks: what "you", the permanent itself and "it" are called. */
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

/** "a creature", "creatures", "creature". */
export type NounForm = 'one' | 'many' | 'bare';

export interface Phraser {
  readonly voice: Voice;
  readonly who: (who: PlayerRef) => string;
  readonly whose: (who: PlayerRef) => string;
  /** The player with a verb: "you sacrifice", "an opponent sacrifices". */
  readonly does: (who: PlayerRef, verb: string) => string;
  readonly ref: (ref: ObjectRef) => string;
  readonly filter: (filter: Filter, form: NounForm) => string;
  readonly amount: (amount: Amount) => string;
  /** "two +1/+1 counters", "a +1/+1 counter for each creature you control". */
  readonly counters: (amount: Amount, kind: string, additional?: boolean) => string;
  readonly condition: (condition: Condition) => string;
  /** What is true of it then, as a predicate: "gets +1/+1", "is an artifact in addition to its other types". */
  readonly change: (change: Change) => string;
  /** The same of several: "get +1/+1". */
  readonly changes: (changes: readonly Change[], number: 'one' | 'many') => string;
  readonly exception: (exception: CopyException) => string;
  readonly objects: (objects: Objects) => string;
  readonly effect: (effect: Effect) => string;
  readonly effects: (effects: readonly Effect[]) => string;
  readonly ability: (ability: Ability) => string;
  readonly continuous: (effect: ContinuousEffect) => string;
  /** What would happen: "a creature would enter". */
  readonly pattern: (pattern: EventPattern) => string;
  readonly cant: (pattern: CantPattern) => string;
  /** What happens instead, as a predicate of what enters: "enters tapped". */
  readonly rewrite: (rewrite: Rewrite) => string;
  readonly trigger: (event: TriggerEvent) => string;
}
