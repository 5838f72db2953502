// The bot and its threads as bundles, made once for all tests that start them: from the sources each would take seconds to load.
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { bundleBot } from '../../tools/bundle-bot.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the bundles, as deep in the project as the sources of the bot. */
    readonly bundles: string;
  }
}

/** Milliseconds after which a bot of a test has started: it does not live long. */
const STARTED = 500;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A thread of a test, and the start of a compilation, which a test has a process do. */
const STARTED_BY_TESTS = {
  'held-up-thread': 'test/service/support/held-up-thread.ts',
  'compile-in-background': 'src/service/workers/compile-in-background.ts',
};

/** The global setup of Vitest: bundles what `npm start` and `npm run shards` run, and removes it at the end. */
export default async function bundleForTests(project: TestProject): Promise<() => void> {
  const folder = `dist/tested-${process.pid}`;
  if (!existsSync(`${ROOT}${folder}`)) {
    await bundleBot(folder, STARTED);
    await build({
      absWorkingDir: ROOT,
      bundle: true,
      entryPoints: STARTED_BY_TESTS,
      format: 'esm',
      outdir: folder,
      packages: 'external',
      platform: 'node',
      target: 'node20',
    });
  }
  project.provide('bundles', `${ROOT}${folder}`);
  return () => rmSync(`${ROOT}${folder}`, { recursive: true, force: true });
}
