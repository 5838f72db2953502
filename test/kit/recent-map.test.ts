// The bounded map: what is dropped, and when.
import { expect, test } from 'vitest';
import { RecentMap } from '../../src/kit/recent-map.ts';

test('what was not used for the longest time is dropped first', () => {
  const map = new RecentMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect(['a', 'b', 'c'].map(it => map.get(it))).toEqual([1, undefined, 3]);
});

test('weights are bounded, and those of replaced and deleted entries do not count', () => {
  const map = new RecentMap<string, number>(10);
  map.set('a', 1, 6);
  map.set('a', 2, 3);
  map.set('b', 3, 7);
  expect([map.get('a'), map.get('b'), map.size]).toEqual([2, 3, 2]);
  map.delete('b');
  map.set('c', 4, 7);
  expect([map.get('a'), map.get('c')]).toEqual([2, 4]);
  map.set('d', 5, 11);
  expect(map.size).toBe(0);
});
