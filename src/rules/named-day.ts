// Days as people name them: by a date, a month, a year, or a set.

import { fold } from '../kit/fold.ts';
import type { Issue } from '../kit/issue.ts';
import { nearest } from '../kit/nearest.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { isDay, monthNamed, spellDay } from './calendar-day.ts';
import { SETS } from './sets.ts';

/** The day of the first set: there were no rules before it. */
const FIRST_DAY = '1993-08-05';

export interface DaySuggestion {
  /** The text to show: "Ixalan (2017-09-29)". */
  readonly name: string;
  /** The day, or "current". */
  readonly value: string;
}

/**
 * The day a text names: "2014-02-01" or "1 February 2014"; the last day of "2014-02", "February 2014" and "2014"; the
 * release day of a set, by name or code; "current" for "now" and "current". Any other text is an issue with the nearest
 * sets.
 */
export function readDay(text: string): Result<string, Issue> {
  const named = text.trim();
  if (/^(?:current|now|today|)$/iu.test(named)) return ok('current');
  const day = dateOf(named) ?? setNamed(named)?.[1];
  if (day === undefined) {
    const nearSets = nearest(
      named,
      SETS.map(([name]) => name),
    );
    const message = `I do not know when "${named.slice(0, 60)}" was. A date such as 2014-02-01, a year or a set will do.`;
    return err([
      {
        path: ['rules'],
        message,
        suggestions: nearSets.length > 0 ? nearSets : ['today'],
        typed: named,
      },
    ]);
  }
  if (day < FIRST_DAY) {
    return err([
      {
        path: ['rules'],
        message: `The game and its first rules are of ${spellDay(FIRST_DAY)}; there are none of ${named}.`,
        suggestions: [FIRST_DAY],
        typed: named,
      },
    ]);
  }
  return ok(day);
}

/** The remark on a day after that of the newest rules known; undefined for any other. */
export function laterThanKnown(day: string, newest: string): string | undefined {
  if (day === 'current' || day <= newest) return undefined;
  return `The newest rules I know are of ${spellDay(newest)}; those are what this follows, and ${spellDay(day)} may have others.`;
}

/** Days to suggest for what has been typed: the date itself, then sets that begin so, then others; newest first. */
export function suggestDays(typed: string, limit: number): readonly DaySuggestion[] {
  const wanted = plain(typed);
  const date = dateOf(typed.trim());
  const dates = date === undefined || date < FIRST_DAY ? [] : [{ name: date, value: date }];
  const now = 'current'.startsWith(wanted) || 'today'.startsWith(wanted) ? [{ name: 'current', value: 'current' }] : [];
  const coded = SETS.filter(([, , code]) => plain(code) === wanted);
  const sets = SETS.toReversed().filter(([name, day]) => plain(name).includes(wanted) || day.startsWith(typed.trim()));
  const begin = sets.filter(([name]) => plain(name).startsWith(wanted));
  const offered = [...new Set([...coded, ...begin, ...sets])].map(([name, day, code]) => ({
    name: `${name} (${code}, ${day})`,
    value: day,
  }));
  return [...now, ...dates, ...offered].slice(0, limit);
}

/** A name as it is compared: without apostrophes, which people often leave out. */
function plain(name: string): string {
  return fold(name).replaceAll("'", '');
}

function dateOf(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/u.exec(text) ?? spelled(text);
  if (year === '') return undefined;
  if (day === '') return lastOf(Number(year), Number(month === '' ? 12 : month));
  const date = dated(Number(year), Number(month), Number(day));
  return isDay(date) ? date : undefined;
}

/** The text, year, month and day of "1 February 2014", "February 1st, 2014" or "Feb 2014"; empty for any other text. */
function spelled(text: string): readonly string[] {
  const [, before = '', word = '', after = '', year = ''] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)?\s+)?([a-z]{3,9})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})$/iu.exec(text) ??
    [];
  const month = monthNamed(word);
  const twice = before !== '' && after !== '';
  return month === undefined || twice ? [] : [text, year, String(month), before + after];
}

function dated(year: number, month: number, day: number): string {
  return [String(year), ...[month, day].map(it => String(it).padStart(2, '0'))].join('-');
}

/** The last day of a month; undefined for a number that is no month. */
function lastOf(year: number, month: number): string | undefined {
  return [31, 30, 29, 28].map(day => dated(year, month, day)).find(isDay);
}

/** A set by its code, its name, or the part after or before its colon. */
function setNamed(text: string): (typeof SETS)[number] | undefined {
  const wanted = plain(text);
  return (
    SETS.find(([name, , code]) => plain(name) === wanted || plain(code) === wanted) ??
    SETS.find(([name]) => name.split(': ').some(part => plain(part) === wanted)) ??
    only(SETS.filter(([name]) => plain(name).includes(wanted)))
  );
}

function only<T>(list: readonly T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
