// Assertions that must hold of all, of some or of no outcomes, and those that fail.
import { keyOf } from '../../kit/structure.ts';
import type { OutcomeAnswer } from '../answer.ts';
import type { NameTable } from '../object-names.ts';
import type { Assertion } from '../schema/then-schema.ts';
import { type Finding, findings, hasAll, isKnown } from './assertions.ts';
import type { CheckFailure, CheckMode, DecidingStep, FoundValue } from './check-failure.ts';

/** The failures of an assertion that every outcome must meet, each property once with the outcomes that miss it. */
export function alwaysFailures(
  assertion: Assertion,
  outcomes: readonly OutcomeAnswer[],
  names: NameTable,
  mode: CheckMode,
): readonly CheckFailure[] {
  if (!isKnown(assertion, outcomes, names)) return [];
  const perOutcome = outcomes.map(outcome => findings(assertion, outcome, names));
  const [first = []] = perOutcome;
  return first.flatMap((_, place): CheckFailure[] => {
    const wrong = perOutcome.flatMap((list, outcome): { it: Finding; outcome: number }[] => {
      const checked = list[place];
      return checked === undefined || checked.holds ? [] : [{ it: checked, outcome }];
    });
    const [one] = wrong;
    if (one === undefined) return [];
    const found = tally(wrong.map(({ it }) => it.value));
    return [failureOf(assertion, one.it, { mode, found, outcomes: outcomes.length, outcome: outcomes[one.outcome] })];
  });
}

interface Circumstances {
  readonly mode: CheckMode;
  readonly found: readonly FoundValue[];
  readonly outcomes: number;
  readonly outcome: OutcomeAnswer | undefined;
}

function failureOf(
  assertion: Assertion,
  finding: Finding,
  { mode, found, outcomes, outcome }: Circumstances,
): CheckFailure {
  if (assertion.kind === 'number') {
    const { name, count: expected, expect } = assertion;
    return { kind: 'number', mode, name, expected, expect, found, outcomes };
  }
  const { subject, property = '', expected, key = subject } = finding;
  const step = outcome === undefined ? undefined : decidingStep(outcome, key);
  return {
    kind: 'property',
    mode,
    subject,
    property,
    expected,
    found,
    outcomes,
    ...(step === undefined ? {} : { step }),
  };
}

/** The last step that applied to the subject, which most likely decided the value. */
function decidingStep(outcome: OutcomeAnswer, key: string): DecidingStep | undefined {
  const at = outcome.trail.findLastIndex(step => step.applies && step.about === key);
  const step = outcome.trail[at];
  return step === undefined ? undefined : { number: at + 1, rule: step.rule, text: step.text };
}

/** Values with their numbers of outcomes, the most frequent first. */
function tally(values: readonly unknown[]): readonly FoundValue[] {
  const counts = new Map<string, FoundValue>();
  for (const value of values) {
    const key = keyOf(value);
    counts.set(key, { value, outcomes: (counts.get(key)?.outcomes ?? 0) + 1 });
  }
  return [...counts.values()].sort((one, other) => other.outcomes - one.outcomes);
}

/** The failures of assertions that some outcome must meet together: those of the outcome that comes nearest. */
export function sometimesFailures(
  assertions: readonly Assertion[],
  outcomes: readonly OutcomeAnswer[],
  names: NameTable,
): readonly CheckFailure[] {
  if (assertions.length === 0 || outcomes.some(outcome => hasAll(assertions, outcome, names))) return [];
  const attempts = outcomes.map(outcome =>
    assertions.flatMap(assertion => alwaysFailures(assertion, [outcome], names, 'sometimes')),
  );
  const [nearest = []] = attempts.sort((one, other) => one.length - other.length);
  return [{ kind: 'sometimes', outcomes: outcomes.length, nearest }];
}

/** The failure of assertions that no outcome may meet together. */
export function neverFailures(
  assertions: readonly Assertion[],
  outcomes: readonly OutcomeAnswer[],
  names: NameTable,
): readonly CheckFailure[] {
  if (assertions.length === 0) return [];
  const found = outcomes.filter(outcome => hasAll(assertions, outcome, names)).length;
  return found === 0 ? [] : [{ kind: 'never', assertions, found, outcomes: outcomes.length }];
}
