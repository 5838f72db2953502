// The time of day and waiting, in one place, so that whoever waits can be given another clock.

/** Tells the time and calls back later. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls `act` once, `ms` milliseconds from now; gives what calls that off, at any time. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** The clock of the machine. What waits on it keeps the process from ending. */
export const SYSTEM_CLOCK: Clock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
