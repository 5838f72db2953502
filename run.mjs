// Starts a command of the terminal from a bundle, bundling first when a source is newer: `node run.mjs ask …`.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const BUNDLE = join(ROOT, 'dist', 'cli');
/** A file dated as the bundling began: newer sources are not in the bundle. */
const STAMP = join(BUNDLE, '.bundled');
const LOCK = join(ROOT, 'dist', '.bundling');
const BUNDLER = join(ROOT, 'node_modules', 'esbuild');
const SOURCES = ['src', 'package-lock.json'];
/** Milliseconds after which a lock counts as left behind. */
const LOCK_TIMEOUT = 60_000;
/** CommonJS packages call `require`, which a bundle of ES modules does not define. */
const BANNER = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

if (existsSync(BUNDLER) && isStale()) await bundle();
const [command = '', ...given] = process.argv.slice(2);
const { main } = await import(new URL('dist/cli/cli.js', import.meta.url).href);
process.exitCode = await main(command, given);

/** Whether any source is newer than the bundle. */
function isStale() {
  const bundled = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES.some(source => isNewer(join(ROOT, source), bundled));
}

function isNewer(path, bundled) {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined) return false;
  if (there.mtimeMs > bundled) return true;
  return there.isDirectory() && readdirSync(path).some(name => isNewer(join(path, name), bundled));
}

async function bundle() {
  mkdirSync(BUNDLE, { recursive: true });
  if (!takeLock()) return;
  try {
    const began = new Date();
    const { build } = await import('esbuild');
    const { metafile } = await build({
      absWorkingDir: ROOT,
      entryPoints: { cli: 'src/cli/cli.ts', 'build-files': 'src/service/build-files.ts' },
      outdir: BUNDLE,
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      banner: { js: BANNER },
      metafile: true,
      logLevel: 'error',
    });
    const made = new Set(Object.keys(metafile.outputs).map(path => join(ROOT, path)));
    for (const name of readdirSync(BUNDLE)) if (!made.has(join(BUNDLE, name))) rmSync(join(BUNDLE, name));
    const { writeBuildFiles } = await import(new URL('dist/cli/build-files.js', import.meta.url).href);
    writeBuildFiles(BUNDLE, join(ROOT, 'src'));
    writeFileSync(STAMP, '');
    utimesSync(STAMP, began, began);
  } catch (error) {
    // The bundle from before still serves; the bundler has printed its errors.
    if (!existsSync(join(BUNDLE, 'cli.js'))) throw error;
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/** Waits for the lock: true when it is ours; false once another process has bundled. A lock left behind is removed. */
function takeLock() {
  const until = Date.now() + LOCK_TIMEOUT;
  for (;;) {
    try {
      mkdirSync(LOCK);
      return true;
    } catch {
      const age = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > LOCK_TIMEOUT || Date.now() > until) rmSync(LOCK, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      if (!existsSync(LOCK) && !isStale()) return false;
    }
  }
}
