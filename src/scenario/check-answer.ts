// Checks of an answer against the expectations of a scenario.
import { fold } from '../kit/fold.ts';
import type { Answer, OutcomeAnswer } from './answer.ts';
import { askFailures } from './check/asked.ts';
import { alwaysFailures, neverFailures, sometimesFailures } from './check/assertion-failures.ts';
import { isKnown } from './check/assertions.ts';
import type { CheckFailure, CheckMode } from './check/check-failure.ts';
import { outcomeFailures, triggerFailures } from './check/outcome-failures.ts';
import { type NameTable, nameTable } from './object-names.ts';
import type { Scenario } from './schema/scenario-schema.ts';
import type { Assertion, Then } from './schema/then-schema.ts';

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
