// Rule numbers an answer can cite: each is summed up in a sentence of our own, to be quoted without the official text.
import { describe, expect, test } from 'vitest';
import { digestBook, isRuleNumber } from '../../src/rules/index.ts';
import { sourceFiles, withoutComments } from './source.ts';

/** Rooms whose code writes rule numbers into answers. */
const ROOMS = ['engine', 'oracle', 'scenario', 'explain'];

describe.each(ROOMS)('rules cited by the code of %s', room => {
  const cited = new Map<string, string>();
  for (const { path, text } of sourceFiles(room)) {
    for (const [, number = ''] of withoutComments(text).matchAll(/['"`]([1-9]\d\d\.\d{1,3}[a-z]?)['"`]/g))
      cited.set(number, path);
  }
  test('have a sentence of their own in the digest', () => {
    const silent = [...cited].filter(([number]) => !isSummedUp(number));
    expect(silent.map(([number, path]) => `${number} in ${path}`).toSorted()).toEqual([]);
  });
});

test('the engine cites rules by the hundred', () => {
  const numbers = sourceFiles('engine').flatMap(({ text }) => [
    ...withoutComments(text).matchAll(/'\d{3}\.\d+[a-z]?'/g),
  ]);
  expect(numbers.length).toBeGreaterThan(300);
});

/** A sentence; for the heading of a keyword, one of the rules below it has one. */
function isSummedUp(number: string): boolean {
  if (!isRuleNumber(number)) return false;
  const rule = digestBook.rule(number);
  if (rule === undefined) return false;
  return rule.title === '' || digestBook.children(number).some(child => child.title === '');
}
