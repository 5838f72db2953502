// The day whose rules hold, as somebody typed it in a question.
import type { Issue } from '../../kit/issue.ts';
import { ok, type Result } from '../../kit/result.ts';

/** Takes what was typed for a day: a date, or the name of one. Gives the day or "current", or what is wrong with it. */
export type DayOf = (typed: string) => Result<string, Issue>;

/** Leaves what was typed for the scenario's own form to read. */
export const typedDayAsIs: DayOf = typed => ok(typed);

/** What a question says about its day: nothing where none was typed, and problems under the option's name. */
export function typedDay(
  typed: string | undefined,
  dayOf: DayOf,
): { readonly rules?: string; readonly issues: readonly Issue[] } {
  if (typed === undefined) return { issues: [] };
  const day = dayOf(typed);
  return day.ok ? { rules: day.value, issues: [] } : { issues: day.issues.map(it => ({ ...it, path: ['rules'] })) };
}
