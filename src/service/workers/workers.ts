// The pool of worker threads that answer questions: a few workers, a bounded queue, a time limit for each question.
import { MessageChannel, Worker } from 'node:worker_threads';
import { type Clock, SYSTEM_CLOCK } from '../../clock/index.ts';
import type { Explanation } from '../../explain/index.ts';
import type { Issue } from '../../kit/issue.ts';
import { err, type Result } from '../../kit/result.ts';
import type { ServiceQuestion } from '../answer-question.ts';
import type { ExplainedCard } from '../explained-card.ts';
import type { Lease } from '../ref-counted.ts';
import { type LookupSource, serveLookups } from './lookup-port.ts';
import type { Task, WorkerData, WorkerReport } from './worker.ts';

export interface WorkersOptions {
  /** The data a question is answered with, leased until it is answered. */
  readonly lease: () => Lease<LookupSource>;
  /** The folder of the scenario library. */
  readonly scenarios: string;
  /** The most questions that are answered at a time; one when left out. */
  readonly workers?: number;
  /** The most questions that wait for their turn; 64 when left out. */
  readonly waiting?: number;
  /** The time limit of one question in milliseconds; ten seconds when left out. */
  readonly timeout?: number;
  /** The clock that the timeout is measured by; the system clock when left out. */
  readonly clock?: Clock;
  /** The most milliseconds for answers under other days' rules; 1,500 when left out. */
  readonly timeBudget?: number;
}

export interface Workers {
  /** Answers questions in turn. Rejects for faults of ours only. */
  readonly answer: (question: ServiceQuestion) => Promise<Result<Explanation, Issue>>;
  /** A card as it is read. */
  readonly card: (name: string) => Promise<Result<ExplainedCard, Issue>>;
  readonly close: () => Promise<void>;
}

type Done = Extract<WorkerReport, { kind: 'done' }>['result'];

interface Job {
  readonly task: Task;
  readonly resolve: (result: Done) => void;
  readonly reject: (fault: unknown) => void;
}

interface WorkerSlot {
  readonly worker: Worker;
  work: { readonly job: Job; readonly lease: Lease<LookupSource>; cancel?: () => void } | undefined;
}

const TIME_BUDGET = 1_500;
/** Megabytes of memory for each generation of a worker's heap. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 6 };

/** Starts the first worker; others follow as they are needed. */
export function startWorkers(options: WorkersOptions): Workers {
  const pool = new Pool(options);
  return {
    // A worker's result has the type that belongs to the kind of its task.
    answer: async question => (await pool.run({ kind: 'answer', question })) as Result<Explanation, Issue>,
    card: async name => (await pool.run({ kind: 'card', name })) as Result<ExplainedCard, Issue>,
    close: () => pool.close(),
  };
}

class Pool {
  readonly #options: WorkersOptions;
  readonly #timeout: number;
  readonly #clock: Clock;
  readonly #slots = new Set<WorkerSlot>();
  readonly #queue: Job[] = [];
  #closed = false;

  constructor(options: WorkersOptions) {
    this.#options = options;
    this.#timeout = options.timeout ?? 10_000;
    this.#clock = options.clock ?? SYSTEM_CLOCK;
    this.#spawn();
  }

