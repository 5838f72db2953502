// The table of rules 614 and 616 is up to date, and each rule in it is carried out or set aside with a reason.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULES_TABLE_PATH, ruleRows, rulesTable } from '../../tools/rules-carried-out.ts';
import { RULES_NOT_CARRIED_OUT } from '../../tools/rules-not-carried-out.ts';

describe('rules 614 and 616', () => {
  const all = ruleRows();
  test('are all in the table', () => {
    expect(all.map(row => row.number)).toEqual(expect.arrayContaining(['614.1', '614.17d', '616.1g', '616.2']));
    expect(all.length).toBeGreaterThan(45);
  });
  test('are each cited by the code that carries them out, or set aside with a reason', () => {
    const neither = all.filter(row => row.citedBy.length === 0 && row.reason === undefined);
    expect(neither.map(row => row.number)).toEqual([]);
  });
  test('are not set aside where code cites them, nor where there is no such rule', () => {
    const carriedOut = new Set(all.filter(row => row.citedBy.length === 0).map(row => row.number));
    expect(Object.keys(RULES_NOT_CARRIED_OUT).filter(number => !carriedOut.has(number))).toEqual([]);
  });
  test('stand in docs/rules-carried-out.md as they are now (npm run docs)', () => {
    expect(readFileSync(RULES_TABLE_PATH, 'utf8').replaceAll('\r\n', '\n')).toBe(rulesTable());
  });
});
