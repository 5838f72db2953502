// The four dated official files beside the project, where present; tests that need them are skipped without them.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseRulesFile, type RuleBook } from '../../../src/rules/index.ts';

export const OFFICIAL_DATES = ['2022-04-29', '2026-01-16', '2026-04-17', '2026-08-07'] as const;
export type OfficialDate = (typeof OFFICIAL_DATES)[number];

/** The path of the file of that day. */
function officialPath(date: OfficialDate): string {
  return fileURLToPath(new URL(`../../../../shared/data/comprehensive-rules-${date}.txt`, import.meta.url));
}

/** Whether the official files are present. */
export const hasOfficial = OFFICIAL_DATES.every(date => existsSync(officialPath(date)));

export function officialBytes(date: OfficialDate): Uint8Array {
  return readFileSync(officialPath(date));
}

/** The book of that day; throws where it does not parse, so that the tests fail. */
export function officialBook(date: OfficialDate): RuleBook {
  const read = parseRulesFile(officialBytes(date));
  if (!read.ok) throw new Error(read.issues.map(issue => issue.message).join(' '));
  return read.value;
}
