// The bot and its threads as bundles, made once for all tests that start them: from the sources each would take seconds to load.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundleBot } from '../../tools/bundle-bot.mjs';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the bundles, as deep in the project as the sources of the bot. */
    readonly bundles: string;
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The global setup of Vitest: bundles what `npm start` and `npm run shards` run, and removes it at the end. */
export default async function bundleForTests(project: TestProject): Promise<() => void> {
  const folder = `dist/tested-${process.pid}`;
  await bundleBot(folder);
  project.provide('bundles', `${ROOT}${folder}`);
  return () => rmSync(`${ROOT}${folder}`, { recursive: true, force: true });
}
