// Pages of long rules, the deciding sentence, and links.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidingSentence, paginateText, ruleLink, sentencesIn } from '../../src/rules/index.ts';
import { hasOfficial, officialBook } from './support/official.ts';

const text = 'One pebble rolls. Two pebbles slide (see rule 101.1a). “Three stay.” They rest.';

describe('pages', () => {
  test('end with sentences', () => {
    expect(paginateText(text, 60)).toEqual([
      'One pebble rolls. Two pebbles slide (see rule 101.1a).',
      '“Three stay.” They rest.',
    ]);
  });
  test('end with words where a sentence is too long, and only then within one', () => {
    expect(paginateText(text, 20)).toEqual([
      'One pebble rolls.',
      'Two pebbles slide',
      '(see rule 101.1a).',
      '“Three stay.”',
      'They rest.',
    ]);
    expect(paginateText('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
  });
  test('of nothing are none, of little one', () => {
    expect(paginateText('', 10)).toEqual([]);
    expect(paginateText('Short.', 10)).toEqual(['Short.']);
  });
  test('never exceed their limit and lose nothing but blanks', () => {
    const squeeze = (it: string) => it.replace(/\s/g, '');
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 1, max: 80 }), (text, limit) => {
        const cut = paginateText(text, limit);
        expect(cut.every(page => page.length <= limit && page !== '')).toBe(true);
        expect(squeeze(cut.join(''))).toBe(squeeze(text));
      }),
    );
  });
});

test('sentences together are the text', () => {
  expect(sentencesIn(text)).toEqual([
    'One pebble rolls. ',
    'Two pebbles slide (see rule 101.1a). ',
    '“Three stay.” ',
    'They rest.',
  ]);
});

test('the deciding sentence is the one that says what the answer says', () => {
  expect(decidingSentence(text, 'Both pebbles slide away')).toBe('Two pebbles slide (see rule 101.1a).');
  expect(decidingSentence(text, '')).toBe('One pebble rolls.');
});

test.each([
  ['614.12', 'R61412'],
  ['704.5aa', 'R7045aa'],
  ['614', 'R614'],
] as const)('the link to %s ends in %s', (number, anchor) => {
  expect(ruleLink(number)).toBe(`https://yawgatog.com/resources/magic-rules/#${anchor}`);
});

describe.skipIf(!hasOfficial)('the official text', () => {
  test('is paged at sentence ends: no page of a rule ends within a sentence', () => {
    const long = officialBook('2026-08-07').rules.filter(rule => rule.text.length > 1024);
    expect(long.length).toBeGreaterThan(10);
    const limit = Math.max(...long.flatMap(rule => sentencesIn(rule.text)).map(it => it.length));
    for (const rule of long)
      for (const page of paginateText(rule.text, limit)) expect(page).toMatch(/[.!?:][”"’')\]]*$/);
  });
});
