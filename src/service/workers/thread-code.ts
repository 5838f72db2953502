// The files of threads: as they were built, or from the sources.

/** The code a thread is started with: a file, or text to be evaluated. */
export type ThreadCode = readonly [code: URL | string, evaluated: boolean];

/** The code of a thread in this folder; from the sources, as in tests, a line that imports it by tsx, which threads do not inherit. */
export function threadCode(name: 'worker' | 'compile-thread'): ThreadCode {
  if (!import.meta.url.endsWith('.ts')) return [new URL(`./${name}.js`, import.meta.url), false];
  const file = JSON.stringify(new URL(`./${name}.ts`, import.meta.url).href);
  return [`import('tsx/esm/api').then(tsx => tsx.register()).then(() => import(${file}));`, true];
}
