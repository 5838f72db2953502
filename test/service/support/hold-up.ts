// Delays of threads as on a busy machine: a seed decides where, the progress of the other thread how long.

/** A source of true in this share of times, one in three when left out; the same for the same seed. */
export function seededDraws(seed: number, share = 1 / 3): () => boolean {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >>> 16 < share * 0x10000;
  };
}

/** The longest delay in milliseconds, as the other thread may wait for this one. */
const LONGEST = 20;

/** Delays the thread until the other has reached a point. */
export function spinUntil(reached: () => boolean): void {
  const began = performance.now();
  while (!reached() && performance.now() - began < LONGEST);
}

/** Delays the thread for some milliseconds. */
export function spinFor(milliseconds: number): void {
  const began = performance.now();
  while (performance.now() - began < milliseconds);
}
