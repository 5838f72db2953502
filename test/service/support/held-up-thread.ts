// A thread that looks names up, one after another, and is delayed at times on its way to sleep.
import { parentPort, workerData } from 'node:worker_threads';
import { connectLookups, type LookupChannel } from '../../../src/service/workers/lookup-port.ts';
import { seededDraws, spinUntil } from './hold-up.ts';

export interface HeldUpThreadData {
  readonly lookups: LookupChannel;
  readonly names: readonly string[];
  readonly seed: number;
  /** A shared counter of the times that the thread has gone to sleep. */
  readonly sleeps: Int32Array;
}

/** For each name the kind of its reply, or the message of the error thrown. */
export type Seen = readonly string[];

// The test that starts this file passes a HeldUpThreadData.
const { lookups, names, seed, sleeps } = workerData as HeldUpThreadData;
const chance = seededDraws(seed);
const wait = Atomics.wait.bind(Atomics);
Object.assign(Atomics, {
  wait: (signal: Int32Array, index: number, value: number) => {
    Atomics.add(sleeps, 0, 1);
    if (chance()) spinUntil(() => Atomics.load(signal, index) !== value);
    return wait(signal, index, value);
  },
});

const { byName } = connectLookups(lookups);
const look = (name: string): string => {
  try {
    const found = byName(name);
    return found.kind === 'found' ? found.card.name : found.kind;
  } catch (error) {
    return String(error);
  }
};
parentPort?.postMessage(names.map(look) satisfies Seen);
