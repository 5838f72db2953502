// Threads held up where a busy machine holds them up now and then: where, a seed decides; how long, the other thread.

/** Yes in this share of times, one in three when left out; the same seed gives the same row of answers. */
export function chanceOf(seed: number, share = 1 / 3): () => boolean {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >>> 16 < share * 0x10000;
  };
}

/** No hold-up outlasts this many milliseconds, as the other thread may wait for this one. */
const LONGEST = 20;

/** Keeps the thread busy until the other has come so far. */
export function spinUntil(reached: () => boolean): void {
  const began = performance.now();
  while (!reached() && performance.now() - began < LONGEST);
}

/** Keeps the thread busy for some milliseconds. */
export function spinFor(milliseconds: number): void {
  const began = performance.now();
  while (performance.now() - began < milliseconds);
}
