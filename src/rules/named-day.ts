// A day as somebody names it: a date, a month, a year, or a set.
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { fold, nearest } from '../kit/suggest.ts';
import { isDay } from './day.ts';
import { SETS } from './sets.ts';

/** The day of the first set: there were no rules before it. */
const FIRST_DAY = '1993-08-05';

export interface DaySuggestion {
  /** "Ixalan (2017-09-29)". */
  readonly name: string;
  /** The day, or "current". */
  readonly value: string;
}

/**
 * The day meant: "2014-02-01"; "2014-02" and "2014", their last day; a set, the day it came out; "now", "current".
 * Anything else is a problem that names the nearest sets.
 */
export function readDay(text: string): Result<string, Issue> {
  const said = text.trim();
  if (/^(?:current|now|today|)$/iu.test(said)) return ok('current');
  const day = dateOf(said) ?? setNamed(said)?.[1];
  if (day === undefined) {
    const message = `I do not know when "${said.slice(0, 60)}" was. A date such as 2014-02-01, a year or a set will do.`;
    return err([
      {
        path: ['rules'],
        message,
        suggestions: nearest(
          said,
          SETS.map(([name]) => name),
        ),
      },
    ]);
  }
  if (day < FIRST_DAY) {
    return err([{ path: ['rules'], message: `The first rules are of ${FIRST_DAY}; there are none for ${said}.` }]);
  }
  return ok(day);
}

/** Days to offer for what has been typed: the date itself, then sets, newest first. */
export function suggestDays(typed: string, limit: number): readonly DaySuggestion[] {
  const said = fold(typed);
  const date = dateOf(typed.trim());
  const dates = date === undefined || date < FIRST_DAY ? [] : [{ name: date, value: date }];
  const now = 'current'.startsWith(said) || 'today'.startsWith(said) ? [{ name: 'current', value: 'current' }] : [];
  const sets = [...SETS]
    .reverse()
    .filter(([name, day]) => fold(name).includes(said) || day.startsWith(typed.trim()))
    .map(([name, day]) => ({ name: `${name} (${day})`, value: day }));
  return [...now, ...dates, ...sets].slice(0, limit);
}

function dateOf(said: string): string | undefined {
  if (/^\d{4}$/u.test(said)) return `${said}-12-31`;
  const month = /^(\d{4})-(\d{2})$/u.exec(said);
  if (month !== null) return lastOf(Number(month[1]), Number(month[2]));
  return isDay(said) ? said : undefined;
}

/** The last day of a month, counted without a clock; undefined for a month that is none. */
function lastOf(year: number, month: number): string | undefined {
  const days = [31, 30, 29, 28].map(day => `${year}-${String(month).padStart(2, '0')}-${day}`);
  return days.find(isDay);
}

/** A set by its name, or by the part after or before its colon. */
function setNamed(said: string): (typeof SETS)[number] | undefined {
  const wanted = fold(said);
  return (
    SETS.find(([name]) => fold(name) === wanted) ??
    SETS.find(([name]) => name.split(': ').some(part => fold(part) === wanted)) ??
    only(SETS.filter(([name]) => fold(name).includes(wanted)))
  );
}

function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
