// The worker threads that answer questions, each with a port to the data that stays with the main thread.
import { availableParallelism } from 'node:os';
import { MessageChannel, Worker } from 'node:worker_threads';
import { type Clock, SYSTEM_CLOCK } from '../../clock/index.ts';
import type { Explanation } from '../../explain/index.ts';
import type { Issue } from '../../kit/issue.ts';
import type { Result } from '../../kit/result.ts';
import { keyOf } from '../../kit/structure.ts';
import type { StudyQuestion } from '../../study/index.ts';
import type { AnswerRecord } from '../answer-record.ts';
import type { ServiceQuestion } from '../answerer.ts';
import type { ExplainedCard } from '../explained-card.ts';
import { ASKED_MOST } from '../popular-questions.ts';
import type { Lease } from '../ref-counted.ts';
import type { StudyRequestAbout } from '../study-ruling.ts';
import { type LookupSource, serveLookups } from './lookup-port.ts';
import { Schedule, type ScheduleOptions } from './schedule.ts';
import type { ScheduledWorker, WorkerEvents } from './scheduled-worker.ts';
import type { FirstExplanation, OpenedStore, PostedTask, Task, WorkerReport } from './task.ts';
import { threadCode } from './thread-code.ts';
import { threadMs } from './thread-time.ts';
import type { WaitingTasks } from './waiting-jobs.ts';
import type { WorkerData } from './worker.ts';

/** The data of a question, and the store of its cards; without one they are those of the pack. */
export interface LeasedSource extends LookupSource {
  readonly store?: OpenedStore;
  /** A number that is another one whenever there may be other rules. */
  readonly rules?: number;
}

export interface WorkersOptions extends Pick<ScheduleOptions, 'waiting' | 'timeout'> {
  /** The data a question is answered with, leased until it is answered. */
  readonly lease: () => Lease<LeasedSource>;
  /** The folder of the scenario library. */
  readonly scenarios: string;
  /** The number of workers; as many as there are cores less one, and at least two, when left out. */
  readonly workers?: number;
  /** The clock that the timeout is measured by; the system clock when left out. */
  readonly clock?: Clock;
  /** Milliseconds of processor time that a thread has taken; as the system tells it, when left out. */
  readonly processorTime?: (thread: string) => number | undefined;
  /** The most milliseconds for answers under other days' rules; 1,500 when left out. */
  readonly timeBudget?: number;
  /** Megabytes of a worker's heap for what lives long; 384 when left out. */
  readonly memory?: number;
}

/** The pool of worker threads. A `revision` names the cards and rules there are: answers of one revision are the same. */
export interface Workers {
  /** Answers a question of a person, in turn with those of others. Rejects for faults of ours only. */
  readonly answer: (
    question: ServiceQuestion,
    person: string,
    revision: string,
  ) => Promise<Result<FirstExplanation, Issue>>;
  /** The explanation with the answers under other days' rules, behind all questions. */
  readonly otherDates: (question: ServiceQuestion, revision: string) => Promise<Result<Explanation, Issue>>;
  /** The record of a question of a person and its answer, for a report. */
  readonly record: (question: ServiceQuestion, person: string) => Promise<Result<AnswerRecord, Issue>>;
  /** A question of study for a person, in turn with the questions of others. */
  readonly study: (request: StudyRequestAbout, person: string) => Promise<Result<StudyQuestion, Issue>>;
  /**
   * Starts all workers, and has each load what the first question of a person needs. Resolves when the first of them
   * has: the others load theirs beside it and after it.
   */
  readonly warmUp: () => Promise<void>;
  /** A card as it is read; never behind questions that wait. */
  readonly card: (name: string) => Promise<Result<ExplainedCard, Issue>>;
  /** The numbers of tasks that wait for a worker now. */
  readonly waiting: () => WaitingTasks;
  /** Refuses what would wait behind long questions: all that is not answered soon. */
  readonly leave: () => void;
  /** Ends the workers; what is at work or waits is refused. */
  readonly close: () => Promise<void>;
}

const ASKED = ASKED_MOST.map(
  (text): Task => ({ kind: 'answer', question: { kind: 'ruling', text }, revision: 'warm-up' }),
);
/** The number of those questions that load what others need; the rest is for exercise. */
const WARM_UP = 3;

