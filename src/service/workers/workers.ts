// The worker threads that answer questions, each with a port to the data that stays with the main thread.
import { availableParallelism } from 'node:os';
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
import { startThread, type Thread, type ThreadOptions } from './thread.ts';
import { threadMs } from './thread-time.ts';
import type { WaitingTasks } from './waiting-jobs.ts';

/** The data of a question, and the store of its cards; without one they are those of the pack. */
export interface LeasedSource extends LookupSource {
  readonly store?: OpenedStore;
  /** A number that is another one whenever there may be other rules. */
  readonly rules?: number;
}

export interface WorkersOptions extends Pick<ScheduleOptions, 'waiting' | 'timeout'>, ThreadOptions {
  /** The data a question is answered with, leased until it is answered. */
  readonly lease: () => Lease<LeasedSource>;
  /** The number of workers; as many as there are cores less one, and at least two, when left out. */
  readonly workers?: number;
  /** The clock that the timeout is measured by; the system clock when left out. */
  readonly clock?: Clock;
  /** Milliseconds of processor time that a thread has taken; as the system tells it, when left out. */
  readonly processorTime?: (thread: string) => number | undefined;
  /** A thread that was started for the first worker, with the same options; one is started when left out. */
  readonly first?: Thread | undefined;
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
/** A question in words: the first one loads the reader of such questions. */
const PLAIN: Task = {
  kind: 'answer',
  question: { kind: 'ruling', text: 'My creature dies. Do I gain life?' },
  revision: 'warm-up',
};
/** The times that a worker answers each question for exercise: V8 compiles what has run often, and people's questions then take less. */
const EXERCISES = 30;
/** Questions that a worker answers while nobody asks. */
const EXERCISE: readonly Task[] = Array.from({ length: EXERCISES }, () => [PLAIN, ...ASKED]).flat();

/** Starts the workers. */
export function startWorkers(options: WorkersOptions): Workers {
  const count = options.workers ?? Math.max(2, availableParallelism() - 1);
  let { first } = options;
  const nextThread = () => {
    const thread = first ?? startThread(options);
    first = undefined;
    return thread;
  };
  const schedule = new Schedule({
    ...options,
    workers: count,
    warmUp: ASKED.slice(0, WARM_UP),
    exercise: EXERCISE,
    clock: options.clock ?? SYSTEM_CLOCK,
    spawn: events => startWorker(nextThread(), options, events),
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

function startWorker(
  { worker, lookups, interrupted, loaded }: Thread,
  options: WorkersOptions,
  events: WorkerEvents,
): ScheduledWorker {
  const { clock = SYSTEM_CLOCK, processorTime = threadMs } = options;
  let lease: Lease<LeasedSource> | undefined;
  let stopwatch: Stopwatch | undefined;
  const release = () => {
    lease?.release();
    lease = undefined;
    stopwatch?.stop();
    stopwatch = undefined;
  };
  /** Its thread; undefined before it has loaded. */
  let thread: { readonly number: string | undefined } | undefined;
  const begun = () => {
    if (thread?.number !== undefined) stopwatch = stopwatchOf(thread.number, processorTime, clock);
    events.begun();
  };
  void loaded.then(number => {
    thread = { number };
    if (lease !== undefined) begun();
  });
  let posted: OpenedStore | 'nothing' | undefined = 'nothing';
  let number = 0;
  serveLookups(lookups, () => lease?.value);
  // Listening on the port has it keep the process.
  lookups.port.unref();
  worker.on('message', (report: WorkerReport) => {
    if (report.kind === 'loaded') return;
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
      worker.postMessage({ task, store: isSame(store, posted) ? 'same' : store, rules, number } satisfies PostedTask);
      posted = store;
      // A message wakes the other thread, which takes as long as a part of an answer: it reports none when it begins.
      if (thread !== undefined) begun();
    },
    interrupt: () => Atomics.store(interrupted, 0, number),
    spent: () => stopwatch?.spent(),
    end: async () => {
      release();
      await worker.terminate();
    },
  };
}

function isSame(store: OpenedStore | undefined, posted: OpenedStore | 'nothing' | undefined): boolean {
  return posted !== 'nothing' && store?.revision === posted?.revision && store?.path === posted?.path;
}

/** A stopwatch for the processor time of a task. */
interface Stopwatch {
  /** Milliseconds of the processor; undefined where the system does not tell. */
  readonly spent: () => number | undefined;
  readonly stop: () => void;
}

/** Milliseconds of a task after which the system is first asked: most are done by then, and it takes a while to answer. */
const UNASKED_MS = 20;

function stopwatchOf(thread: string, processorTime: (thread: string) => number | undefined, clock: Clock): Stopwatch {
  let before: number | undefined;
  const stop = clock.after(UNASKED_MS, () => {
    before = processorTime(thread);
  });
  return {
    stop,
    spent: () => {
      const now = before === undefined ? undefined : processorTime(thread);
      return before === undefined || now === undefined ? undefined : UNASKED_MS + now - before;
    },
  };
}

function isOutOfMemory(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
