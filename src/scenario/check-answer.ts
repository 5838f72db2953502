// Checks of an answer against the expectations of a scenario.
import { fold } from '../kit/fold.ts';
import { keyOf } from '../kit/structure.ts';
import type { Answer, OutcomeAnswer } from './answer.ts';
import { askFailures } from './check/asked.ts';
import { type Finding, findings, hasAll, isKnown } from './check/assertions.ts';
import type { CheckFailure, CheckMode, DecidingStep, FoundValue } from './check/check-failure.ts';
import { triggerDifference } from './check/trigger-difference.ts';
import { type NameTable, nameTable } from './object-names.ts';
import type { Scenario } from './schema/scenario-schema.ts';
import type { Assertion, ExpectedOutcome, ExpectedTrigger, Then } from './schema/then-schema.ts';

/** The expectations that do not hold; empty when all do, and for a scenario without any. */
export function checkAnswer(
  scenario: Scenario,
  answer: Answer,
  names: NameTable = nameTable(scenario),
): readonly CheckFailure[] {
  const { then: expected } = scenario;
  if (expected === undefined) return [];
  if (expected.illegal !== undefined) return refusal(expected.illegal, answer);
  if (answer.status === 'illegal') return [{ kind: 'refused', ...reasonOf(answer) }];
  if (answer.status === 'unsupported') return [{ kind: 'unsupported', reason: reasonOf(answer).reason }];
  const failures = expectations(expected, answer.outcomes, names);
  if (!answer.complete && needsAll(expected)) failures.push({ kind: 'incomplete', outcomes: answer.outcomes.length });
  if (failures.length === 0) return [];
  const unread = answer.unread.filter(it => it.matters).map((it): CheckFailure => ({ kind: 'unread', unread: it }));
  return [...failures, ...unread];
}

function expectations(expected: Then, outcomes: readonly OutcomeAnswer[], names: NameTable): CheckFailure[] {
  return [
    ...unknownSubjects(expected, outcomes, names),
    ...expected.always.flatMap(assertion => alwaysFailures(assertion, outcomes, names, 'always')),
    ...sometimesFailures(expected.sometimes, outcomes, names),
    ...neverFailures(expected.never, outcomes, names),
    ...outcomeFailures(expected.outcomes, outcomes, names),
    ...triggerFailures(expected.triggers, outcomes, names),
    ...citeFailures(expected.cites, outcomes),
    ...askFailures(expected.asks, outcomes),
  ];
}

function refusal(expected: string, answer: Answer): readonly CheckFailure[] {
  if (answer.status === 'unsupported') return [{ kind: 'unsupported', reason: reasonOf(answer).reason }];
  if (answer.status !== 'illegal') return [{ kind: 'not refused', expected }];
  const { reason } = reasonOf(answer);
  return fold(reason).includes(fold(expected)) ? [] : [{ kind: 'not refused', expected, reason }];
}

function reasonOf({ reason = 'no reason was given', rule }: Answer): {
  readonly reason: string;
  readonly rule?: string;
} {
  return { reason, ...(rule === undefined ? {} : { rule }) };
}

/** Whether expectations are about all outcomes, which cannot be checked when some were not explored. */
function needsAll(expected: Then): boolean {
  return (
    expected.always.length + expected.never.length > 0 ||
    expected.outcomes !== undefined ||
    expected.triggers !== undefined
  );
}

function unknownSubjects(
  expected: Then,
  outcomes: readonly OutcomeAnswer[],
  names: NameTable,
): readonly CheckFailure[] {
  const listed = expected.outcomes?.flatMap(it => it.assertions) ?? [];
  const parts: readonly [CheckMode, readonly Assertion[]][] = [
    ['always', expected.always],
    ['sometimes', expected.sometimes],
    ['never', expected.never],
    ['outcomes', listed],
  ];
  return parts.flatMap(([mode, assertions]) =>
    assertions.flatMap((assertion): CheckFailure[] => {
      if (outcomes.length === 0 || isKnown(assertion, outcomes, names)) return [];
      const subject = assertion.kind === 'number' ? assertion.name : assertion.subject;
      return [{ kind: 'unknown', mode, subject, near: names.near(subject) }];
    }),
  );
}

