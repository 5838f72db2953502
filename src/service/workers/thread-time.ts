// Processor time of single threads, as Linux tells it.
import { readFileSync, readlinkSync } from 'node:fs';
import { SYSTEM_CLOCK } from '../../clock/index.ts';

/** The number that the system has given the thread that calls; undefined where it does not tell. */
export function ownThread(): string | undefined {
  try {
    return readlinkSync('/proc/thread-self').split('/').at(-1);
  } catch {
    return undefined;
  }
}

/** Milliseconds of a tick, in which the system counts. */
const TICK = 10;

/** Milliseconds of processor time that a thread of this process has taken; undefined where the system does not tell. */
export function threadMs(thread: string): number | undefined {
  try {
    // The name of the thread, in parentheses, may have blanks.
    const fields = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isNaN(ticks) ? undefined : ticks * TICK;
  } catch {
    return undefined;
  }
}

/**
 * Milliseconds that work has taken: of the processor, or a tenth of those that have passed, which end what waits for
 * something that never comes. On a busy machine a thread hardly gets a turn: that makes no work heavy. Without the time
 * of the processor, all that have passed.
 */
export function workedMs(passed: number, spent: number | undefined): number {
  return spent === undefined ? passed : Math.max(spent, passed / 10);
}

/** A stopwatch for the thread that calls, which has this number: milliseconds that it has worked since. */
export function startStopwatch(thread: string | undefined): () => number {
  const spent = () => (thread === undefined ? undefined : threadMs(thread));
  const [began, before] = [SYSTEM_CLOCK.elapsed(), spent()];
  return () => {
    const now = spent();
    return workedMs(
      SYSTEM_CLOCK.elapsed() - began,
      now === undefined || before === undefined ? undefined : now - before,
    );
  };
}
