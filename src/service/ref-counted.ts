// A value that is replaced while it is in use: the old one is disposed of when its last lease is released.

/** A value in use until it is released; releasing it again does nothing. */
export interface Lease<T> {
  readonly value: T;
  readonly release: () => void;
}

export interface RefCounted<T> {
  /** The present value, to be used at once and not stored. */
  readonly now: () => T;
  /** The present value, which stays usable until it is released, whatever replaces it meanwhile. */
  readonly lease: () => Lease<T>;
  /** Replaces the present value. */
  readonly replace: (next: T) => void;
}

/** Makes a counted value of the first one; `dispose` is called with each replaced one that nobody uses any more. */
export function refCounted<T>(first: T, dispose: (value: T) => void): RefCounted<T> {
  let present: Counted<T> = { value: first, leases: 0, replaced: false };
  const disposeIfUnused = (counted: Counted<T>) => {
    if (counted.replaced && counted.leases === 0) dispose(counted.value);
  };
  return {
    now: () => present.value,
    lease: () => {
      const counted = present;
      let released = false;
      counted.leases += 1;
      return {
        value: counted.value,
        release: () => {
          if (released) return;
          released = true;
          counted.leases -= 1;
          disposeIfUnused(counted);
        },
      };
    },
    replace: next => {
      const before = present;
      present = { value: next, leases: 0, replaced: false };
      before.replaced = true;
      disposeIfUnused(before);
    },
  };
}

interface Counted<T> {
  readonly value: T;
  leases: number;
  replaced: boolean;
}
