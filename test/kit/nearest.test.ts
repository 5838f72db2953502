// Nearest names: suggestions for misspelled ones.
import { describe, expect, test } from 'vitest';
import { didYouMean, nearest } from '../../src/kit/nearest.ts';

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

  test('are at most the limit, best first', () => {
    expect(nearest('cat', ['cart', 'bat', 'cat', 'dog'], { limit: 2 })).toEqual(['cat', 'bat']);
  });
});

test('a guess is a question', () => {
  expect(didYouMean([])).toBe('');
  expect(didYouMean(['Clone'])).toBe('Did you mean "Clone"?');
  expect(didYouMean(['a', 'b', 'c'])).toBe('Did you mean "a", "b" or "c"?');
});
