// The files of threads and processes: as they were built, or from the sources.

/** The code a thread is started with: a file, or text to be evaluated. */
export type ThreadCode = readonly [code: URL | string, evaluated: boolean];

/** The code of the worker thread; from the sources, a line that imports it by tsx, which threads do not inherit. */
export function threadCode(): ThreadCode {
  if (!import.meta.url.endsWith('.ts')) return [new URL('./worker.js', import.meta.url), false];
  const file = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  return [`import('tsx/esm/api').then(tsx => tsx.register()).then(() => import(${file}));`, true];
}

/** The file of a process, and the options of Node to run it with. */
export type ProcessCode = readonly [file: URL, options: readonly string[]];

/** The code of the process that compiles cards. */
export function compileProcessCode(): ProcessCode {
  return import.meta.url.endsWith('.ts')
    ? [new URL('./compile-process.ts', import.meta.url), ['--import', 'tsx']]
    : [new URL('./compile-process.js', import.meta.url), ['--max-semi-space-size=4']];
}
