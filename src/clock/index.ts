// The clock: time of day and timers, in one place, so that tests can replace it.

/** A source of the time, and of timers. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since a fixed moment, to measure how long something takes: nobody sets it, as the time of day may be. */
  readonly elapsed: () => number;
  /** Calls `act` once, `ms` milliseconds from now; the result cancels that, at any time. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** Resolves when the work has succeeded or failed, or after so many milliseconds. */
export async function settledWithin(work: Promise<unknown>, ms: number, clock: Clock): Promise<void> {
  let cancel = () => {};
  const over = new Promise<void>(resolve => {
    cancel = clock.after(ms, resolve);
  });
  await Promise.race([Promise.allSettled([work]), over]);
  cancel();
}

/** The system clock. Its timers prevent the process from ending. */
export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};

/** Calls `act` after so many milliseconds, unless the process has ended by then; this timer does not prevent that. */
export function unlessEnded(ms: number, act: () => void): void {
  setTimeout(act, ms).unref();
}

/** A function that acts at its first call in a turn of the event loop, and at later calls in that turn does nothing. */
export function oncePerTurn(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    setImmediate(() => {
      done = false;
    });
    act();
  };
}
