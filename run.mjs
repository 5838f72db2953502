// Starts a command from compiled code, compiling first when a source is newer: `node run.mjs ask …`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const DIST = join(ROOT, 'dist');
/** Its date is that of the newest sources compiled. */
const STAMP = join(DIST, '.compiled');
const LOCK = join(DIST, '.compiling');
const COMPILER = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
const SOURCES = ['src', 'commands', 'tsconfig.json', 'tsconfig.build.json'];
const PATIENCE = 60_000;

if (existsSync(COMPILER) && isStale()) compile();
const [command = '', ...given] = process.argv.slice(2);
const { main } = await import(new URL('dist/src/cli/main.js', import.meta.url).href);
process.exitCode = await main(command, given);

/** Whether any source is newer than what was compiled. Without sources, what is compiled is all there is. */
function isStale() {
  const compiled = statSync(STAMP, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return SOURCES.some(source => isNewer(join(ROOT, source), compiled));
}

function isNewer(path, compiled) {
  const there = statSync(path, { throwIfNoEntry: false });
  if (there === undefined) return false;
  if (there.mtimeMs > compiled) return true;
  return there.isDirectory() && readdirSync(path).some(name => isNewer(join(path, name), compiled));
}

function compile() {
  mkdirSync(DIST, { recursive: true });
  if (!takeLock()) return;
  try {
    const began = new Date();
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMPILER, '-p', 'tsconfig.build.json'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    if (status !== 0) process.stderr.write(`The sources do not compile cleanly:\n${stdout}${stderr}`);
    writeFileSync(STAMP, '');
    utimesSync(STAMP, began, began);
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/** True when it is ours to compile; false once somebody else has. A lock left behind by a lost process is taken over. */
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
