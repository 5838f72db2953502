// Folding, and counting slips.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, forgiven, slips } from '../../src/cards/names.ts';

test.each([
  ["Lim-Dûl's Vault", 'lim duls vault'],
  ['Æther Vial', 'aether vial'],
  ['Jötun Grunt', 'jotun grunt'],
  ['Fire // Ice', 'fire ice'],
  ['Minsc & Boo', 'minsc and boo'],
  ['Song of Eärendil', 'song of earendil'],
  ['  Will-o’-the-Wisp ', 'will o the wisp'],
  ['_____', '_____'],
])('%s is remembered as %s', (name, folded) => {
  expect(fold(name)).toBe(folded);
});

test('Folding twice changes nothing more', () => {
  fc.assert(fc.property(fc.string(), text => fold(fold(text)) === fold(text)));
});

describe('slips between names', () => {
  test.each([
    ['clone', 'clone', 0],
    ['clnoe', 'clone', 1],
    ['cloen', 'clone', 1],
    ['clne', 'clone', 1],
    ['cloone', 'clone', 1],
    ['slone', 'clone', 1],
    ['sol rign', 'sol ring', 1],
    ['slo rign', 'sol ring', 2],
    ['humility', 'mobility', 3],
  ])('%s and %s are %i apart', (a, b, distance) => {
    expect(slips(a, b, 4)).toBe(distance);
    expect(slips(b, a, 4)).toBe(distance);
  });

  test('more than the most is one more than the most', () => {
    expect(slips('clone', 'humility', 2)).toBe(3);
    expect(slips('', 'abcdef', 2)).toBe(3);
  });

  test('a beginning is measured to the nearest beginning', () => {
    expect(slips('nyela', 'nylea god of the hunt', 1, 'beginning')).toBe(1);
    expect(slips('god', 'nylea god of the hunt', 2, 'beginning')).toBe(3);
  });

  test('agree with the plain table of distances', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' '), maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
        expect(slips(a, b, most)).toBe(Math.min(plainDistance(a, b), most + 1));
        const beginnings = Array.from({ length: b.length + 1 }, (_, i) => plainDistance(a, b.slice(0, i)));
        expect(slips(a, b, most, 'beginning')).toBe(Math.min(...beginnings, most + 1));
      }),
    );
  });
});

test('A very short name forgives nothing, a long one three slips', () => {
  expect(['ow', 'clone', 'sol ring', 'imposing sovereign'].map(it => forgiven(it.length))).toEqual([0, 1, 2, 3]);
});

/** Adding, leaving out, changing and swapping neighbours, by the whole table. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j));
  const at = (i: number, j: number) => table[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const options = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) options.push(at(i - 2, j - 2) + 1);
      (table[i] ?? [])[j] = Math.min(...options);
    }
  }
  return at(a.length, b.length);
}
