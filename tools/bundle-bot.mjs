// `npm run build`: the bot and its worker as bundles in `dist/bot`. Calls within one module run several times as fast as
// calls between modules, which is most of what an answer consists of.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * Bundles entry points (names of the bundles, with their sources) into a folder of `dist`; packages stay outside.
 * Code that several of them use is shared.
 */
export async function bundleForNode(entryPoints, outdir) {
  rmSync(`${ROOT}${outdir}`, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: { ...entryPoints, ...THREADS, 'build-files': 'src/service/build-files.ts' },
    outdir,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'error',
  });
  const { writeBuildFiles } = await import(new URL(`../${outdir}/build-files.js`, import.meta.url).href);
  writeBuildFiles(`${ROOT}${outdir}`, `${ROOT}src`);
}

/** The threads' entries, which are looked for beside the bundle that starts them. */
const THREADS = {
  worker: 'src/service/workers/worker.ts',
  'compile-thread': 'src/service/workers/compile-thread.ts',
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await bundleForNode({ main: 'src/main.ts', shards: 'src/shards.ts' }, 'dist/bot');
}
