// The day whose rules apply, as typed in a question.
import type { Issue } from '../../kit/issue.ts';
import { ok, type Result } from '../../kit/result.ts';

/** A function from the text typed for a day (a date, or a name of one) to the day or "current", or to a problem. */
export type DayOf = (typed: string) => Result<string, Issue>;

/** The text as typed, left to the scenario's own schema. */
export const typedDayAsIs: DayOf = typed => ok(typed);

/** The entry of a question for its day: empty where none was typed; problems are under the option's name. */
export function typedDay(
  typed: string | undefined,
  dayOf: DayOf,
): { readonly rules?: string; readonly issues: readonly Issue[] } {
  if (typed === undefined) return { issues: [] };
  const day = dayOf(typed);
  return day.ok ? { rules: day.value, issues: [] } : { issues: day.issues.map(it => ({ ...it, path: ['rules'] })) };
}
