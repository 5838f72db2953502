// Quotes of cited rules: the deciding sentence first, the source and day of the words, and rules as they were before a
// change.
import { expect, test } from 'vitest';
import type { CitedRule } from '../../src/explain/explanation.ts';
import { asOfDay, quotesOf } from '../../src/explain/rule-quotes.ts';

const official: CitedRule = {
  rule: '614.12',
  text: 'Pebbles roll. On a slope they roll further. They stop.',
  official: true,
  effectiveDate: '2026-08-07',
  deciding: 'On a slope they roll further.',
  examples: ['A marble.'],
};
const ours: CitedRule = { rule: '616.1', text: 'Sand slides.', official: false, effectiveDate: '2026-08-07' };

test('what all quotes share stands in the heading, once', () => {
  const { heading, quotes } = quotesOf([official, { ...official, rule: '614.1d' }]);
  expect(heading).toBe('Rules (official text of 7 August 2026)');
  expect(quotes.map(it => it.mark)).toEqual(['', '']);
});

test('where they differ each says whose words it is in', () => {
  const { heading, quotes } = quotesOf([official, ours]);
  expect(heading).toBe('Rules');
  expect(quotes.map(it => it.mark)).toEqual(['official text of 7 August 2026', 'our summary of 7 August 2026']);
});

test('the deciding sentence comes first, the rest after it, each word once', () => {
  const [quote, other] = quotesOf([official, ours]).quotes;
  expect(quote).toMatchObject({ first: 'On a slope they roll further.', rest: 'Pebbles roll. They stop.' });
  expect(other).toMatchObject({ first: 'Sand slides.', rest: '', examples: [] });
});

test('a rule that has changed since is quoted as it was, unless the text is of the time', () => {
  const [was] = asOfDay([official], '2014-02-01');
  expect(was).toMatchObject({ rule: '614.12', official: false, until: '2017-09-29' });
  expect(was?.text).toMatch(/without the effects of other permanents/);
  expect(quotesOf([was ?? official]).heading).toBe('Rules (our summary, as it was until 29 September 2017)');
  expect(asOfDay([ours], '2014-02-01')).toEqual([ours]);
  expect(asOfDay([{ ...official, effectiveDate: '2013-07-13' }], '2014-02-01')[0]?.official).toBe(true);
  expect(asOfDay([official], undefined)).toEqual([official]);
});
