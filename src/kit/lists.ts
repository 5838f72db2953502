// Lists of any values.

/** The values without repetitions, in the order in which each comes first. */
export function unique<T>(values: Iterable<T>): readonly T[] {
  return [...new Set(values)];
}
