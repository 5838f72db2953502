// Starts a command of the terminal from a bundle, bundling first when a source is newer: `node run.mjs ask …`.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const BUNDLE = join(ROOT, 'dist', 'cli');
/** Its date is that of the newest sources bundled. */
const STAMP = join(BUNDLE, '.bundled');
const LOCK = join(ROOT, 'dist', '.bundling');
const BUNDLER = join(ROOT, 'node_modules', 'esbuild');
const SOURCES = ['src', 'package-lock.json'];
const PATIENCE = 60_000;
/** Packages of the other module system ask for `require`, which a bundle of modules has not got by itself. */
const BANNER = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

if (existsSync(BUNDLER) && isStale()) await bundle();
const [command = '', ...given] = process.argv.slice(2);
const { main } = await import(new URL('dist/cli/cli.js', import.meta.url).href);
process.exitCode = await main(command, given);

/** Whether any source is newer than what was bundled. Without a bundler, what is bundled is all there is. */
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
      entryPoints: ['src/cli/cli.ts'],
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
    writeFileSync(STAMP, '');
    utimesSync(STAMP, began, began);
  } catch (error) {
    // What was bundled before still serves; the bundler has said what it could not read.
    if (!existsSync(join(BUNDLE, 'main.js'))) throw error;
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/** True when it is ours to bundle; false once somebody else has. A lock left behind by a lost process is taken over. */
function takeLock() {
  const until = Date.now() + PATIENCE;
  for (;;) {
    try {
      mkdirSync(LOCK);
      return true;
    } catch {
      const age = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (age > PATIENCE || Date.now() > until) rmSync(LOCK, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      if (!existsSync(LOCK) && !isStale()) return false;
    }
  }
}
