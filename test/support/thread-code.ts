// The files of threads in tests: bundles, in place of the sources that `src/service/workers/thread-code.ts` would take.
import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';
import type { ThreadCode } from '../../src/service/workers/thread-code.ts';

/** The bundle a thread is started with. */
export function threadCode(name: 'worker' | 'compile-thread'): ThreadCode {
  return [pathToFileURL(`${inject('bundles')}/${name}.js`), false];
}
