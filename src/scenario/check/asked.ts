// Checks of `then: asks`: whether somebody is asked for a choice, with which options.
import { fold } from '../../kit/fold.ts';
import type { ChoiceAnswer, OutcomeAnswer } from '../answer.ts';
import type { ExpectedAsk } from '../schema/asks-schema.ts';
import type { CheckFailure } from './check-failure.ts';

/** The expected requests that no outcome has; where none is expected, the first one there is. */
export function askFailures(
  expected: readonly ExpectedAsk[] | undefined,
  outcomes: readonly OutcomeAnswer[],
): readonly CheckFailure[] {
  if (expected === undefined) return [];
  const asked = outcomes.flatMap(outcome => outcome.choices);
  if (expected.length === 0) return asked.length === 0 ? [] : [{ kind: 'asks', expected: undefined, asked }];
  const missing = expected.filter(ask => !asked.some(choice => isAsked(ask, choice)));
  return missing.map(ask => ({ kind: 'asks', expected: ask, asked }));
}

function isAsked(ask: ExpectedAsk, choice: ChoiceAnswer): boolean {
  if (ask.kind !== choice.kind) return false;
  if (ask.who !== undefined && ask.who !== choice.who) return false;
  if (ask.for !== undefined && ask.for !== choice.for) return false;
  return ask.options === undefined || isSameSet(ask.options, choice.options);
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  const [one, other] = [some, others].map(list => [...new Set(list.map(fold))].sort().join('\n'));
  return one === other;
}
