// The worker thread: answers questions one by one, so that a long one delays only the person who asked it.
import { parentPort, workerData } from 'node:worker_threads';
import { SYSTEM_CLOCK } from '../../clock/index.ts';
import { Interrupted, interruptible } from '../../kit/interruption.ts';
import type { Issue } from '../../kit/issue.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import { ok, type Result } from '../../kit/result.ts';
import { keyOf } from '../../kit/structure.ts';
import { type StudySources, seedQuestions } from '../../study/index.ts';
import { createAnswerer } from '../answer-question.ts';
import { recordAnswer } from '../answer-record.ts';
import { projectionUnder } from '../answer-wording.ts';
import type { ServiceQuestion } from '../answerer.ts';
import { type ExplainedRuling, rulingOn } from '../explained-ruling.ts';
import { withGrammar } from '../load-grammar.ts';
import { lookUpCard } from '../lookup-card.ts';
import { memoizedCompiler } from '../memoized.ts';
import { openLibrary } from '../open-library.ts';
import { studyQuestion } from '../study-ruling.ts';
import { collectYoungSoon } from './collect-young.ts';
import { connectLookups, type LookupChannel } from './lookup-port.ts';
import { lowerPriority } from './lower-priority.ts';
import type { PostedTask, Task, TaskResult, WorkerReport } from './task.ts';
import { ownThread, startStopwatch } from './thread-time.ts';
import { workerCards } from './worker-cards.ts';

/** The data a worker starts with. */
export interface WorkerData {
  readonly lookups: LookupChannel;
  /** A number in shared memory: that of the task which is to stop. */
  readonly interrupted: Int32Array;
  /** The folder of the scenario library. */
  readonly scenarios: string;
  /** The most milliseconds for answers under other days' rules. */
  readonly timeBudget: number;
}

// The pool that starts this file passes a WorkerData.
const { lookups, interrupted, scenarios, timeBudget } = workerData as WorkerData;
const elsewhere = connectLookups(lookups);
const library = openLibrary(scenarios);
const cards = workerCards(elsewhere.byName);
const compiler = memoizedCompiler(cards.compiled);
const answerer = createAnswerer({
  book: cards.book,
  excerpts: elsewhere.excerpts,
  compiler,
  scenarioTitled: text => library.find(text),
  timeBudget: { clock: SYSTEM_CLOCK.elapsed, most: timeBudget },
});
/** The rulings made last, each with what other days need of it. */
const rulings = new RecentMap<string, Result<ExplainedRuling, Issue>>(4);
/** The revision of the rules that were looked up. */
let rulesRevision: number | undefined;
const thread = ownThread();
// Where a thread has a priority of its own, that of the thread that talks to Discord is higher.
if (process.platform === 'linux') lowerPriority(1);
const report = (it: WorkerReport) => parentPort?.postMessage(it);

parentPort?.on('message', async ({ task, store, rules, number }: PostedTask) => {
  if (rules === undefined || rules !== rulesRevision) elsewhere.forgetRules();
  rulesRevision = rules;
  if (store !== 'same') cards.use(store);
  const isToStop = () => Atomics.load(interrupted, 0) === number;
  try {
    report({ kind: 'done', result: await withGrammar(() => interruptible(isToStop, () => carryOut(task))) });
    if (task.kind === 'answer') collectYoungSoon();
  } catch (fault) {
    report(fault instanceof Interrupted ? { kind: 'interrupted' } : { kind: 'fault', fault });
  }
});

report({ kind: 'loaded', thread });

function carryOut(task: Task): TaskResult {
  switch (task.kind) {
    case 'card':
      return lookUpCard(task.name, cards.book, compiler.card);
    case 'study': {
      const worked = startStopwatch(thread);
      const tooLate = () => worked() > timeBudget;
      return studyQuestion(task.request, it => seedQuestions(it, studySources()), tooLate);
    }
    case 'record':
      return ok(recordAnswer(task.question, answerer));
    case 'answer': {
      const ruling = rulingOf(task);
      if (!ruling.ok) return ruling;
      const { explanation, hasMore } = ruling.value;
      return ok({ explanation, hasMore: hasMore() });
    }
    case 'otherDates': {
      const ruling = rulingOf(task);
      return ruling.ok ? ok(ruling.value.explain() ?? ruling.value.explanation) : ruling;
    }
  }
}

function studySources(): StudySources {
  return {
    compiler,
    read: projectionUnder,
    // The whole library is read where a question varies one of it, and not before.
    get library() {
      return library.scenarios;
    },
  };
}

function rulingOf({ question, revision }: { readonly question: ServiceQuestion; readonly revision: string }) {
  const key = `${revision} ${keyOf(question)}`;
  const ruling = rulings.get(key) ?? rulingOn(question, answerer);
  rulings.set(key, ruling);
  return ruling;
}
