// Rules looked up in our digest, and in the official text where it is installed.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { ExplainedRule } from '../../src/discord/backend.ts';
import { ruleBackend } from '../../src/discord/gateway/rule-backend.ts';
import { renderRule } from '../../src/discord/render/render-rule.ts';
import { bookInForce, makeRuleLookup, parseRulesFile } from '../../src/rules/index.ts';
import { phoneLines, visibleText } from '../bench/answer-payload.ts';

const digest = ruleBackend(makeRuleLookup());

async function ruleIn(found: ReturnType<typeof digest.rule>): Promise<ExplainedRule> {
  const rule = await found;
  if (!rule.ok) throw new Error(rule.issues.map(issue => issue.message).join(' '));
  return rule.value;
}

describe('without the official text', () => {
  test('is a rule given in our words, with its neighbors, and marked as such?', async () => {
    const rule = await ruleIn(digest.rule('CR 614.12'));
    expect(rule.title).toMatch(/^614\.12 /);
    expect(rule.official).toBe(false);
    expect(rule.neighbors.map(it => it.rule)).toContain('614.13');
    expect(rule.foot[0]).toContain('Our summary of the rules of 7 August 2026');
  });

  test('are the changes of a rule shown, with their dates?', async () => {
    const rule = await ruleIn(digest.rule('614.12', '2014'));
    expect(rule.changes?.[0]).toMatch(/^614\.12 until 29 September 2017: How a permanent .* Since then: /);
    expect((await ruleIn(digest.rule('614.11'))).changes).toBeUndefined();
    expect((await ruleIn(digest.rule('614'))).changes).toBeUndefined();
  });

  test('is a date that is none refused, and so are words about nothing?', async () => {
    expect(await digest.rule('614.12', 'yesterday')).toMatchObject({ ok: false, issues: [{ path: ['rules'] }] });
    expect(await digest.rule('xqzw')).toMatchObject({ ok: false, issues: [{ path: ['query'] }] });
  });

  test('are numbers and words offered as they are typed?', async () => {
    expect((await digest.suggestRules('614.1', 25)).map(it => it.id)).toContain('614.12');
    expect((await digest.suggestRules('replacement', 25)).length).toBeGreaterThan(0);
    expect((await digest.suggestRules('', 5)).length).toBeGreaterThan(0);
  });
});

const files = ['2022-04-29', '2026-08-07'].map(day =>
  fileURLToPath(new URL(`../../../shared/data/comprehensive-rules-${day}.txt`, import.meta.url)),
);

describe.skipIf(!files.every(it => existsSync(it)))('with the official text', () => {
  const books = files.flatMap(file => {
    if (!existsSync(file)) return [];
    const read = parseRulesFile(readFileSync(file));
    return read.ok ? [read.value] : [];
  });
  const lookup = ruleBackend(makeRuleLookup(day => bookInForce(books, day)));

  test('is each day answered with the text then in force?', async () => {
    const now = await ruleIn(lookup.rule('614.12'));
    const then = await ruleIn(lookup.rule('614.12', '2022-05-01'));
    expect([now.official, then.official]).toEqual([true, true]);
    expect(now.foot).toEqual(['Comprehensive Rules of 7 August 2026']);
    expect(then.foot).toEqual(['Comprehensive Rules of 29 April 2022']);
    expect((await ruleIn(lookup.rule('614.12', '1999-01-01'))).foot[0]).toContain(
      'the official text of 1 January 1999 is not installed',
    );
  });

  test.each(['614.12', '702.16', '614.99', 'enters as a copy', 'copy a spell', 'first strike'])(
    'is the first page of %s one screen of a phone?',
    async query => {
      const [embed = {}] = renderRule(await ruleIn(lookup.rule(query)), { query, on: '', page: 0 }).embeds;
      const lines = visibleText(embed).flatMap(it => it.split('\n'));
      expect(phoneLines(lines)).toBeLessThanOrEqual(35);
    },
  );

  test('do words find a rule, and others beside it?', async () => {
    const found = await ruleIn(lookup.rule('enters the battlefield as a copy'));
    expect(found.also.length).toBeGreaterThan(2);
  });
});