  async run(task: Task): Promise<Done> {
    if (this.#closed || this.#queue.length >= (this.#options.waiting ?? 64)) return err([BUSY]);
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.resolve(err([BUSY]));
    for (const slot of this.#slots) slot.work?.job.resolve(err([BUSY]));
    await Promise.all([...this.#slots].map(slot => this.#retire(slot)));
  }

  /** Posts the job that has waited longest to a free worker. */
  #next(): void {
    if (this.#closed || this.#queue.length === 0) return;
    const free = [...this.#slots].find(it => it.work === undefined);
    const slot = free ?? (this.#slots.size < (this.#options.workers ?? 1) ? this.#spawn() : undefined);
    const job = slot && this.#queue.shift();
    if (!job) return;
    slot.work = { job, lease: this.#options.lease() };
    slot.worker.postMessage(job.task);
  }

  #spawn(): WorkerSlot {
    const worker = startWorker(this.#options, () => slot.work?.lease.value);
    const slot: WorkerSlot = { worker, work: undefined };
    worker.on('message', (report: WorkerReport) => this.#receive(slot, report));
    worker.on('error', fault => this.#fail(slot, fault));
    worker.on('exit', code => this.#fail(slot, new Error(`A worker ended with ${code}.`)));
    this.#slots.add(slot);
    return slot;
  }

  #receive(slot: WorkerSlot, report: WorkerReport): void {
    switch (report.kind) {
      case 'begun':
        if (slot.work) slot.work.cancel = this.#clock.after(this.#timeout, () => this.#giveUp(slot));
        return;
      case 'done':
        endWork(slot)?.resolve(report.result);
        this.#next();
        return;
      case 'fault':
        // A worker that has faulted may have stopped halfway through anything, a look-up among them.
        slot.work?.job.reject(report.fault);
        this.#replace(slot);
    }
  }

  #giveUp(slot: WorkerSlot): void {
    slot.work?.job.resolve(tooMuch(this.#timeout));
    this.#replace(slot);
  }

  #fail(slot: WorkerSlot, fault: unknown): void {
    if (!this.#slots.has(slot)) return;
    if (!isOutOfMemory(fault)) slot.work?.job.reject(fault);
    this.#giveUp(slot);
  }

  /** Replaces a worker, at once where it had work: one that fails as it starts would be spawned again for ever. */
  #replace(slot: WorkerSlot): void {
    const hadWork = slot.work !== undefined;
    void this.#retire(slot);
    if (hadWork && this.#slots.size === 0 && !this.#closed) this.#spawn();
    this.#next();
  }

  async #retire(slot: WorkerSlot): Promise<void> {
    this.#slots.delete(slot);
    endWork(slot);
    await slot.worker.terminate();
  }
}

/** Releases a worker's lease; returns the job it had. */
function endWork(slot: WorkerSlot): Job | undefined {
  const { work } = slot;
  slot.work = undefined;
  work?.cancel?.();
  work?.lease.release();
  return work?.job;
}

const BUSY: Issue = {
  path: [],
  message: 'I have more questions to answer than I can at the moment. Please ask again in a minute.',
};

function tooMuch(timeout: number): Result<never, Issue> {
  const time = timeout < 1_000 ? 'the time there is' : `${Math.round(timeout / 1_000)} seconds`;
  const message = [
    `There is too much to explore in this question: I did not come to an end within ${time}.`,
    'Leave out permanents that do not matter to it, write fewer of the same, or say what is chosen.',
  ].join(' ');
  return err([{ path: [], message }]);
}

function startWorker(
  { scenarios, timeBudget = TIME_BUDGET }: WorkersOptions,
  source: () => LookupSource | undefined,
): Worker {
  const { port1: ours, port2: theirs } = new MessageChannel();
  const replied = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  serveLookups({ port: ours, replied }, source);
  const data: WorkerData = { lookups: { port: theirs, replied }, scenarios, timeBudget };
  const [code, evaluated] = workerCode();
  const worker = new Worker(code, {
    workerData: data,
    transferList: [theirs],
    resourceLimits: MEMORY,
    eval: evaluated,
  });
  worker.once('exit', () => ours.close());
  // Neither may prevent the process from ending.
  worker.unref();
  ours.unref();
  return worker;
}

/** The worker's file; from the sources, as in tests, a line that imports it by tsx, which threads do not inherit. */
function workerCode(): readonly [code: URL | string, evaluated: boolean] {
  if (!import.meta.url.endsWith('.ts')) return [new URL('./worker.js', import.meta.url), false];
  const file = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  return [`import('tsx/esm/api').then(tsx => tsx.register()).then(() => import(${file}));`, true];
}

function isOutOfMemory(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
