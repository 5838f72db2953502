// Strings: a text as a pattern matches itself alone.
import { expect, test } from 'vitest';
import { asPattern } from '../../src/kit/strings.ts';

test.each(['(odd', 'a+b', '[x]', 'c\\d', '-1/-1', '$1^2', 'e|f', 'g*?'])('%s as a pattern matches itself', text => {
  expect(new RegExp(`^${asPattern(text)}$`, 'u').test(text)).toBe(true);
  expect(new RegExp(`^${asPattern(text)}$`, 'u').test(`${text}${text}`)).toBe(false);
});
