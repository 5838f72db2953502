// Arbitraries that boards and their events are made of: names of the pool, counters, and places by number.
import fc from 'fast-check';
import {
  ATTACHING_NAMES,
  COPYING_NAMES,
  DEVOURING_NAMES,
  GATE_NAMES,
  MEDDLING_NAMES,
  PERMANENT_NAMES,
  VANILLA_NAMES,
} from './pool.ts';

/** The usual value five times as often as each of the others. */
export const often = <T>(usual: T, ...others: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T> =>
  fc.oneof({ arbitrary: fc.constant(usual), weight: 5 * others.length }, ...others);

export const named = (names: readonly string[]) => fc.constantFrom(...names);
export const permanent = fc.oneof(
  { arbitrary: named(GATE_NAMES), weight: 2 },
  { arbitrary: named(MEDDLING_NAMES), weight: 4 },
  { arbitrary: named(PERMANENT_NAMES), weight: 2 },
  { arbitrary: named(VANILLA_NAMES), weight: 3 },
  { arbitrary: named(ATTACHING_NAMES), weight: 1 },
);
export const arriving = fc.oneof(
  { arbitrary: named(COPYING_NAMES), weight: 2 },
  { arbitrary: named(DEVOURING_NAMES), weight: 2 },
  { arbitrary: named(MEDDLING_NAMES), weight: 3 },
  { arbitrary: named(PERMANENT_NAMES), weight: 3 },
);
export const counter = fc.constantFrom('+1/+1', '-1/-1', 'charge', 'loyalty', 'lore', 'flying', 'time');
export const boardCounters = fc.dictionary(counter, fc.integer({ min: 1, max: 3 }), {
  maxKeys: 2,
  noNullPrototype: true,
});
export const where = fc.nat({ max: 11 });
