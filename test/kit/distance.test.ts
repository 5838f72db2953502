// Edit distance: the typing slips between two texts.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countBits, letterBits, slips } from '../../src/kit/distance.ts';

describe('typing slips', () => {
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
    ['bear', 'bear', 0],
    ['bear', 'bera', 1],
    ['bear', 'bar', 1],
    ['bear', 'beear', 1],
    ['bear', 'boar', 1],
    ['bear', 'goat', 3],
    ['', 'abc', 3],
  ])('%s and %s are %i apart', (a, b, distance) => {
    expect(slips(a, b, 4)).toBe(distance);
    expect(slips(b, a, 4)).toBe(distance);
  });

  test('above the most are all reported as one more', () => {
    expect(slips('kitten', 'sitting', 2)).toBe(3);
    expect(slips('clone', 'humility', 2)).toBe(3);
    expect(slips('a', 'abcdefgh', 2)).toBe(3);
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

  test('are the same both ways, and none from a word to itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        expect(slips(one, one, 12)).toBe(0);
        expect(slips(one, other, 12)).toBe(slips(other, one, 12));
      }),
    );
  });

  test('change at most two of the letters a text has', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', "'", ' '), maxLength: 9 });
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        expect(countBits(letterBits(one) ^ letterBits(other))).toBeLessThanOrEqual(2 * slips(one, other, 9));
      }),
    );
  });
});

/** The distance by adding, leaving out, changing and swapping neighbors, from the whole table. */
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
