// Effects of rule changes on an answer, a sentence each: "Sol Ring: untapped until 29 September 2017, tapped since."
import { capitalized } from '../kit/strings.ts';
import { spellDay } from '../rules/index.ts';
import type { AnswerPeriod } from './answer-history.ts';
import { outcomeDifferences } from './outcome-diff.ts';

/** The most differences in one sentence. */
const MOST = 3;

/** The differences of each answer from the one before, newest first; `periods` are oldest first. */
export function whatChanged(periods: readonly AnswerPeriod[]): readonly string[] {
  const changes = periods.flatMap((after, n): readonly DatedChange[] => {
    const before = periods[n - 1];
    if (before === undefined || after.since === undefined) return [];
    return [{ day: after.since, differences: outcomeDifferences(before.answer, after.answer) }];
  });
  return changes
    .map((it, n) => sentence(it, changes.slice(0, n), changes.slice(n + 1)))
    .filter(it => it !== '')
    .reverse();
}

/** The differences that the rules of a day made. */
interface DatedChange {
  readonly day: string;
  readonly differences: ReturnType<typeof outcomeDifferences>;
}

/** The sentence on a change, with the days of those before and after: "Bear Cub: 1/1 until 7 October 2005, 3/3 from then until 13 July 2013." */
function sentence(
  { day, differences }: DatedChange,
  earlier: readonly DatedChange[],
  later: readonly DatedChange[],
): string {
  const said = differences.slice(0, MOST).map(({ of, was, is }) => {
    const began = earlier.findLast(it => it.differences.some(one => one.of === of && one.is === was))?.day;
    // of what changes again, not every difference is told
    const ends = later.find(it => it.differences.some(one => one.of === of))?.day;
    const until = `${began === undefined ? '' : `from ${spellDay(began)} `}until ${spellDay(day)}`;
    const since = ends === undefined ? 'since' : `from then until ${spellDay(ends)}`;
    return `${capitalized(of)}: ${was} ${until}, ${is} ${since}`;
  });
  return said.length === 0 ? '' : `${said.join('; ')}.`;
}
