// Compilation of the installed cards in a thread of its own, while the service goes on with what there is.
import { Worker } from 'node:worker_threads';
import { type Clock, SYSTEM_CLOCK } from '../../clock/index.ts';
import type { UpdateEvent } from '../update-schedule.ts';
import type { CompileReport, CompileThreadData } from './compile-thread.ts';
import { threadCode } from './thread-code.ts';

/** A report of the thread, or the error that has ended it. */
export type BackgroundReport = CompileReport | { readonly kind: 'failed'; readonly error: unknown };

export interface BackgroundCompilation {
  /** Ends it, and removes what it has written so far. */
  readonly end: () => Promise<void>;
}

/** Milliseconds to end in by itself; a thread that is still loading the grammar, on a busy machine, is ended all the same. */
const PATIENCE = 1_500;

/** Starts to compile the store at that path; `report` is called with each progress, and last with the end or the error. */
export function compileInBackground(
  store: string,
  report: (event: BackgroundReport) => void,
  clock: Clock = SYSTEM_CLOCK,
): BackgroundCompilation {
  const [code, evaluated] = threadCode('compile-thread');
  const thread = new Worker(code, { workerData: { store } satisfies CompileThreadData, eval: evaluated });
  thread.unref();
  thread.on('message', report);
  let ended = false;
  const exited = new Promise<void>(resolve => {
    thread.once('exit', () => resolve());
  });
  thread.on('error', error => {
    if (!ended) report({ kind: 'failed', error });
  });
  return {
    end: async () => {
      ended = true;
      // Whoever waits for the end may have nothing else that keeps the process.
      thread.ref();
      thread.postMessage('end');
      const cancel = clock.after(PATIENCE, () => void thread.terminate());
      await exited;
      cancel();
    },
  };
}

/** The report as an event in the update of the cards. */
export function compilationEvent(event: BackgroundReport): UpdateEvent {
  switch (event.kind) {
    case 'progress':
      return { what: 'cards', kind: 'compiling', cards: event.cards, of: event.of };
    case 'done':
      return { what: 'cards', kind: 'compiled', cards: event.cards };
    case 'failed': {
      const message = event.error instanceof Error ? event.error.message : String(event.error);
      return { what: 'cards', kind: 'uncompiled', issues: [{ path: [], message }] };
    }
  }
}
