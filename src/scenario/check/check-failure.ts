// Failures of checks, as data; explain/explain-failure gives them words.
import type { ChoiceAnswer, UnreadAnswer } from '../answer.ts';
import type { ExpectedAsk } from '../schema/asks-schema.ts';
import type { Assertion, ExpectedOutcome, ExpectedTrigger } from '../schema/then-schema.ts';

/** The parts of `then` in which assertions stand. */
const MODES = ['always', 'sometimes', 'never', 'outcomes'] as const;
export type CheckMode = (typeof MODES)[number];

/** A value found, and in how many outcomes. `undefined` is a value that is not there. */
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
      /** The values found in place of the expected one, the most frequent first. */
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
  /** An assertion names something that is in no outcome. */
  | { readonly kind: 'unknown'; readonly mode: CheckMode; readonly subject: string; readonly near: readonly string[] }
  /** All of `sometimes` holds in no outcome. `nearest`: the properties that fail in the outcome that comes closest. */
  | { readonly kind: 'sometimes'; readonly outcomes: number; readonly nearest: readonly CheckFailure[] }
  /** All of `never` holds in some outcomes. */
  | {
      readonly kind: 'never';
      readonly assertions: readonly Assertion[];
      readonly found: number;
      readonly outcomes: number;
    }
  /** An item of `outcomes` matches no outcome. `item` counts from 1. */
  | {
      readonly kind: 'missing outcome';
      readonly item: number;
      readonly expected: ExpectedOutcome;
      readonly outcomes: number;
    }
  | {
      /** An outcome matches no item of `outcomes`; the values are those that the list mentions. */
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
  /** Nobody is asked that, or, where nothing was expected to be asked, somebody is asked something. */
  | { readonly kind: 'asks'; readonly expected: ExpectedAsk | undefined; readonly asked: readonly ChoiceAnswer[] }
  | { readonly kind: 'cites'; readonly rule: string; readonly cited: readonly string[] }
  /** A refusal was expected: there was none, or for another reason. */
  | { readonly kind: 'not refused'; readonly expected: string; readonly reason?: string }
  | { readonly kind: 'refused'; readonly reason: string; readonly rule?: string }
  | { readonly kind: 'unsupported'; readonly reason: string }
  /** Not every choice was explored, so that nothing is certain about all outcomes. */
  | { readonly kind: 'incomplete'; readonly outcomes: number }
  /** A card line that was not read, and could be why something else fails. */
  | { readonly kind: 'unread'; readonly unread: UnreadAnswer };
