import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BUNDLED, bundledSources } from './test/support/bundle-sources.ts';
import { LongFirst } from './test/support/long-first.ts';

/** No test is slow: this ends one that hangs, however busy the machine is. */
const HANGS_AFTER_MS = 1_200_000;

/** Tests that start bots, processes and threads: these are bundled once. */
const BOTS = ['test/{commands,discord,service}/**/*.test.ts'];

/** Suites about one entrance, and about processes, which are told which to open. */
const OF_ONE_ENTRANCE = ['connection', 'endpoint', 'process', 'replicas', 'run-bot', 'shard-processes', 'updates'];

/** All other suites that ask the bot in Discord: they run over both entrances. */
const OF_BOTH_ENTRANCES = ['test/commands', 'test/discord']
  .flatMap(folder => readdirSync(folder).map(it => `${folder}/${it}`))
  .filter(path => path.endsWith('.test.ts') && readFileSync(path, 'utf8').includes('/start-test-bot.ts'))
  .filter(path => !OF_ONE_ENTRANCE.some(it => path.endsWith(`/${it}.test.ts`)));

export default defineConfig(({ mode }) => ({
  plugins: [bundledSources()],
  test: {
    // with room for what is new, little of a question is taken for lasting; much is run a few times, and little often
    execArgv: ['--enable-source-maps', '--max-semi-space-size=32', '--always-sparkplug'],
    server: { deps: { external: [BUNDLED] } },
    globalSetup: 'test/support/bundle-sources.ts',
    setupFiles: 'test/support/compile-once.ts',
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFirst },
    testTimeout: HANGS_AFTER_MS,
    hookTimeout: HANGS_AFTER_MS,
    expect: { poll: { timeout: HANGS_AFTER_MS / 2, interval: 20 } },
    projects: [
      {
        extends: true,
        mode,
        test: {
          name: 'bots',
          include: BOTS,
          isolate: false,
          globalSetup: 'test/support/bundle-bot.ts',
          setupFiles: 'test/support/end-test-bots.ts',
          provide: { entrance: 'gateway' },
        },
      },
      {
        extends: true,
        mode,
        test: {
          name: 'bots by the endpoint',
          include: OF_BOTH_ENTRANCES,
          isolate: false,
          globalSetup: 'test/support/bundle-bot.ts',
          setupFiles: 'test/support/end-test-bots.ts',
          provide: { entrance: 'endpoint' },
        },
      },
      // What the rest loads has no state: it is loaded once for many files.
      { extends: true, mode, test: { name: 'rooms', include: ['test/**/*.test.ts'], exclude: BOTS, isolate: false } },
    ],
  },
}));
