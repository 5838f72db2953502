// A thread that answers questions one by one, so that a long one keeps nobody but its asker waiting.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Explanation } from '../../explain/index.ts';
import type { Issue } from '../../kit/issue.ts';
import type { Result } from '../../kit/result.ts';
import { createAnswerer, explainQuestion, type ServiceQuestion } from '../answer-question.ts';
import type { ExplainedCard } from '../explained-card.ts';
import { lookUpCard } from '../lookup-card.ts';
import { openLibrary } from '../open-library.ts';
import { connectLookups, type LookupChannel } from './lookup-port.ts';

/** What a worker is given when it starts. */
export interface WorkerData {
  readonly lookups: LookupChannel;
  /** The folder of the scenario library. */
  readonly scenarios: string;
  /** After how many milliseconds other days' rules are not asked any more. */
  readonly haste: number;
}

/** What a worker is given to do. */
export type Task =
  | { readonly kind: 'answer'; readonly question: ServiceQuestion }
  | { readonly kind: 'card'; readonly name: string };

/** What a worker reports: that it has begun, and what came of it. */
export type WorkerReport =
  | { readonly kind: 'begun' }
  | { readonly kind: 'done'; readonly result: Result<Explanation | ExplainedCard, Issue> }
  | { readonly kind: 'fault'; readonly fault: unknown };

// The pool that starts this file hands over a WorkerData.
const { lookups, scenarios, haste } = workerData as WorkerData;
const { forget, ...source } = connectLookups(lookups);
const library = openLibrary(scenarios);
const answerer = createAnswerer({
  ...source,
  scenarioTitled: text => library.find(text),
  timeBudget: { clock: () => performance.now(), most: haste },
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