function alwaysFailures(
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
      const it = list[place];
      return it === undefined || it.holds ? [] : [{ it, outcome }];
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

function sometimesFailures(
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

function neverFailures(
  assertions: readonly Assertion[],
  outcomes: readonly OutcomeAnswer[],
  names: NameTable,
): readonly CheckFailure[] {
  if (assertions.length === 0) return [];
  const found = outcomes.filter(outcome => hasAll(assertions, outcome, names)).length;
  return found === 0 ? [] : [{ kind: 'never', assertions, found, outcomes: outcomes.length }];
}

function outcomeFailures(
  expected: readonly ExpectedOutcome[] | undefined,
  outcomes: readonly OutcomeAnswer[],
  names: NameTable,
): readonly CheckFailure[] {
  if (expected === undefined) return [];
  const isAs = (outcome: OutcomeAnswer, item: ExpectedOutcome) =>
    hasAll(item.assertions, outcome, names) &&
    (item.triggers === undefined || triggerDifference(item.triggers, outcome.triggers, names) === undefined);
  const missing = expected.flatMap((item, index): CheckFailure[] =>
    outcomes.some(outcome => isAs(outcome, item))
      ? []
      : [{ kind: 'missing outcome', item: index + 1, expected: item, outcomes: outcomes.length }],
  );
  const unexpected = outcomes.flatMap((outcome, index): CheckFailure[] =>
    expected.some(item => isAs(outcome, item))
      ? []
      : [{ kind: 'unexpected outcome', number: index + 1, values: valuesMentioned(expected, outcome, names) }],
  );
  return [...missing, ...unexpected];
}

function valuesMentioned(
  expected: readonly ExpectedOutcome[],
  outcome: OutcomeAnswer,
  names: NameTable,
): readonly { readonly subject: string; readonly property: string; readonly value: unknown }[] {
  const values = new Map<string, { subject: string; property: string; value: unknown }>();
  for (const assertion of expected.flatMap(item => item.assertions)) {
    for (const { subject, property = 'count', value } of findings(assertion, outcome, names)) {
      values.set(`${subject}|${property}`, { subject, property, value });
    }
  }
  if (expected.some(item => item.triggers !== undefined)) {
    values.set('triggers', { subject: 'triggers', property: 'sources', value: outcome.triggers.map(it => it.source) });
  }
  return [...values.values()];
}

function triggerFailures(
  expected: readonly ExpectedTrigger[] | undefined,
  outcomes: readonly OutcomeAnswer[],
  names: NameTable,
): readonly CheckFailure[] {
  if (expected === undefined) return [];
  for (const [index, outcome] of outcomes.entries()) {
    const difference = triggerDifference(expected, outcome.triggers, names);
    if (difference !== undefined) {
      return [{ kind: 'triggers', ...difference, outcome: index + 1, outcomes: outcomes.length }];
    }
  }
  return [];
}

function citeFailures(rules: readonly string[], outcomes: readonly OutcomeAnswer[]): readonly CheckFailure[] {
  const cited = [
    ...new Set(outcomes.flatMap(outcome => outcome.trail.flatMap(step => [step.rule, ...(step.also ?? [])]))),
  ].sort();
  return rules
    .filter(rule => !cited.some(it => isWithin(it, rule)))
    .map((rule): CheckFailure => ({ kind: 'cites', rule, cited }));
}

/** Whether a rule is the other or one of its subrules: 614.12a is within 614.12, but 614.12 is not within 614.1. */
function isWithin(rule: string, whole: string): boolean {
  return rule === whole || (rule.startsWith(whole) && /^[a-z.]/u.test(rule.slice(whole.length)));
}
