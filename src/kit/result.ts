// Result: a value, or all problems found in its place.

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly E[] };

/** Wraps a computed value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps the problems that prevented a value. */
export function err<E>(issues: readonly E[]): { readonly ok: false; readonly issues: readonly E[] } {
  return { ok: false, issues };
}
