// Effects of rule changes on an answer, a sentence each: "Sol Ring: untapped until 29 September 2017, tapped since."
import { capitalized } from '../kit/strings.ts';
import { spellDay } from '../rules/index.ts';
import type { AnswerPeriod } from './answer-history.ts';
import { outcomeDifferences } from './outcome-diff.ts';

/** The most differences in one sentence. */
const MOST = 3;

/** The differences of each answer from the one before, newest first; `periods` are oldest first. */
export function whatChanged(periods: readonly AnswerPeriod[]): readonly string[] {
  return periods
    .flatMap((after, n) => {
      const before = periods[n - 1];
      return before === undefined || after.since === undefined ? [] : [sentence(before, after, spellDay(after.since))];
    })
    .filter(it => it !== '')
    .reverse();
}

function sentence(before: AnswerPeriod, after: AnswerPeriod, day: string): string {
  const differences = outcomeDifferences(before.answer, after.answer)
    .slice(0, MOST)
    .map(({ of, was, is }) => `${capitalized(of)}: ${was} until ${day}, ${is} since`);
  return differences.length === 0 ? '' : `${differences.join('; ')}.`;
}
