// Search for judges' queries after /rule and their first results, in the official text and in the digest alone.
import { describe, expect, test } from 'vitest';
import {
  digestBook,
  indexRules,
  nearestNumbers,
  parseRules,
  positionInBook,
  ruleTitleOf,
  searchRules,
  suggestRules,
} from '../../src/rules/index.ts';
import { madeUpLines } from './support/made-up.ts';
import { hasOfficial, officialBook } from './support/official.ts';

const BOOKS = [
  { name: 'the digest', book: digestBook },
  ...(hasOfficial ? [{ name: 'the official text', book: officialBook('2026-08-07') }] : []),
];

/** Queries, with the rule that has to come first. */
const QUERIES = [
  ['614.12', '614.12'],
  ['CR 614.12a', '614.12a'],
  ['look ahead enters', '614.12'],
  ['devour', '702.82'],
  ['devotion', '700.5'],
  ['legend rule', '704.5j'],
  ['state-based actions', '704'],
  ['copy of copy', '707.3'],
  ['copy of a copy', '707.3'],
  ['summoning sickness', '302.6'],
  ['trample', '702.19'],
  ['replacement effects', '614'],
  ['order of replacement effects', '616.1'],
  ['who chooses which replacement effect', '616.1'],
  ['layers', '613.1'],
  ['APNAP', '101.4'],
  ['intervening if', '603.4'],
  ['copiable values', '707.2'],
  ['CMC', '202.3'],
  ['when is an aura put onto the battlefield', '303.4f'],
  ['saga enters with a lore counter', '714.3a'],
  ['dies', '700.4'],
  ['+1/+1 and -1/-1 counters cancel', '704.5q'],
  ['rule 614 12a', '614.12a'],
  ['R61412', '614.12'],
  ['cr 613.8', '613.8'],
  ['702.82', '702.82'],
  ['ETB trigger', '603.6a'],
  ['ETB replacement', '614.1c'],
  ['comes into play', '403.5'],
  ['enters the battlefield', '603.6a'],
  ["intervening 'if' clause", '603.4'],
  ['enters tapped', '614.1d'],
  ['enters with counters', '122.6'],
  ['timestamp', '613.7'],
  ['dependency', '613.8'],
  ['layer 7', '613.4'],
  ['loses all abilities', '613.1f'],
  ['regenerate', '701.19'],
  ['face down', '708'],
  ['mdfc', '712'],
  ['flip card', '710'],
  ['split card', '709'],
  ['planeswalker redirection', '306.7'],
  ['damage to planeswalkers', '120.3c'],
  ['planeswalker uniqueness', '704.5j'],
  ['shield counter', '122.1c'],
  ['simultaneous triggers', '603.3b'],
  ['last known information', '608.2h'],
  ['leaves the battlefield trigger', '603.6c'],
  ['look back in time', '603.10'],
  ['mana value of a token', '202.3a'],
  ['token owner', '111.2'],
  ['saga', '714'],
  ['color identity', '903.4'],
  ['commander damage', '903.10a'],
  ['damage prevention', '615'],
  ['skip', '614.10'],
  ["can't beats can", '101.2'],
  ['cannot beats can', '101.2'],
  ['Shock land under Blood Moon', '305.7'],
  ['does Doubling Season double loyalty counters', '614.16'],
  ['two legends with the same name enter at the same time', '704.5j'],
  ['can a creature devour itself', '614.13a'],
] as const;

const SLIPS = [
  ['devor', '702.82'],
  ['Dévour', '702.82'],
  ['sumoning sicknes', '302.6'],
  ['state based actoins', '704'],
  ['statebased actions', '704'],
  ['replacment effects', '614'],
  ['legendrule', '704.5j'],
  ['lookahead', '614.12'],
  ['tramlpe', '702.19'],
  ['conterspell', '701.6'],
  ['deathtoch', '702.2'],
  ['indestructable', '702.12'],
] as const;

