// docs/rule-coverage.md is up to date, and what it says of a rule is said of a rule that there is.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_COUNTS } from '../../tools/rule-counts.ts';
import { COVERAGE_PATH, coveragePage, coverageRows, sectionNumbers } from '../../tools/rule-coverage.ts';
import { VERDICTS } from '../../tools/rule-verdicts.ts';
import { hasOfficial, officialBook } from '../rules/support/official.ts';

describe('the page of rules that are played', () => {
  const rows = coverageRows();

  test('stands in docs/rule-coverage.md as it is now (npm run docs)', () => {
    expect(readFileSync(COVERAGE_PATH, 'utf8').replaceAll('\r\n', '\n')).toBe(coveragePage());
  });

  test('says of each rule where it is carried out, who asks it, or why it is neither', () => {
    const unsaid = rows.filter(
      it => !it.isTitle && it.folders.length + it.questions.length === 0 && !it.with && it.verdict === undefined,
    );
    expect(unsaid.map(it => it.number)).toEqual([]);
    const unjudged = rows.filter(it => it.verdict === 'not played' && it.why === '');
    expect(unjudged.map(it => it.number)).toEqual([]);
  });

  test('judges each rule once, and none that there is not', () => {
    const judged = VERDICTS.flatMap(it => it.rules.split(' '));
    expect(judged.filter((it, at) => judged.indexOf(it) !== at)).toEqual([]);
    const sections = Object.keys(RULE_COUNTS);
    const known = new Set<string>([...rows.map(it => it.number), ...sections]);
    expect(judged.filter(it => !known.has(it))).toEqual([]);
  });

  test.skipIf(!hasOfficial)('has the numbers of the official rules (skipped where ../shared/data is absent)', () => {
    const book = officialBook('2026-08-07');
    const sections = new Set(Object.keys(RULE_COUNTS));
    const official = book.rules
      .map(it => it.number)
      .filter(it => it.includes('.') && sections.has(it.split('.')[0] ?? ''));
    expect(sectionNumbers().map(it => it.number)).toEqual(official);
  });
});
