// Days as "2026-08-07", which sort as they follow one another.

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

/** Takes a text with an English date in it ("... effective as of August 7, 2026."); gives "2026-08-07" or undefined. */
export function dayIn(text: string): string | undefined {
  const match = /\b([a-z]+)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})\b/i.exec(text);
  const month = MONTHS.indexOf((match?.[1] ?? '').toLowerCase()) + 1;
  if (!match || month === 0) return undefined;
  const day = `${match[3]}-${String(month).padStart(2, '0')}-${(match[2] ?? '').padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
}

/** Takes the name of a month or its first letters, three at least; gives its number, undefined where it is none. */
export function monthNamed(name: string): number | undefined {
  const at = name.length < 3 ? -1 : MONTHS.findIndex(it => it.startsWith(name.toLowerCase()));
  return at < 0 ? undefined : at + 1;
}

/** Takes a string; says whether it is a day of the calendar written "2026-08-07". */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Takes "2026-08-07"; gives "7 August 2026", for sentences. */
export function spellDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const name = MONTHS[Number(month) - 1] ?? month;
  return `${Number(date)} ${name.charAt(0).toUpperCase()}${name.slice(1)} ${year}`;
}
