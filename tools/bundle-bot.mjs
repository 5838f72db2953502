// `npm run build`: the bot and its worker as bundles in `dist/bot`, packages among them. Calls within one module run
// several times as fast as calls between modules, and hundreds of modules take longer to load than to compile.
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Packages that are not bundled: native ones, those that only a store of theirs needs, and those that may be missing. */
const OUTSIDE = ['@libsql/*', 'libsql', 'pg', 'pg-native', 'pg-boss', 'bufferutil', 'utf-8-validate', 'zlib-sync'];

/**
 * Bundles entry points (names of the bundles, with their sources) into a folder of `dist`; packages stay outside, or are
 * bundled but for some. Code that several of them use is shared.
 */
export async function bundleForNode(entryPoints, outdir, packages = { packages: 'external' }) {
  rmSync(`${ROOT}${outdir}`, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: { ...entryPoints, ...THREADS, 'build-files': 'src/service/build-files.ts' },
    outdir,
    bundle: true,
    splitting: true,
    ...packages,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
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
  // Packages in the former form of modules call `require`.
  const js =
    "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";
  await bundleForNode({ main: 'src/main.ts', shards: 'src/shards.ts' }, 'dist/bot', {
    external: OUTSIDE,
    banner: { js },
  });
}
