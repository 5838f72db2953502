// Garbage collection between questions, so that none falls into the midst of an answer.
import { SYSTEM_CLOCK } from '../../clock/index.ts';

/** Milliseconds after a report: until then the thread that talks to Discord has the processor. */
const PAUSE_MS = 1;

/**
 * Collects the young generation of this thread's heap in a moment; nothing where node was not started with `--expose-gc`,
 * which leaves it to V8.
 */
export function collectYoungSoon(): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  SYSTEM_CLOCK.after(PAUSE_MS, () => gc({ type: 'minor', execution: 'sync' }));
}
