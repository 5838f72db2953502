// Rule numbers: reading, order, parents and ancestors.
import { describe, expect, test } from 'vitest';
import {
  ancestorsOf,
  compareRuleNumbers,
  isRuleNumber,
  isWithin,
  parentOf,
  previousOf,
  type RuleNumberText,
  readRuleNumber,
  ruleLevelOf,
  ruleNumbersIn,
} from '../../src/rules/index.ts';

describe('rule numbers stand in the order the rules print them', () => {
  const inOrder: readonly RuleNumberText[] = [
    '6',
    '600',
    '603.10',
    '614',
    '614.2',
    '614.12',
    '614.12a',
    '614.12b',
    '614.13',
    '7',
    '704.5z',
    '704.5aa',
    '704.6',
  ];
  test('whatever order they come in', () => {
    expect(inOrder.toReversed().sort(compareRuleNumbers)).toEqual(inOrder);
    expect(inOrder.toSorted(compareRuleNumbers)).toEqual(inOrder);
  });
  test('and a number equals itself', () => {
    for (const number of inOrder) expect(compareRuleNumbers(number, number)).toBe(0);
  });
});

test.each([
  ['614.12a', ['614.12', '614', '6']],
  ['704.5aa', ['704.5', '704', '7']],
  ['614', ['6']],
  ['6', []],
] as const)('%s stands under %j', (number, above) => {
  expect(ancestorsOf(number)).toEqual(above);
  expect(parentOf(number)).toBe(above[0]);
  for (const rule of above) expect(isWithin(number, rule)).toBe(true);
});

test('614.12 is not within 614.1, though its number begins with it', () => {
  expect(isWithin('614.12', '614.1')).toBe(false);
});

test.each([
  ['614.13', '614.12'],
  ['614.1', undefined],
  ['614.12b', '614.12a'],
  ['614.12a', undefined],
  ['704.5m', '704.5k'],
  ['704.5p', '704.5n'],
  ['704.5aa', '704.5z'],
  ['704.5ab', '704.5aa'],
] as const)('the number before %s is %s', (number, before) => {
  expect(previousOf(number)).toBe(before);
});

test.each([
  ['614.12', '614.12'],
  ['CR 614.12a', '614.12a'],
  ['rule 614.12A.', '614.12a'],
  ['  [614.12 a] ', '614.12a'],
  ['Rules 704.5AA', '704.5aa'],
  ['cr614', '614'],
  ['R6', '6'],
  ['614.', '614'],
  ['rule', undefined],
  ['614.12 and 616', undefined],
  ['61', undefined],
  ['', undefined],
  ['devour', undefined],
] as const)('"%s" is read as %s', (text, number) => {
  expect(readRuleNumber(text)).toBe(number);
});

test.each([
  ['chapter', '6'],
  ['section', '614'],
  ['rule', '614.12'],
  ['subrule', '704.5aa'],
] as const)('a %s is %s', (level, number) => {
  expect(ruleLevelOf(number)).toBe(level);
  expect(isRuleNumber(number)).toBe(true);
});

test('a text gives the rules it names, ranges counted out without l and o', () => {
  expect(ruleNumbersIn('See rules 614.1c–d, rule 616, “Order,” and 704.5k-p. Costs 100 mana.')).toEqual([
    '614.1c',
    '614.1d',
    '616',
    '704.5k',
    '704.5m',
    '704.5n',
    '704.5p',
  ]);
});
