// Orders of a few items.

/** Every order of the items: as many as the factorial of their number, so only for a few. */
export function permutations<T>(all: readonly T[]): readonly (readonly T[])[] {
  if (all.length < 2) return [all];
  return all.flatMap((first, n) => permutations(all.toSpliced(n, 1)).map(rest => [first, ...rest]));
}
