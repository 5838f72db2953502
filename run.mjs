// Starts a command of the terminal from a bundle, bundling first when a source is newer: `node run.mjs ask …`. What V8
// has compiled for an answer is kept beside the bundle, since to compile it takes as long as to answer.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asciiScript, loadScript } from './tools/script-loader.mjs';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const BUNDLE = join(ROOT, 'dist', 'cli');
/** A file dated as the bundling began: newer sources are not in the bundle. */
const STAMP = join(BUNDLE, '.bundled');
const LOCK = join(ROOT, 'dist', '.bundling');
const BUNDLER = join(ROOT, 'node_modules', 'esbuild');
const SOURCES = ['src', 'package-lock.json'];
/** Milliseconds after which a lock counts as left behind. */
const LOCK_TIMEOUT = 60_000;
const SCRIPT = join(BUNDLE, 'cli.cjs');
/** A script, which V8 can take from its cache, has no `import.meta`. */
const BANNER = "const bundleUrl = require('node:url').pathToFileURL(__filename).href;";

if (existsSync(BUNDLER) && isStale()) await bundle();
const [command = '', ...given] = process.argv.slice(2);
// Scripts of the same length are told apart by when they were written.
const { exported, keep } = loadScript(SCRIPT, join(BUNDLE, `${statSync(SCRIPT).mtimeMs}.cache`));
process.exitCode = await exported.main(command, given);
// An answer has compiled what most commands need.
if (command === 'ask') keep();

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
    await build({
      absWorkingDir: ROOT,
      entryPoints: { cli: 'src/cli/cli.ts', 'build-files': 'src/service/build-files.ts' },
      outdir: BUNDLE,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      outExtension: { '.js': '.cjs' },
      target: 'node20',
      banner: { js: BANNER },
      // The store of the bot: replay alone opens it, and parts of it are no JavaScript.
      external: ['@libsql/client', 'node-cron', 'pg', 'pg-boss'],
      define: { 'import.meta.url': 'bundleUrl' },
      minifyWhitespace: true,
      minifySyntax: true,
      logLevel: 'error',
    });
    writeFileSync(SCRIPT, asciiScript(readFileSync(SCRIPT, 'utf8')));
    const { writeBuildFiles } = createRequire(import.meta.url)(join(BUNDLE, 'build-files.cjs'));
    writeBuildFiles(BUNDLE, join(ROOT, 'src'));
    for (const name of readdirSync(BUNDLE)) if (/\.(?:cache|js)\b/u.test(name)) rmSync(join(BUNDLE, name));
    writeFileSync(STAMP, '');
    utimesSync(STAMP, began, began);
  } catch (error) {
    // The bundle from before still serves; the bundler has printed its errors.
    if (!existsSync(SCRIPT)) throw error;
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
