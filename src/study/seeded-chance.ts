// Chance from a seed: the same numbers on every machine.

export interface Chance {
  /** A whole number from 0 to below `n`. */
  readonly below: (n: number) => number;
  /** One of the items; undefined for none. */
  readonly one: <T>(items: readonly T[]) => T | undefined;
  /** Different items in any order, `count` of them or all there are. */
  readonly some: <T>(items: readonly T[], count: number) => readonly T[];
  /** True once in `n` times. */
  readonly oneIn: (n: number) => boolean;
}

/** The chance of a seed. Numbers are those of Mulberry32, in 32-bit integers only. */
export function chanceOf(seed: number): Chance {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const below = (n: number) => next() % n;
  const some = <T>(items: readonly T[], count: number): readonly T[] => {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(below(left.length), 1));
    return taken;
  };
  return { below, some, one: items => items[below(Math.max(1, items.length))], oneIn: n => below(n) === 0 };
}