const TIME_BUDGET = 1_500;
/** Megabytes of a worker's heap: for what lives long, and for what is new. */
const MEMORY = 384;
const YOUNG_MEMORY = 24;

/** Starts the workers. */
export function startWorkers(options: WorkersOptions): Workers {
  const count = options.workers ?? Math.max(2, availableParallelism() - 1);
  const schedule = new Schedule({
    ...options,
    workers: count,
    warmUp: ASKED.slice(0, WARM_UP),
    exercise: ASKED.slice(WARM_UP),
    clock: options.clock ?? SYSTEM_CLOCK,
    spawn: events => startWorker(options, events),
  });
  return {
    // A worker's result has the type that belongs to the kind of its task.
    answer: async (question, person, revision) => {
      const task = { kind: 'answer', question, revision } as const;
      return (await schedule.question(task, person, keyOf(question))) as Result<FirstExplanation, Issue>;
    },
    otherDates: async (question, revision) => {
      const task = { kind: 'otherDates', question, revision } as const;
      return (await schedule.addition(task, keyOf(question))) as Result<Explanation, Issue>;
    },
    record: async (question, person) => {
      const task = { kind: 'record', question } as const;
      return (await schedule.question(task, person, keyOf(question))) as Result<AnswerRecord, Issue>;
    },
    study: async (request, person) => {
      const task = { kind: 'study', request } as const;
      return (await schedule.question(task, person, keyOf(request))) as Result<StudyQuestion, Issue>;
    },
    card: async name => (await schedule.lookup({ kind: 'card', name })) as Result<ExplainedCard, Issue>,
    warmUp: () => schedule.warmUp(),
    waiting: () => schedule.waiting(),
    leave: () => schedule.leave(),
    close: () => schedule.close(),
  };
}

function startWorker(options: WorkersOptions, events: WorkerEvents): ScheduledWorker {
  let lease: Lease<LeasedSource> | undefined;
  const release = () => {
    lease?.release();
    lease = undefined;
  };
  let spent: ScheduledWorker['spent'];
  const interrupted = sharedNumber();
  let number = 0;
  const worker = startThread(options, interrupted, () => lease?.value);
  worker.on('message', (report: WorkerReport) => {
    if (report.kind === 'begun') {
      spent = spentBy(report.thread, options.processorTime ?? threadMs);
      return events.begun();
    }
    release();
    if (report.kind === 'interrupted') return events.interrupted();
    return report.kind === 'done' ? events.done(report.result) : events.fault(report.fault);
  });
  worker.on('error', fault => events.gone(fault, isOutOfMemory(fault)));
  worker.on('exit', code => events.gone(new Error(`A worker ended with ${code}.`), false));
  return {
    begin: (task: Task) => {
      lease = options.lease();
      number = (number + 1) | 0 || 1; // as wide as the shared number
      const { store, rules } = lease.value;
      worker.postMessage({ task, store, rules, number } satisfies PostedTask);
    },
    interrupt: () => Atomics.store(interrupted, 0, number),
    spent: () => spent?.(),
    end: async () => {
      release();
      await worker.terminate();
    },
  };
}

/** The processor time that a thread takes from now on. */
function spentBy(
  thread: string | undefined,
  processorTime: NonNullable<WorkersOptions['processorTime']>,
): ScheduledWorker['spent'] {
  const before = thread === undefined ? undefined : processorTime(thread);
  if (thread === undefined || before === undefined) return undefined;
  return () => {
    const now = processorTime(thread);
    return now === undefined ? undefined : now - before;
  };
}

function startThread(
  { scenarios, timeBudget = TIME_BUDGET, memory = MEMORY }: WorkersOptions,
  interrupted: Int32Array,
  source: () => LookupSource | undefined,
): Worker {
  const { port1: ours, port2: theirs } = new MessageChannel();
  const replied = sharedNumber();
  serveLookups({ port: ours, replied }, source);
  const data: WorkerData = { lookups: { port: theirs, replied }, interrupted, scenarios, timeBudget };
  const [code, evaluated] = threadCode();
  const worker = new Worker(code, {
    workerData: data,
    transferList: [theirs],
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_MEMORY },
    eval: evaluated,
  });
  worker.once('exit', () => ours.close());
  // Neither may prevent the process from ending.
  worker.unref();
  ours.unref();
  return worker;
}

/** A number in memory that threads share. */
function sharedNumber(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

function isOutOfMemory(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
