// Processor time of single threads, as Linux tells it.
import { readFileSync, readlinkSync } from 'node:fs';

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
