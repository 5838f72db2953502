// The worker thread: answers questions one by one, so that a long one delays only the person who asked it.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createAnswerer, explainQuestion } from '../answer-question.ts';
import { lookUpCard } from '../lookup-card.ts';
import { openLibrary } from '../open-library.ts';
import { connectLookups, type LookupChannel } from './lookup-port.ts';
import type { Task, WorkerReport } from './task.ts';

/** The data a worker starts with. */
export interface WorkerData {
  readonly lookups: LookupChannel;
  /** The folder of the scenario library. */
  readonly scenarios: string;
  /** The most milliseconds for answers under other days' rules. */
  readonly timeBudget: number;
}

// The pool that starts this file passes a WorkerData.
const { lookups, scenarios, timeBudget } = workerData as WorkerData;
const { forget, ...source } = connectLookups(lookups);
const library = openLibrary(scenarios);
const answerer = createAnswerer({
  ...source,
  scenarioTitled: text => library.find(text),
  timeBudget: { clock: () => performance.now(), most: timeBudget },
});
// Where a thread has a priority of its own, that of the thread that talks to Discord is higher.
if (process.platform === 'linux') setPriority(5);
const report = (it: WorkerReport) => parentPort?.postMessage(it);

parentPort?.on('message', (task: Task) => {
  report({ kind: 'begun' });
  forget();
  try {
    const result = task.kind === 'card' ? lookUpCard(task.name, source.book) : explainQuestion(task.question, answerer);
    report({ kind: 'done', result });
  } catch (fault) {
    report({ kind: 'fault', fault });
  }
});
