import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** No test is slow: this ends one that hangs, however busy the machine is. */
const HANGS_AFTER_MS = 120_000;

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    maxWorkers: availableParallelism(),
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
    expect: { poll: { timeout: HANGS_AFTER_MS - 20_000, interval: 20 } },
  },
});
