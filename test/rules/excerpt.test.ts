// Excerpts: each cited rule once, from the official text of the day or from our summary, marked accordingly.
import { describe, expect, test } from 'vitest';
import { bookInForce, digestBook, excerptsOf, parseRules, type RuleBook } from '../../src/rules/index.ts';
import { madeUpLines } from './support/made-up.ts';
import { hasOfficial, OFFICIAL_DATES, officialBook } from './support/official.ts';

function madeUp(day: string): RuleBook {
  const read = parseRules(madeUpLines(day).join('\n'));
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return read.value;
}

const first = madeUp('April 1, 2020');
const second = madeUp('May 2, 2021');

test('the book in force on a day is the newest that had begun by then', () => {
  const books = [second, first];
  expect(bookInForce(books, '2020-03-31')).toBeUndefined();
  expect(bookInForce(books, '2020-04-01')).toBe(first);
  expect(bookInForce(books, '2021-05-01')).toBe(first);
  expect(bookInForce(books, '2021-05-02')).toBe(second);
  expect(bookInForce(books, 'current')).toBe(second);
  expect(bookInForce([], 'current')).toBeUndefined();
});

describe('excerpts', () => {
  test('without an official book are our summaries, and say so', () => {
    const [excerpt, ...rest] = excerptsOf(['614.12', '614.12']);
    expect(rest).toEqual([]);
    expect(excerpt).toMatchObject({
      rule: '614.12',
      title: 'Replacement Effects',
      text: digestBook.text('614.12'),
      official: false,
      effectiveDate: digestBook.effectiveDate,
      link: 'https://yawgatog.com/resources/magic-rules/#R61412',
    });
  });

  test('with one are its text, with examples, and its day', () => {
    expect(excerptsOf([{ rule: '100.1', about: '' }], first)).toMatchObject([
      {
        rule: '100.1',
        text: 'A pebble is round or flat.',
        examples: ['A marble is round.', 'A coin is flat.'],
        official: true,
        effectiveDate: '2020-04-01',
      },
    ]);
  });

  test('keep the order of the citations and fill in from the digest, each marked', () => {
    const excerpts = excerptsOf(['616.1b', '100.1', '614.12'], first);
    expect(excerpts.map(it => [it.rule, it.official])).toEqual([
      ['616.1b', false],
      ['100.1', true],
      ['614.12', false],
    ]);
  });

  test('of a number that is nowhere are of what it stands under; what is no number is left out', () => {
    expect(excerptsOf(['614.12z', 'the stack', '614.12']).map(it => it.rule)).toEqual(['614.12']);
  });

  test('put the sentence that decides forward', () => {
    const [excerpt] = excerptsOf([{ rule: '100.1a', about: 'It goes further because of the slope' }], first);
    expect(excerpt?.deciding).toBe('It rolls further on a slope.');
  });
});

describe.skipIf(!hasOfficial)('the four official editions', () => {
  const books = hasOfficial ? OFFICIAL_DATES.map(officialBook) : [];
  test.each([
    ['2022-05-01', '2022-04-29', 'As a Saga enters'],
    ['2026-02-01', '2026-01-16', 'As a Saga without'],
    ['2026-05-01', '2026-04-17', 'Each Saga without'],
    ['current', '2026-08-07', 'Each Saga without'],
  ])('on %s the rules of %s say how a Saga enters', (day, date, words) => {
    const book = bookInForce(books, day);
    expect(book?.effectiveDate).toBe(date);
    const saga = date === '2022-04-29' ? '715.3a' : '714.3a';
    expect(excerptsOf([saga], book)[0]?.text.startsWith(words)).toBe(true);
  });
});