describe.each(BOOKS)('searching $name', ({ book }) => {
  const index = indexRules(book);
  const first = (query: string) => searchRules(index, query, 5).rules[0]?.number;

  test.each(QUERIES)('"%s" finds %s first', (query, number) => expect(first(query)).toBe(number));
  test.each(SLIPS)('"%s" is forgiven and finds %s first', (query, number) => expect(first(query)).toBe(number));

  test('a number gives the rule with all under it', () => {
    const found = searchRules(index, '616.1', 20).rules.map(rule => rule.number);
    expect(found).toEqual(['616.1', ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(letter => `616.1${letter}`)]);
  });

  test('a number that does not exist gives the nearest above it', () => {
    expect(searchRules(index, '614.12z').rules[0]?.number).toBe('614.12');
    expect(searchRules(index, '614.99').rules[0]?.number).toBe('614');
  });

  test('nonsense, blanks and signs find nothing and do no harm', () => {
    for (const query of ['', '   ', '???', 'xyzzyqwv', '\\', '((', '9'.repeat(3000)]) {
      expect(searchRules(index, query).rules).toEqual([]);
    }
    expect(searchRules(index, 'enters '.repeat(400)).rules.length).toBeGreaterThan(0);
  });

  test('a rule stands between its neighbors, under its parents, over its children', () => {
    const standing = positionInBook(book, '614.12');
    expect(standing?.parents.map(rule => rule.number)).toEqual(['614', '6']);
    expect(standing?.children.map(rule => rule.number)).toEqual(['614.12a', '614.12b', '614.12c']);
    expect(standing?.before?.number).toBe('614.11');
    expect(standing?.after?.number).toBe('614.13');
    expect(positionInBook(book, '999.1')).toBeUndefined();
    expect(nearestNumbers(book, '614.12')).toHaveLength(4);
  });

  test.each([
    ['614.1', '614.1', '614.1a'],
    ['614.12', '614.12', '614.12a'],
    ['dev', '702.82'],
    ['legend r', '704.5j'],
    ['look a', '614.12'],
    ['', '614.12'],
    ['legnd rule', '704.5j'],
  ])('typing "%s" offers %s first', (typed, ...numbers) => {
    const values = suggestRules(index, typed).map(line => line.value);
    expect(values.slice(0, numbers.length)).toEqual(numbers);
  });

  test('what is offered fits Discord and leads back to itself', () => {
    for (const typed of ['', '6', '7', '70', '702.', 'a', 'e', 'en', 'rep', 'pl', 's', 'the', 'ZZZ', '∞']) {
      const lines = suggestRules(index, typed);
      expect(lines.length).toBeLessThanOrEqual(25);
      expect(new Set(lines.map(line => line.value)).size).toBe(lines.length);
      for (const { name, value } of lines) {
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(100);
        expect(value.length).toBeLessThanOrEqual(100);
        expect(first(value)).toBeDefined();
      }
    }
  });
});

describe('the glossary', () => {
  const read = parseRules(madeUpLines('August 7, 2026').join('\n'));
  const index = indexRules(read.ok ? read.value : digestBook);

  test('a term is found with the rule it points to', () => {
    expect(searchRules(index, 'rolling').terms.map(entry => entry.term)).toEqual(['Roll, Rolling']);
    expect(searchRules(index, 'rolling').rules[0]?.number).toBe('100.1a');
  });

  test('an old name leads where the new one does', () => {
    expect(searchRules(index, 'skid').rules[0]?.number).toBe('101.1');
    expect(searchRules(index, 'skid').terms[0]?.term).toBe('Skid (Obsolete)');
  });
});

describe.skipIf(!hasOfficial)('an older edition, numbered otherwise', () => {
  test.each(['adventure', 'enters transformed', 'Shahrazad'])('"%s" finds what it means there', query => {
    const [now, then] = (['2026-08-07', '2022-04-29'] as const).map(date => {
      const book = officialBook(date);
      const number = searchRules(indexRules(book), query, 1).rules[0]?.number;
      return number && ruleTitleOf(book, number);
    });
    expect(then).toBe(now);
  });
});

describe.skipIf(!hasOfficial)('the official glossary', () => {
  test.each([
    ['APNAP order', 'APNAP Order'],
    ['in play', 'In Play (Obsolete)'],
    ['kicked', 'Kicker, Kicked'],
    ['Planeswalker uniqueness', 'Planeswalker Uniqueness Rule (Obsolete)'],
  ])('"%s" finds the term %s', (query, term) => {
    const found = searchRules(indexRules(officialBook('2026-08-07')), query);
    expect(found.terms[0]?.term).toBe(term);
    expect(found.rules.length).toBeGreaterThan(0);
  });
});
