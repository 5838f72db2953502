// Lists of any values.

/** The values without repetitions, in the order in which each comes first. */
export function unique<T>(values: Iterable<T>): readonly T[] {
  return [...new Set(values)];
}

/** The last of the first `end` values that passes a test; undefined where none does. Without a copy of the list. */
export function lastBefore<T, S extends T>(values: readonly T[], end: number, test: (it: T) => it is S): S | undefined;
export function lastBefore<T>(values: readonly T[], end: number, test: (it: T) => boolean): T | undefined;
export function lastBefore<T>(values: readonly T[], end: number, test: (it: T) => boolean): T | undefined {
  return values[lastIndexBefore(values, end, test)];
}

/** The index of the last of the first `end` values that passes a test; -1 where none does. */
export function lastIndexBefore<T>(values: readonly T[], end: number, test: (it: T) => boolean): number {
  for (let i = Math.min(end, values.length) - 1; i >= 0; i -= 1) {
    const value = values[i];
    if (value !== undefined && test(value)) return i;
  }
  return -1;
}

/** The first value from an index on that passes a test; undefined where none does. Without a copy of the list. */
export function firstFrom<T, S extends T>(values: readonly T[], from: number, test: (it: T) => it is S): S | undefined;
export function firstFrom<T>(values: readonly T[], from: number, test: (it: T) => boolean): T | undefined;
export function firstFrom<T>(values: readonly T[], from: number, test: (it: T) => boolean): T | undefined {
  for (let i = from; i < values.length; i += 1) {
    const value = values[i];
    if (value !== undefined && test(value)) return value;
  }
  return undefined;
}

/** Whether one of the first `end` values passes a test. */
export function isBefore<T>(values: readonly T[], end: number, test: (it: T) => boolean): boolean {
  return lastIndexBefore(values, end, test) >= 0;
}

/** The index of the first of the values from an index on that passes a test; undefined where none does. Without a copy of the list. */
export function firstIndexFrom<T>(values: readonly T[], from: number, test: (it: T) => boolean): number | undefined {
  for (let i = from; i < values.length; i += 1) {
    const value = values[i];
    if (value !== undefined && test(value)) return i;
  }
  return undefined;
}
