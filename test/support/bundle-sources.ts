// The sources that tests import, as one bundle: it loads in a third of the time that hundreds of modules take, and what
// calls from module to module runs half as long again when each module stands alone.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, type Plugin as BuildPlugin, build } from 'esbuild';
import type { Plugin } from 'vitest/config';
import type { TestProject } from 'vitest/node';

const ROOT = join(import.meta.dirname, '../..');
/** The folder of the bundle, the same for all parts of one run. */
const FOLDER = `dist/tested-sources-${process.pid}`;
/** A file of the bundle. */
export const BUNDLED = /\/dist\/tested-sources-\d+\//u;
const SOURCE = /^(?:src|commands|tools)\/.*\.ts$/u;
/** An import of values, and not of types alone, which runs nothing. */
const IMPORT = /\b(?:import|export)\b(?! type\b)(?:\(|[^;'()]*?\bfrom\b)?\s*'(?<path>\.[^']+\.ts)'/gu;
const THREADS = /\/thread-code\.ts$/;

/** Sources keep their addresses, from which they find files; threads are started from bundles of their own. */
const IN_PLACE: BuildPlugin = {
  name: 'sources in place',
  setup(building) {
    building.onResolve({ filter: THREADS }, () => ({ path: join(ROOT, 'test/support/bundled-threads.ts') }));
    building.onLoad({ filter: /\/(?:src|commands|tools)\/.*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    });
  },
};

const COMMON: BuildOptions = {
  absWorkingDir: ROOT,
  bundle: true,
  format: 'esm',
  logLevel: 'error',
  packages: 'external',
  platform: 'node',
  plugins: [IN_PLACE],
  splitting: true,
  target: 'node20',
};

/** The sources that files of tests import, as paths in the project. */
function testedSources(): readonly string[] {
  const files = readdirSync(join(ROOT, 'test'), { recursive: true, encoding: 'utf8' }).filter(it => it.endsWith('.ts'));
  const imported = files.flatMap(file => {
    const folder = join(ROOT, 'test', dirname(file));
    const imports = [...readFileSync(join(ROOT, 'test', file), 'utf8').matchAll(IMPORT)];
    return imports.map(it => relative(ROOT, join(folder, it.groups?.path ?? '')));
  });
  return [...new Set(imported)].filter(it => SOURCE.test(it)).sort();
}

/** The names that each source exports. */
async function exportsOf(sources: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const { metafile } = await build({
    ...COMMON,
    entryPoints: [...sources],
    outdir: FOLDER,
    metafile: true,
    write: false,
  });
  const outputs = Object.values(metafile?.outputs ?? {});
  return new Map(outputs.flatMap(it => (it.entryPoint === undefined ? [] : [[it.entryPoint, it.exports] as const])));
}

/** The file in the bundle for a source: it exports what the source does. */
function bundledPath(source: string): string {
  return join(ROOT, FOLDER, source.replace(/\.ts$/u, '.js'));
}

/** Bundles the sources, each export under the number of its source, with a file for each source. */
async function bundle(): Promise<void> {
  const sources = testedSources();
  const exported = await exportsOf(sources);
  const named = sources.map((source, at) => {
    const names = exported.get(source) ?? [];
    return { source, names, numbered: names.map(it => ({ name: it, unique: `${it}_${at}` })) };
  });
  const contents = named.map(({ source, numbered }) => {
    const list = numbered.map(({ name, unique }) => `${name} as ${unique}`);
    return `export { ${list.join(', ')} } from './${source}';`;
  });
  const stdin = { contents: contents.join('\n'), resolveDir: ROOT, sourcefile: 'sources.ts' };
  await build({ ...COMMON, stdin, outdir: FOLDER, sourcemap: true, sourcesContent: false });
  for (const { source, numbered } of named) {
    const path = bundledPath(source);
    const list = numbered.map(({ name, unique }) => `${unique} as ${name}`);
    mkdirSync(dirname(path), { recursive: true });
    const from = JSON.stringify(relative(dirname(path), join(ROOT, FOLDER, 'stdin.js')));
    writeFileSync(path, `export { ${list.join(', ')} } from ${from};\n`);
  }
}

/** The plugin of Vite by which tests import the bundle in place of sources. */
export function bundledSources(): Plugin {
  return {
    name: 'bundled sources',
    enforce: 'pre',
    resolveId(id, importer) {
      if (importer === undefined || !id.startsWith('.')) return undefined;
      const source = relative(ROOT, join(dirname(importer), id));
      return SOURCE.test(source) && existsSync(bundledPath(source)) ? bundledPath(source) : undefined;
    },
  };
}

/** The global setup of Vitest: bundles the sources, once for all projects, and removes the bundle at the end. */
export default async function bundleForProject(project: TestProject): Promise<() => void> {
  if (!existsSync(join(ROOT, FOLDER))) await bundle();
  project.onTestsRerun(bundle);
  return () => rmSync(join(ROOT, FOLDER), { recursive: true, force: true });
}
