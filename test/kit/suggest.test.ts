// Nearest names: what somebody may have meant.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { didYouMean, fold, nearest, slips } from '../../src/kit/suggest.ts';

describe('the nearest names', () => {
  const names = ['Clone', 'Cloudshift', 'Nylea, God of the Hunt', "Nylea's Disciple", 'Sol Ring', 'Soul Warden'];
  const rows: readonly [string, readonly string[]][] = [
    ['Clnoe', ['Clone']],
    ['clone', ['Clone']],
    ['Sol Rign', ['Sol Ring']],
    ['nylea', ["Nylea's Disciple", 'Nylea, God of the Hunt']],
    ['disciple', ["Nylea's Disciple"]],
    ['Nyléa’s Disciple', ["Nylea's Disciple"]],
    ['Xyzzy', []],
    ['', []],
    ['n'.repeat(5_000), []],
  ];
  test.each(rows)('of %s', (met, expected) => expect(nearest(met, names)).toEqual(expected));

  test('are as many as asked for, best first', () => {
    expect(nearest('cat', ['cart', 'bat', 'cat', 'dog'], { limit: 2 })).toEqual(['cat', 'bat']);
  });
});

describe('slips of the hand', () => {
  const rows: readonly [string, string, number][] = [
    ['bear', 'bear', 0],
    ['bear', 'bera', 1],
    ['bear', 'bar', 1],
    ['bear', 'beear', 1],
    ['bear', 'boar', 1],
    ['bear', 'goat', 3],
    ['', 'abc', 3],
  ];
  test.each(rows)('from %s to %s', (one, other, count) => expect(slips(one, other, 5)).toBe(count));

  test('above the bound are only said to be above it', () => {
    expect(slips('kitten', 'sitting', 2)).toBe(3);
    expect(slips('a', 'abcdefgh', 2)).toBe(3);
  });

  test('are the same both ways, and none from a word to itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (one, other) => {
        expect(slips(one, one, 12)).toBe(0);
        expect(slips(one, other, 12)).toBe(slips(other, one, 12));
      }),
    );
  });
});

test('names are compared without case, accents, curly quotes and double blanks', () => {
  expect(fold('  Lim-Dûl’s   Vault ')).toBe("lim-dul's vault");
  expect(fold('Æther Vial')).toBe('aether vial');
});

test('a guess is a question', () => {
  expect(didYouMean([])).toBe('');
  expect(didYouMean(['Clone'])).toBe('Did you mean "Clone"?');
  expect(didYouMean(['a', 'b', 'c'])).toBe('Did you mean "a", "b" or "c"?');
});
