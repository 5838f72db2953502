import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** No test is slow: this ends one that hangs, however busy the machine is. */
const HANGS_AFTER_MS = 1_200_000;

/** Tests that start servers, bots and workers, each file by itself: they clean up at the end of a file. */
const BOTS = ['test/{commands,discord,service}/**/*.test.ts'];

export default defineConfig(({ mode }) => ({
  test: {
    maxWorkers: availableParallelism(),
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
    expect: { poll: { timeout: HANGS_AFTER_MS / 2, interval: 20 } },
    projects: [
      { extends: true, mode, test: { name: 'bots', include: BOTS } },
      // What the rest loads has no state: it is loaded once for many files.
      { extends: true, mode, test: { name: 'rooms', include: ['test/**/*.test.ts'], exclude: BOTS, isolate: false } },
    ],
  },
}));
