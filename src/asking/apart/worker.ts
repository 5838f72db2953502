// A thread that answers questions one by one, so that a long one keeps nobody but its asker waiting.
import { parentPort, workerData } from 'node:worker_threads';
import type { Issue } from '../../kit/issue.ts';
import type { Result } from '../../kit/result.ts';
import type { Telling } from '../../telling/index.ts';
import { answererOf, answerTo, type Question } from '../answerer.ts';
import { openLibrary } from '../library.ts';
import { borrowOver, type Way } from './lent.ts';

/** What a worker is given when it starts. */
export interface WorkerData {
  readonly way: Way;
  /** The folder of the scenario library. */
  readonly scenarios: string;
}

/** What a worker says: that it has begun, and what came of it. */
export type Said =
  | { readonly kind: 'begun' }
  | { readonly kind: 'answered'; readonly answer: Result<Telling, Issue> }
  | { readonly kind: 'fault'; readonly fault: unknown };

/** Milliseconds that asking again under other days' rules may take. */
const HASTE = 1_500;

// The pool that starts this file hands over a WorkerData.
const { way, scenarios } = workerData as WorkerData;
const { forget, ...lent } = borrowOver(way);
const library = openLibrary(scenarios);
const answerer = answererOf({
  ...lent,
  titled: text => library.find(text),
  haste: { clock: () => performance.now(), most: HASTE },
});
const say = (said: Said) => parentPort?.postMessage(said);

parentPort?.on('message', (question: Question) => {
  say({ kind: 'begun' });
  forget();
  try {
    say({ kind: 'answered', answer: answerTo(question, answerer) });
  } catch (fault) {
    say({ kind: 'fault', fault });
  }
});
