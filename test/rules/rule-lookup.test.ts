// Rule lookup: the page of the rule a query means, as of a day, with the rules around it.
import { describe, expect, test } from 'vitest';
import {
  bookInForce,
  digestBook,
  indexRules,
  makeRuleLookup,
  parseRules,
  type RulePage,
  rulePage,
} from '../../src/rules/index.ts';
import { madeUpLines } from './support/made-up.ts';
import { hasOfficial, OFFICIAL_DATES, officialBook } from './support/official.ts';

function pageOf(lookup: ReturnType<typeof makeRuleLookup>, query: string, day?: string): RulePage {
  const page = lookup.page(query, day);
  if (!page.ok) throw new Error(page.issues[0]?.message);
  return page.value;
}

describe('without an official book', () => {
  const lookup = makeRuleLookup();

  test('the digest answers, with what stands around a rule', () => {
    const page = pageOf(lookup, '614.12');
    expect(page).toMatchObject({
      title: '614.12 Replacement Effects',
      official: false,
      text: digestBook.text('614.12'),
    });
    expect(page.neighbors.map(it => it.rule)).toEqual([
      '6',
      '614',
      '614.11',
      '614.13',
      '614.12a',
      '614.12b',
      '614.12c',
    ]);
  });

  test('a keyword is spelled out', () => {
    const page = pageOf(lookup, 'devour');
    expect(page.title).toBe('702.82 Devour');
    expect(page.text.split('\n').map(line => line.split(' ')[0])).toEqual(['702.82a', '702.82b', '702.82c']);
  });

  test('a query that nothing matches has a message with examples', () => {
    const page = lookup.page('xyzzyqwv');
    expect(!page.ok && page.issues[0]?.message).toMatch(/^Nothing in the rules matches "xyzzyqwv"\. Try/);
  });

  test('excerpts are summaries', () => {
    expect(lookup.excerpts(['616.1', '616.1']).map(it => [it.rule, it.official])).toEqual([['616.1', false]]);
  });
});

describe('a term of the glossary', () => {
  const read = parseRules(madeUpLines('August 7, 2026').join('\n'));
  const index = indexRules(read.ok ? read.value : digestBook);
  const page = (query: string) => {
    const found = rulePage(index, query);
    return found.ok ? found.value : undefined;
  };

  test('that only points elsewhere has a page of its own', () => {
    expect(page('Skid (Obsolete)')).toMatchObject({ title: 'Skid (Obsolete)', text: 'See Slide.' });
    expect(page('skid')?.also.map(it => it.rule)).toContain('101.1');
  });

  test('is shown beside the rule it points to', () => {
    expect(page('rolling')?.title).toBe('100.1a Kinds of Pebble');
    expect(page('rolling')?.also[0]).toEqual({
      rule: 'Roll, Rolling',
      text: 'What a round pebble does. See rule 100.1a.',
    });
  });
});

describe.skipIf(!hasOfficial)('with the four official books', () => {
  const books = hasOfficial ? OFFICIAL_DATES.map(officialBook) : [];
  const lookup = makeRuleLookup(day => bookInForce(books, day));

  test.each([
    ['2026-03-01', '2026-01-16', 'rules of January'],
    ['current', '2026-08-07', 'rules of August'],
  ])('on %s the answer is from the edition of %s', (day, date) => {
    expect(pageOf(lookup, '714.3a', day)).toMatchObject({ official: true, effectiveDate: date });
  });

  test('on a day before them all the digest answers, and says its own date', () => {
    expect(pageOf(lookup, '614.12', '1999-05-01')).toMatchObject({ official: false, effectiveDate: '2026-08-07' });
  });

  test('examples come along, those of a keyword too', () => {
    expect(pageOf(lookup, '614.12').examples).toHaveLength(3);
    expect(pageOf(lookup, 'phasing').examples.length).toBeGreaterThan(0);
  });

  test('what is offered leads to a page', () => {
    for (const { value } of ['', 'co', 'enters', '70', 'obsolete'].flatMap(typed => lookup.suggest(typed))) {
      expect(lookup.page(value).ok, value).toBe(true);
    }
  });
});
