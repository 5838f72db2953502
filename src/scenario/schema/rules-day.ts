// Schema of the day whose rules a scenario follows.
import type * as z from 'zod';
import { describeValue, valueSchema } from './schema-parts.ts';

/** The first day of any rules. */
const FIRST_DAY = '1993-08-05';

/** The schema of a day: `current`, a date, or a month or year, which means its last day. */
export const rulesDay: z.ZodType<string> = valueSchema(value => {
  const written = String(value).trim().toLowerCase();
  if (written === 'current' || written === 'today' || written === 'now') return { value: 'current' };
  const day = lastDay(written);
  if (day === undefined) {
    return { complaint: `Expected a day such as 2014-02-01, a year, or current, met ${describeValue(value)}.` };
  }
  if (day < FIRST_DAY)
    return { complaint: `Expected a day since ${FIRST_DAY}, when the game appeared, met ${describeValue(value)}.` };
  return { value: day };
});

function lastDay(written: string): string | undefined {
  const [, year, month, day] = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(written) ?? [];
  if (year === undefined) return undefined;
  const monthNumber = Number(month ?? 12);
  if (monthNumber < 1 || monthNumber > 12) return undefined;
  const days = daysIn(Number(year), monthNumber);
  const dayNumber = Number(day ?? days);
  if (dayNumber < 1 || dayNumber > days) return undefined;
  return `${year}-${String(monthNumber).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
