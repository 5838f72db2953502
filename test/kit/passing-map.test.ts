// Maps whose values are kept up to the next answer.
import { expect, test } from 'vitest';
import { forgetPassing, PassingMap } from '../../src/kit/passing-map.ts';

test('passing maps keep values up to the next answer, and new ones from then on', () => {
  const [first, second] = [new PassingMap<object, string>(), new PassingMap<object, string>()];
  const object = {};
  first.set(object, 'first');
  second.set(object, 'second');
  expect([first.get(object), second.get(object), first.get({})]).toEqual(['first', 'second', undefined]);
  forgetPassing();
  expect([first.get(object), second.get(object)]).toEqual([undefined, undefined]);
  first.set(object, 'again');
  expect(first.get(object)).toBe('again');
});
