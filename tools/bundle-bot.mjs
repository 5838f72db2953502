// `npm run build`: the bot and its threads as scripts in `dist/bot`, packages among them. Calls within one module run
// several times as fast as calls between modules, and hundreds of modules take longer to load than to compile.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { asciiScript } from './script-loader.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const LOADER = 'script-loader.mjs';

/** Packages that are not bundled: native ones, those that only a store of theirs needs, and those that may be missing. */
const OUTSIDE = ['@libsql/*', 'libsql', 'pg', 'pg-native', 'pg-boss', 'bufferutil', 'utf-8-validate', 'zlib-sync'];

/** The builders of commands, which discord.js requires as CommonJS: the same copy for our imports. */
const ONE_COPY = { '@discordjs/builders': createRequire(import.meta.url).resolve('@discordjs/builders') };

/** The packages of the bot as `npm start` runs it: those that can be are in its bundle. */
const PACKAGES = { external: OUTSIDE, alias: ONE_COPY };

/** Milliseconds after which a thread has compiled what its start needs. */
const STARTED = 5_000;

/** The entries of threads and processes, which are looked for beside the bundle that starts them. */
const THREADS = {
  worker: 'src/service/workers/worker.ts',
  'compile-process': 'src/service/workers/compile-process.ts',
};

/**
 * What the bot sets as it starts: its own heap stays as small as it was started with, while threads, which have theirs
 * after this, collect what an answer made at its end and not in its midst. V8 keeps compiled code by its flags, so this
 * comes before all scripts.
 */
const THREADS_FLAGS = "setFlagsFromString('--max-semi-space-size=4');";

const COMMON = { absWorkingDir: ROOT, bundle: true, platform: 'node', target: 'node20', logLevel: 'error' };

/** Bundles entry points (names of the bundles, with their sources), and the threads, as modules; packages stay outside. */
export async function bundleForNode(entryPoints, outdir) {
  rmSync(`${ROOT}${outdir}`, { recursive: true, force: true });
  await build({
    ...COMMON,
    entryPoints: { ...entryPoints, ...THREADS, 'build-files': 'src/service/build-files.ts' },
    outdir,
    splitting: true,
    packages: 'external',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
  });
  const { writeBuildFiles } = await import(new URL(`../${outdir}/build-files.js`, import.meta.url).href);
  writeBuildFiles(`${ROOT}${outdir}`, `${ROOT}src`);
}

/**
 * Bundles the bot and its threads as scripts, each beside a module that starts it. What V8 has compiled of the same
 * scripts before stays; of new ones it is kept so many milliseconds after a start.
 */
export async function bundleBot(outdir, started = STARTED) {
  const folder = `${ROOT}${outdir}/`;
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder).filter(it => !it.endsWith('.cache'))) {
    rmSync(`${folder}${name}`, { recursive: true });
  }
  const scripts = { main: 'src/main.ts', shards: 'src/shards.ts', ...THREADS };
  await build({
    ...COMMON,
    ...PACKAGES,
    entryPoints: { ...scripts, 'build-files': 'src/service/build-files.ts' },
    outdir,
    format: 'cjs',
    outExtension: { '.js': '.cjs' },
    // A script, which V8 can take from its cache, has no `import.meta`.
    banner: { js: "const bundleUrl = require('node:url').pathToFileURL(__filename).href;" },
    define: { 'import.meta.url': 'bundleUrl' },
    minifyWhitespace: true,
    minifySyntax: true,
    sourcemap: true,
    sourcesContent: false,
  });
  const { writeBuildFiles } = await import(new URL(`../${outdir}/build-files.cjs`, import.meta.url).href);
  writeBuildFiles(folder, `${ROOT}src`);
  copyFileSync(`${ROOT}tools/${LOADER}`, `${folder}${LOADER}`);
  const compiled = Object.keys(scripts).map(name => writeStarter(folder, name, started));
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.cache') && !compiled.some(it => name.startsWith(`${it}.`))) rmSync(`${folder}${name}`);
  }
}

/** Writes the module that starts a script; returns the name of what is compiled of it. */
function writeStarter(folder, name, started) {
  const file = `${folder}${name}.cjs`;
  const script = asciiScript(readFileSync(file, 'utf8'));
  writeFileSync(file, script);
  const compiled = `${name}-${createHash('sha256').update(script).digest('hex').slice(0, 16)}`;
  const starts = `startScript(new URL('./${name}.cjs', import.meta.url), '${compiled}', ${started});`;
  const sets = name === 'main' ? `import { setFlagsFromString } from 'node:v8';\n${THREADS_FLAGS}\n` : '';
  writeFileSync(`${folder}${name}.js`, `${sets}import { startScript } from './${LOADER}';\n${starts}\n`);
  return compiled;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await bundleBot('dist/bot');
