// The thread of a worker with its end of the connection: started before what it is to work on is open, where that takes time.
import { MessageChannel, Worker } from 'node:worker_threads';
import type { LookupChannel } from './lookup-port.ts';
import type { WorkerReport } from './task.ts';
import { threadCode } from './thread-code.ts';
import type { WorkerData } from './worker.ts';

export interface ThreadOptions {
  /** The folder of the scenario library. */
  readonly scenarios: string;
  /** The most milliseconds for answers under other days' rules; 1,500 when left out. */
  readonly timeBudget?: number;
  /** Megabytes of its heap for what lives long; 384 when left out. */
  readonly memory?: number;
}

export interface Thread {
  readonly worker: Worker;
  /** Our end of its look-ups, which nobody serves yet. */
  readonly lookups: LookupChannel;
  /** A number in shared memory: that of the task which is to stop. */
  readonly interrupted: Int32Array;
  /** Resolves to the number that the system has given it, where it tells, when it has loaded. */
  readonly loaded: Promise<string | undefined>;
}

const TIME_BUDGET = 1_500;
/** Megabytes of a worker's heap: for what lives long, and for what is new. */
const MEMORY = 384;
const YOUNG_MEMORY = 24;

/** Starts a thread, which loads its code and waits for tasks; it does not keep the process. */
export function startThread({ scenarios, timeBudget = TIME_BUDGET, memory = MEMORY }: ThreadOptions): Thread {
  const { port1: ours, port2: theirs } = new MessageChannel();
  const [replied, interrupted] = [sharedNumber(), sharedNumber()];
  const data: WorkerData = { lookups: { port: theirs, replied }, interrupted, scenarios, timeBudget };
  const [code, evaluated] = threadCode();
  const worker = new Worker(code, {
    workerData: data,
    transferList: [theirs],
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_MEMORY },
    eval: evaluated,
  });
  worker.once('exit', () => ours.close());
  const loaded = new Promise<string | undefined>(resolve => {
    // Its first report; later ones are of tasks.
    worker.once('message', (it: WorkerReport) => resolve(it.kind === 'loaded' ? it.thread : undefined));
  });
  // Neither may prevent the process from ending.
  worker.unref();
  ours.unref();
  return { worker, lookups: { port: ours, replied }, interrupted, loaded };
}

/** A number in memory that threads share. */
function sharedNumber(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}
