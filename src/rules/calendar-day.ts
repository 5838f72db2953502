// Calendar days as "2026-08-07", which sort by time.
import { capitalized } from '../kit/strings.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** The English date in a text ("... effective as of August 7, 2026.") as "2026-08-07"; undefined without one. */
export function dayIn(text: string): string | undefined {
  const match = /\b([a-z]+)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/i.exec(text);
  const month = MONTHS.indexOf((match?.[1] ?? '').toLowerCase()) + 1;
  if (!match || month === 0) return undefined;
  const day = `${match[3]}-${String(month).padStart(2, '0')}-${(match[2] ?? '').padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** The number of a month, from its name or at least its first three letters; undefined for any other text. */
export function monthNamed(name: string): number | undefined {
  const at = name.length < 3 ? -1 : MONTHS.findIndex(it => it.startsWith(name.toLowerCase()));
  return at < 0 ? undefined : at + 1;
}

/** Whether a string is a day of the calendar, written "2026-08-07". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day as sentences spell it: "2026-08-07" is "7 August 2026". */
export function spellDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? month;
  return `${Number(date)} ${capitalized(name)} ${year}`;
}
