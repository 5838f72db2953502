// The files of threads and processes in tests: bundles, in place of the sources that `src/service/workers/thread-code.ts` takes.
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import type { ProcessCode, ThreadCode } from '../../src/service/workers/thread-code.ts';

const bundle = (name: string) => pathToFileURL(`${inject('bundles')}/${name}.js`);

/** The bundle a worker thread is started with. */
export function threadCode(): ThreadCode {
  return [bundle('worker'), false];
}

/** The bundle of the process that compiles cards. */
export function compileProcessCode(): ProcessCode {
  return [bundle('compile-process'), []];
}
