// Results as values: what went well, or the problems found, all at once.

export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly E[] };

/** Wraps a value that was worked out. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Wraps the problems that kept a value from being worked out. */
export function err<E>(issues: readonly E[]): { readonly ok: false; readonly issues: readonly E[] } {
  return { ok: false, issues };
}
