// Questions answered beside the main thread: a few workers, a bounded queue, and an end to what takes too long.
import { MessageChannel, Worker } from 'node:worker_threads';
import type { Issue } from '../../kit/issue.ts';
import { err, type Result } from '../../kit/result.ts';
import type { Telling } from '../../telling/index.ts';
import type { Question } from '../answerer.ts';
import type { CardTold } from '../card-told.ts';
import type { Loan } from '../lending.ts';
import { type Lent, lendOver } from './lent.ts';
import type { Said, Task, WorkerData } from './worker.ts';

export interface WorkersOptions {
  /** Lends what a question is answered with, until it is answered. */
  readonly lend: () => Loan<Lent>;
  /** The folder of the scenario library. */
  readonly scenarios: string;
  /** How many questions are answered at a time; one when left out. */
  readonly workers?: number;
  /** How many may wait for their turn; 64 when left out. */
  readonly waiting?: number;
  /** How long one may take, in milliseconds; ten seconds when left out. */
  readonly patience?: number;
}

export interface Workers {
  /** Answers in turn. Rejects for faults of ours only. */
  readonly answer: (question: Question) => Promise<Result<Telling, Issue>>;
  /** A card as it is read. */
  readonly card: (name: string) => Promise<Result<CardTold, Issue>>;
  readonly close: () => Promise<void>;
}

type Done = Extract<Said, { kind: 'done' }>['result'];

interface Job {
  readonly task: Task;
  readonly resolve: (result: Done) => void;
  readonly reject: (fault: unknown) => void;
}

interface Hand {
  readonly worker: Worker;
  work: { readonly job: Job; readonly loan: Loan<Lent>; timer?: NodeJS.Timeout } | undefined;
}

/** Megabytes that one question may fill with what it looks at. */
const MEMORY = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 6 };

/** Starts the first worker; others follow as they are needed. */
export function startWorkers(options: WorkersOptions): Workers {
  const pool = new Pool(options);
  return {
    // What a worker makes of a task of each kind.
    answer: async question => (await pool.run({ kind: 'answer', question })) as Result<Telling, Issue>,
    card: async name => (await pool.run({ kind: 'card', name })) as Result<CardTold, Issue>,
    close: () => pool.close(),
  };
}

class Pool {
  readonly #options: WorkersOptions;
  readonly #patience: number;
  readonly #hands = new Set<Hand>();
  readonly #queue: Job[] = [];
  #closed = false;

  constructor(options: WorkersOptions) {
    this.#options = options;
    this.#patience = options.patience ?? 10_000;
    this.#hire();
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
    for (const hand of this.#hands) hand.work?.job.resolve(err([BUSY]));
    await Promise.all([...this.#hands].map(hand => this.#dismiss(hand)));
  }

  /** Gives the question that waits longest to a hand that is free. */
  #next(): void {
    if (this.#closed || this.#queue.length === 0) return;
    const free = [...this.#hands].find(it => it.work === undefined);
    const hand = free ?? (this.#hands.size < (this.#options.workers ?? 1) ? this.#hire() : undefined);
    const job = hand && this.#queue.shift();
    if (!job) return;
    hand.work = { job, loan: this.#options.lend() };
    hand.worker.postMessage(job.task);
  }

  #hire(): Hand {
    const hand: Hand = { worker: startWorker(this.#options.scenarios, () => hand.work?.loan.it), work: undefined };
    hand.worker.on('message', (said: Said) => this.#hear(hand, said));
    hand.worker.on('error', fault => this.#fail(hand, fault));
    hand.worker.on('exit', code => this.#fail(hand, new Error(`A worker ended with ${code}.`)));
    this.#hands.add(hand);
    return hand;
  }

  #hear(hand: Hand, said: Said): void {
    if (said.kind === 'begun') {
      if (hand.work) hand.work.timer = setTimeout(() => this.#giveUp(hand), this.#patience);
      return;
    }
    const job = release(hand);
    if (said.kind === 'done') job?.resolve(said.result);
    else job?.reject(said.fault);
    this.#next();
  }

  #giveUp(hand: Hand): void {
    hand.work?.job.resolve(tooMuch(this.#patience));
    void this.#dismiss(hand);
    this.#next();
  }

  #fail(hand: Hand, fault: unknown): void {
    if (!this.#hands.has(hand)) return;
    if (!isOutOfMemory(fault)) hand.work?.job.reject(fault);
    this.#giveUp(hand);
  }

  async #dismiss(hand: Hand): Promise<void> {
    this.#hands.delete(hand);
    release(hand);
    await hand.worker.terminate();
  }
}

/** Takes back what a hand was lent; gives the job it had. */
function release(hand: Hand): Job | undefined {
  const { work } = hand;
  hand.work = undefined;
  clearTimeout(work?.timer);
  work?.loan.giveBack();
  return work?.job;
}

const BUSY: Issue = {
  path: [],
  message: 'I have more questions to answer than I can at the moment. Please ask again in a minute.',
};

function tooMuch(patience: number): Result<never, Issue> {
  const time = patience < 1_000 ? 'the time there is' : `${Math.round(patience / 1_000)} seconds`;
  const message = [
    `There is too much to explore in this question: I did not come to an end within ${time}.`,
    'Leave out permanents that do not matter to it, write fewer of the same, or say what is chosen.',
  ].join(' ');
  return err([{ path: [], message }]);
}

function startWorker(scenarios: string, lent: () => Lent | undefined): Worker {
  const { port1: ours, port2: theirs } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  lendOver({ port: ours, signal }, lent);
  const data: WorkerData = { way: { port: theirs, signal }, scenarios };
  const [code, evaluated] = workerCode();
  const worker = new Worker(code, {
    workerData: data,
    transferList: [theirs],
    resourceLimits: MEMORY,
    eval: evaluated,
  });
  worker.once('exit', () => ours.close());
  // Neither keeps the process from ending.
  worker.unref();
  ours.unref();
  return worker;
}

/** The worker's file; where these are the sources, as in tests, a line that has tsx read it, since threads do not inherit that. */
function workerCode(): readonly [code: URL | string, evaluated: boolean] {
  if (!import.meta.url.endsWith('.ts')) return [new URL('./worker.js', import.meta.url), false];
  const file = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  return [`import('tsx/esm/api').then(tsx => tsx.register()).then(() => import(${file}));`, true];
}

function isOutOfMemory(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
