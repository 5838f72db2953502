// Days as people name them: dates, months, years, sets.
import { describe, expect, test } from 'vitest';
import { readDay, suggestDays } from '../../src/rules/index.ts';
import { SETS } from '../../src/rules/sets.ts';

describe('a day may be named', () => {
  test.each([
    ['2014-02-01', '2014-02-01'],
    [' 2014-2-1 ', '2014-02-01'],
    ['2014/02/01', '2014-02-01'],
    ['1 February 2014', '2014-02-01'],
    ['February 1st, 2014', '2014-02-01'],
    ['2014-02', '2014-02-28'],
    ['Feb. 2016', '2016-02-29'],
    ['september 2017', '2017-09-30'],
    ['2014', '2014-12-31'],
    ['1993', '1993-12-31'],
    ['Ixalan', '2017-09-29'],
    ['the brothers war', '2022-11-18'],
    ['The Brothers’ War', '2022-11-18'],
    ['innistrad', '2011-09-30'],
    ['Ikoria', '2020-04-24'],
    ['crimson vow', '2021-11-19'],
    ['lost caverns', '2023-11-17'],
    ['Magic 2014', '2013-07-19'],
    ['XLN', '2017-09-29'],
    ['m14', '2013-07-19'],
    ['mom', '2023-04-21'],
    ['Tenth Edition', '2007-07-13'],
    ['spider-man', '2025-09-26'],
    ['today', 'current'],
    ['Current', 'current'],
    ['', 'current'],
  ])('%j: %s', (typed, day) => {
    const read = readDay(typed);
    expect(read.ok ? read.value : undefined).toBe(day);
  });
});

describe('what is no day gets a sentence', () => {
  test.each([
    ['Ixalann', /when "Ixalann" was/, ['Ixalan']],
    ['2014-02-30', /when "2014-02-30" was\. A date such as 2014-02-01, a year or a set/, ['today']],
    ['2014-13', /when "2014-13" was/, ['today']],
    ['May May 2014', /when/, ['today']],
    ['1 May 2, 2014', /when/, ['today']],
    ['Mo 2014', /when/, ['today']],
    ['1980', /first rules are of 5 August 1993; there are none of 1980/, ['1993-08-05']],
    ['1993-08-04', /there are none of 1993-08-04/, ['1993-08-05']],
  ])('%j', (typed, sentence, suggestions) => {
    const read = readDay(typed);
    const [issue] = read.ok ? [] : read.issues;
    expect(issue?.path).toEqual(['rules']);
    expect(issue?.message).toMatch(sentence);
    if (suggestions !== undefined) expect(issue?.suggestions?.slice(0, 1)).toEqual(suggestions);
  });
});

describe('while a day is typed', () => {
  const offered = (typed: string) => suggestDays(typed, 25).map(it => it.value);

  test('today and the newest sets are offered first', () => {
    expect(offered('')[0]).toBe('current');
    expect(offered('')).toHaveLength(25);
    expect(offered('')[1]).toBe(SETS.at(-1)?.[1]);
  });

  test('a date is offered itself, a year with its sets, a set with its day', () => {
    expect(offered('2014-02-01')).toEqual(['2014-02-01']);
    expect(offered('2014')).toContain('2014-09-26');
    expect(suggestDays('ixa', 1)).toEqual([{ name: 'Ixalan (XLN, 2017-09-29)', value: '2017-09-29' }]);
    expect(offered('ixa')).toEqual(['2017-09-29', '2023-11-17', '2018-01-19']);
    expect(suggestDays('dom', 1)).toEqual([{ name: 'Dominaria (DOM, 2018-04-27)', value: '2018-04-27' }]);
    expect(offered('1980')).toEqual([]);
  });

  test('what is offered can be read', () => {
    for (const suggested of suggestDays('', 200))
      expect(readDay(suggested.value)).toEqual({ ok: true, value: suggested.value });
  });
});

test('sets stand in the order in which they came out', () => {
  const days = SETS.map(([, day]) => day);
  expect(days).toEqual(days.toSorted());
  expect(new Set(SETS.map(([name]) => name)).size).toBe(SETS.length);
  expect(new Set(SETS.map(([, , code]) => code)).size).toBe(SETS.length);
});
