// Scripts started with what V8 compiled of them before: to compile them takes as long as all else that a start does, and
// as much memory. Used by `run.mjs`, and copied beside the bundle of the bot.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { constants, Script } from 'node:vm';
import { threadId } from 'node:worker_threads';

const BEFORE = '(function (module, exports, require, __filename, __dirname) {';

/**
 * The same script in ASCII: V8 keeps it in half the memory then, and it is read without being decoded. The bundler
 * leaves other characters in regular expressions and templates alone.
 */
export function asciiScript(text) {
  return text.replace(/[^\0-\x7f]/g, it => `\\u${it.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * Loads a script in ASCII with what V8 has compiled of it before, which `cache` (a file) holds; `keep` writes that, where
 * there is none of use. The name of the file must tell scripts apart: V8 tells them apart by their length alone.
 */
export function loadScript(filename, cache) {
  const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const where = { filename, columnOffset: -BEFORE.length, importModuleDynamically };
  const script = new Script(`${BEFORE}${readFileSync(filename, 'latin1')}\n})`, { ...where, cachedData });
  const module = { exports: {} };
  script.runInThisContext()(module, module.exports, createRequire(filename), filename, dirname(filename));
  const isThere = cachedData !== undefined;
  const isOfUse = isThere && script.cachedDataRejected === false;
  const keep = () => {
    // another thread may have written it meanwhile
    if (isThere || !existsSync(cache)) write(cache, script);
  };
  // Nothing below may hold the data, which are some megabytes.
  return { exported: module.exports, keep: isOfUse ? () => {} : keep };
}

/** Writes what is compiled of a script by now. */
function write(cache, script) {
  const draft = `${cache}.${process.pid}-${threadId}`;
  try {
    writeFileSync(draft, script.createCachedData());
    renameSync(draft, cache);
  } catch {
    // A folder that cannot be written costs time at the next start, and nothing else.
  }
}

/**
 * Starts a thread or process of the bot from its script (a URL), beside which lies what was compiled of it, by each V8
 * with each set of flags. That is written so many milliseconds after the start, when what a start needs is compiled.
 */
export function startScript(url, name, started) {
  const filename = fileURLToPath(url);
  const cache = join(dirname(filename), `${name}.${cachedDataVersionTag()}.cache`);
  const { keep } = loadScript(filename, cache);
  setTimeout(keep, started).unref();
}
