// What a check finds wrong, as data; explain/explain-failure puts it in words.
import type { UnreadAnswer } from '../answer.ts';
import type { Assertion, ExpectedOutcome, ExpectedTrigger } from '../schema/then-schema.ts';

/** Which part of `then` an assertion stands in. */
const MODES = ['always', 'sometimes', 'never', 'outcomes'] as const;
export type CheckMode = (typeof MODES)[number];

/** A value met, and in how many outcomes. `undefined` is a value that is not there. */
export interface FoundValue {
  readonly value: unknown;
  readonly outcomes: number;
}

/** The step of the trail that decided something; `number` counts from 1. */
export interface DecidingStep {
  readonly number: number;
  readonly rule: string;
  readonly text: string;
}

export type CheckFailure =
  | {
      /** A property is not what was expected in some outcome. */
      readonly kind: 'property';
      readonly mode: CheckMode;
      readonly subject: string;
      readonly property: string;
      readonly expected: unknown;
      /** What was found where it was not as expected, the most frequent first. */
      readonly found: readonly FoundValue[];
      readonly outcomes: number;
      readonly step?: DecidingStep;
    }
  | {
      /** Not as many objects of a name match as expected. */
      readonly kind: 'number';
      readonly mode: CheckMode;
      readonly name: string;
      readonly expected: number;
      readonly expect: Assertion['expect'];
      readonly found: readonly FoundValue[];
      readonly outcomes: number;
    }
  /** An assertion names something no outcome knows. */
  | { readonly kind: 'unknown'; readonly mode: CheckMode; readonly subject: string; readonly near: readonly string[] }
  /** No outcome has all that `sometimes` says. `nearest` are the properties in the way in the outcome that comes closest. */
  | { readonly kind: 'sometimes'; readonly outcomes: number; readonly nearest: readonly CheckFailure[] }
  /** Outcomes have what `never` says. */
  | {
      readonly kind: 'never';
      readonly assertions: readonly Assertion[];
      readonly found: number;
      readonly outcomes: number;
    }
  /** No outcome is as an item of `outcomes` says. `item` counts from 1. */
  | {
      readonly kind: 'missing outcome';
      readonly item: number;
      readonly expected: ExpectedOutcome;
      readonly outcomes: number;
    }
  | {
      /** An outcome is as no item of `outcomes` says; the values are those the list mentions. */
      readonly kind: 'unexpected outcome';
      readonly number: number;
      readonly values: readonly { readonly subject: string; readonly property: string; readonly value: unknown }[];
    }
  | {
      /** Other abilities trigger than expected. `outcome` counts from 1. */
      readonly kind: 'triggers';
      readonly missing: readonly ExpectedTrigger[];
      readonly unexpected: readonly ExpectedTrigger[];
      readonly outcome: number;
      readonly outcomes: number;
    }
  | { readonly kind: 'cites'; readonly rule: string; readonly cited: readonly string[] }
  /** A refusal was expected: there was none, or for another reason. */
  | { readonly kind: 'not refused'; readonly expected: string; readonly reason?: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly rule?: string }
  | { readonly kind: 'unsupported'; readonly reason: string }
  /** Not every choice was explored, so that nothing can be said of all outcomes. */
  | { readonly kind: 'incomplete'; readonly outcomes: number }
  /** A card line that was not read, and could be why something else fails. */
  | { readonly kind: 'unread'; readonly unread: UnreadAnswer };
