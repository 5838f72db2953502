// The digest: every sentence is ours, complete in itself, and about a rule that exists.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { DIGEST_DATE, digestBook, isRuleNumber, ruleNumbersIn } from '../../src/rules/index.ts';
import { hasOfficial, officialBook } from './support/official.ts';

const SENTENCES = digestBook.rules.filter(rule => rule.title === '');

describe('the digest', () => {
  test('answers for a rule as a book does, and says that it is not official', () => {
    expect(digestBook.official).toBe(false);
    expect(digestBook.effectiveDate).toBe(DIGEST_DATE);
    expect(digestBook.text('614.12')).toMatch(/as it would exist/);
    expect(digestBook.rule('702.82')?.title).toBe('Devour');
    expect(digestBook.children('616.1').map(rule => rule.number)).toContain('616.1b');
    expect(digestBook.text('999.1')).toBeUndefined();
  });

  test('has sentences of a bearable length that end', () => {
    expect(SENTENCES.length).toBeGreaterThan(1000);
    for (const { number, text } of SENTENCES) {
      expect(text, number).toMatch(/^[A-Z"+\d].*[.]$/);
      expect(text.length, number).toBeLessThanOrEqual(320);
    }
  });

  test('sums up each keyword ability and keyword action it names', () => {
    const silent = digestBook.rules
      .filter(rule => /^70[12]\.\d+$/.test(rule.number) && rule.title !== '')
      .filter(rule => digestBook.children(rule.number).length === 0)
      .map(rule => `${rule.number} ${rule.title}`);
    expect(silent).toEqual(['701.45 Assemble']);
  });
});

describe.skipIf(!hasOfficial)('beside the official text', () => {
  const official = hasOfficial ? officialBook('2026-08-07') : digestBook;

  test('every rule of the digest exists', () => {
    expect(digestBook.rules.filter(rule => !official.rule(rule.number)).map(rule => rule.number)).toEqual([]);
  });

  test('every name is the right one', () => {
    const wrong = digestBook.rules
      .filter(rule => rule.title !== '' && plain(rule.title) !== plain(official.rule(rule.number)?.title ?? ''))
      .map(rule => rule.number);
    expect(wrong).toEqual([]);
  });

  test('no sentence is copied: none shares eight words in a row with it', () => {
    const officialRuns = new Set(official.rules.flatMap(rule => runs(rule.text)));
    const copied = SENTENCES.filter(rule => runs(rule.text).some(run => officialRuns.has(run)));
    expect(copied.map(rule => rule.text)).toEqual([]);
  });
});

describe('rules that are cited', () => {
  const folders = ['../../scenarios', '../../../shared/scenarios'].map(path =>
    fileURLToPath(new URL(path, import.meta.url)),
  );
  const cited = new Set(folders.flatMap(citedUnder));

  test('in scenarios are all summed up', () => {
    expect([...cited].filter(number => !digestBook.rule(number))).toEqual([]);
  });
});

/** The rule numbers after `cites:` in the YAML files under a folder; none where there is no such folder. */
function citedUnder(folder: string): readonly string[] {
  let entries: readonly string[] = [];
  try {
    entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
  const texts = entries.filter(path => path.endsWith('.yaml')).map(path => readFileSync(`${folder}/${path}`, 'utf8'));
  const lines = texts.flatMap(text => [...text.matchAll(/cites:\s*\[([^\]]*)\]/g)].map(match => match[1] ?? ''));
  return lines.flatMap(line => ruleNumbersIn(line)).filter(isRuleNumber);
}

function plain(text: string): string {
  return text.replaceAll('’', "'");
}

function runs(text: string): readonly string[] {
  const words =
    plain(text)
      .toLowerCase()
      .match(/[a-z0-9']+/g) ?? [];
  return words.slice(0, Math.max(0, words.length - 7)).map((_, at) => words.slice(at, at + 8).join(' '));
}
