// Structural comparison and keys of plain data.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapStrings, stringsOf } from '../../src/kit/strings.ts';
import { equals, hasField, keyOf } from '../../src/kit/structure.ts';

const data = fc.jsonValue({ maxDepth: 4 });

describe('equality and key', () => {
  test('agree', () => {
    fc.assert(
      fc.property(data, data, (one, other) => {
        expect(keyOf(one) === keyOf(other)).toBe(equals(one, other));
      }),
    );
  });

  test('are true of a copy with its fields in another order and undefined ones besides', () => {
    fc.assert(
      fc.property(data, value => {
        const copy = turned(value);
        expect(equals(value, copy)).toBe(true);
        expect(equals(copy, value)).toBe(true);
        expect(keyOf(copy)).toBe(keyOf(value));
      }),
    );
  });

  test.each([
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }, { a: '1' }],
    [
      [1, 2],
      [2, 1],
    ],
    [[], {}],
    [[undefined], []],
    [null, undefined],
    [{ a: null }, {}],
    ['a', ['a']],
    [{ 'a":1,"b': 1 }, { a: 1, b: 1 }],
  ])('distinguish %j from %j', (one, other) => {
    expect(equals(one, other)).toBe(false);
    expect(equals(other, one)).toBe(false);
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});

test('a key leaves out and shortens the fields it is given', () => {
  const short = (field: string, value: unknown) => (field === 'id' ? undefined : field === 'card' ? 'short' : value);
  expect(keyOf({ id: 1, of: { card: { long: true } } }, short)).toBe(keyOf({ of: { card: 'short' } }));
});

test('a field is found at any depth, a text of its name is not', () => {
  expect(hasField({ always: [{ Bear: { name: 'Cub' } }] }, 'name')).toBe(true);
  expect(hasField({ always: ['name'], name: undefined }, 'name')).toBe(false);
});

test('texts are found and changed wherever they stand, and what does not change is the same object', () => {
  const before = { a: ['x', { b: 'y' }], c: { d: 'z' } };
  expect(stringsOf(before)).toEqual(['x', 'y', 'z']);
  const after = mapStrings(before, text => (text === 'y' ? 'Y' : text));
  expect(after).toEqual({ a: ['x', { b: 'Y' }], c: { d: 'z' } });
  expect(after.c).toBe(before.c);
  expect(mapStrings(before, text => text)).toBe(before);
});

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, turned(part)]);
  return { 'no such field': undefined, ...Object.fromEntries(entries.reverse()) };
}
