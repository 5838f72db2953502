// Outcomes and triggers that a scenario expects, and those that are missing.
import type { OutcomeAnswer } from '../answer.ts';
import type { NameTable } from '../object-names.ts';
import type { ExpectedOutcome, ExpectedTrigger } from '../schema/then-schema.ts';
import { findings, hasAll } from './assertions.ts';
import type { CheckFailure } from './check-failure.ts';
import { triggerDifference } from './trigger-difference.ts';

/** The failures of a list of outcomes that must be all there are: those missing, and those not expected. */
export function outcomeFailures(
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

/** The failure of the first outcome in which other abilities trigger than expected. */
export function triggerFailures(
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
