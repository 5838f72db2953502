// `npm run bundle`: engine, grammar, scenario and explanation as one script for a browser, with its size.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const BUNDLE_PATH = 'dist/threshold.js';

/** The name of the script's one global. */
const GLOBAL = 'threshold';

export interface Bundle {
  readonly code: string;
  /** Paths of all its source files, from the project's folder. */
  readonly files: readonly string[];
}

/** The bundle, made anew. Throws where a file in it imports a module of Node, which no browser has. */
export async function makeBundle(): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(new URL('../', import.meta.url)),
    entryPoints: ['src/browser.ts'],
    bundle: true,
    minify: true,
    platform: 'browser',
    target: 'es2023',
    format: 'iife',
    globalName: GLOBAL,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return { code: outputFiles.map(it => it.text).join(''), files: Object.keys(metafile.inputs) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const bytes = Buffer.from((await makeBundle()).code);
  mkdirSync(dirname(BUNDLE_PATH), { recursive: true });
  writeFileSync(BUNDLE_PATH, bytes);
  process.stdout.write(`${BUNDLE_PATH}: ${bytes.length} bytes, ${gzipSync(bytes).length} bytes gzipped\n`);
}
