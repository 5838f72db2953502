// Splitting of a bulk file into its objects, wherever its chunks end.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ObjectSplitter } from '../../src/cards/object-splitter.ts';

/** The objects and the problem of these bytes, given in chunks of this size. */
function split(bytes: Buffer | string, size = Number.POSITIVE_INFINITY) {
  const all = Buffer.from(bytes);
  const objects: unknown[] = [];
  const splitter = new ObjectSplitter(object => objects.push(JSON.parse(object.toString())));
  for (let at = 0; at < all.length; at += size) splitter.push(all.subarray(at, at + size));
  return { objects, problem: splitter.end()?.message };
}

const tricky = [{ a: 'say "{" and \\"' }, { b: { c: [{}, ']'] } }, { d: 'Lim-Dûl — ✓' }];

test.each([
  ['an array', JSON.stringify(tricky)],
  ['an array on many lines', JSON.stringify(tricky, null, 2)],
  ['one object a line', tricky.map(it => JSON.stringify(it)).join('\n')],
  ['lines ended as on Windows', tricky.map(it => `${JSON.stringify(it)}\r\n`).join('')],
  ['a byte order mark', `\ufeff${JSON.stringify(tricky)}`],
])('%s gives its objects in chunks of any size', (_, text) => {
  for (const size of [1, 2, 3, 7, 64, Number.POSITIVE_INFINITY]) {
    expect(split(text, size)).toEqual({ objects: tricky, problem: undefined });
  }
});

test('Any list of objects comes out as it went in', () => {
  const objects = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { minLength: 1 });
  fc.assert(
    fc.property(objects, fc.integer({ min: 1, max: 40 }), fc.boolean(), (list, size, lines) => {
      const text = lines ? list.map(it => JSON.stringify(it)).join('\n') : JSON.stringify(list);
      expect(split(text, size)).toEqual({ objects: JSON.parse(JSON.stringify(list)), problem: undefined });
    }),
  );
});

test('An empty array is a list of nothing', () => {
  expect(split('[]')).toEqual({ objects: [], problem: undefined });
});

test.each([
  ['nothing', '', 'is empty'],
  ['blank lines', '\n\n', 'is empty'],
  ['a page', '<!doctype html><html></html>', 'begins with "<!doctype html>'],
  ['a word after the list', '[{"a":1}] and more', 'at byte 10'],
  ['a second list', '[{"a":1}][{"a":2}]', 'at byte 9'],
  ['an object after the list', '[{"a":1}]{"a":2}', 'at byte 9'],
  ['a list that breaks off', '[{"a":1},{"b"', 'in the middle of a card'],
  ['a list that is not closed', '[{"a":1},\n', 'before its list is closed'],
  ['a text that is not closed', '{"a":"b', 'in the middle of a card'],
  ['a number in the list', '[1,2]', 'at byte 1'],
  ['an entry without end', `{"a":"${'x'.repeat(4_100_000)}`, 'far too long'],
])('%s is reported', (_, text, message) => {
  expect(split(text, 100_000).problem).toContain(message);
});

test('Rubbish never makes it throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), bytes => {
      const splitter = new ObjectSplitter(() => undefined);
      splitter.push(Buffer.from(bytes));
      splitter.end();
    }),
  );
});
