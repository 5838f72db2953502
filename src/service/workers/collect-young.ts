// Garbage collection between questions, so that none falls into the midst of an answer.

/** Milliseconds after a report: until then the thread that talks to Discord has the processor. */
const PAUSE_MS = 1;

/**
 * Collects the young generation of this thread's heap in a moment; nothing where node was not started with `--expose-gc`,
 * which leaves it to V8.
 */
export function collectYoungSoon(): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  setTimeout(() => gc({ type: 'minor', execution: 'sync' }), PAUSE_MS);
}
