// Memos: values kept with objects.
import { expect, test } from 'vitest';
import { Memo } from '../../src/kit/memo.ts';

test('a memo keeps a value with each object', () => {
  const memo = new Memo<object, number>();
  const [one, other] = [{}, Object.freeze({})];
  memo.set(one, 1);
  memo.set(other, 2);
  expect([memo.get(one), memo.get(other), memo.get({})]).toEqual([1, 2, undefined]);
  memo.set(one, 3);
  expect(memo.get(one)).toBe(3);
});

test('several memos keep their values of one object apart, and none shows on it or goes along with a copy', () => {
  const [first, second] = [new Memo<object, string>(), new Memo<object, string>()];
  const object = { name: 'Grizzly Bears' };
  second.set(object, 'second');
  expect(first.get(object)).toBeUndefined();
  first.set(object, 'first');
  expect([first.get(object), second.get(object)]).toEqual(['first', 'second']);
  expect(Reflect.ownKeys(object)).toEqual(['name']);
  expect(first.get({ ...object })).toBeUndefined();
});
