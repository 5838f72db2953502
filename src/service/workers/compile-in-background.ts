// Compilation of the installed cards in a process of its own, while the service goes on with what there is.
import { fork } from 'node:child_process';
import { type Clock, SYSTEM_CLOCK, settledWithin } from '../../clock/index.ts';
import type { UpdateEvent } from '../update-schedule.ts';
import type { CompileReport } from './compile-process.ts';
import { compileProcessCode } from './thread-code.ts';

export interface BackgroundCompilation {
  /** Ends it; what it has written so far is removed. Resolves when it has ended, or is left to end by itself. */
  readonly end: () => Promise<void>;
}

/** Milliseconds for its end; on a busy machine one of low priority may take longer, and nobody waits for that. */
const PATIENCE = 1_500;

/** Starts to compile the store at that path; `report` is called with each progress, and last with the end or the error. */
export function compileInBackground(
  store: string,
  report: (event: CompileReport) => void,
  clock: Clock = SYSTEM_CLOCK,
): BackgroundCompilation {
  const [file, execArgv] = compileProcessCode();
  const child = fork(file, [store], { execArgv: [...execArgv], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  let over = false;
  const last = (event?: CompileReport) => {
    if (over) return;
    over = true;
    if (event !== undefined) report(event);
  };
  const exited = new Promise<void>(resolve => {
    const gone = (error?: string) => {
      last(error === undefined ? undefined : { kind: 'failed', error });
      resolve();
    };
    // It ends as done without a report where a signal to all has told it to.
    const failed = (how: unknown) => gone(`The process that compiles cards ended with ${how}.`);
    child.once('exit', (code, signal) => (code === 0 ? gone() : failed(signal ?? code)));
    child.once('error', error => gone(error.message));
  });
  // What is sent has the type of a report.
  child.on('message', message => {
    const event = message as CompileReport;
    if (event.kind !== 'progress') last(event);
    else if (!over) report(event);
  });
  // Neither may prevent the process from ending.
  child.unref();
  child.channel?.unref();
  return {
    end: async () => {
      last();
      // Whoever waits for the end may have nothing else that keeps the process.
      child.ref();
      if (child.connected) child.disconnect();
      await settledWithin(exited, PATIENCE, clock);
      child.unref();
    },
  };
}

/** The report as an event in the update of the cards. */
export function compilationEvent(event: CompileReport): UpdateEvent {
  switch (event.kind) {
    case 'progress':
      return { what: 'cards', kind: 'compiling', cards: event.cards, of: event.of };
    case 'done':
      return { what: 'cards', kind: 'compiled', cards: event.cards };
    case 'failed':
      return { what: 'cards', kind: 'uncompiled', issues: [{ path: [], message: event.error }] };
  }
}
