// A slot of the schedule: a worker, and the work it is at.
import type { Clock } from '../../clock/index.ts';
import type { ScheduledWorker } from './scheduled-worker.ts';
import type { Task, TaskResult } from './task.ts';
import { workedMs } from './thread-time.ts';

export interface Job {
  readonly task: Task;
  readonly person: string;
  /** The same for questions with the same answer; undefined where that does not matter. */
  readonly key: string | undefined;
  readonly resolve: (result: TaskResult) => void;
  readonly reject: (fault: unknown) => void;
}

export interface Work {
  readonly job: Job;
  /** The moment at which the worker began; undefined until it reports that. */
  begun: number | undefined;
  heavy: boolean;
  /** Cancels the next look at it. */
  cancel?: () => void;
}

export interface Slot {
  readonly worker: ScheduledWorker;
  /** The key of the question it was at last. */
  last?: string | undefined;
  /** Whether it has done a task, and has loaded what that needs. */
  warm?: boolean;
  work: Work | undefined;
}

/** Milliseconds after which a question is in the heavy lane. */
export const QUICK_MS = 300;

/**
 * Milliseconds that a worker has worked on its task. It works no longer than has passed: as long as that makes nothing
 * heavy the system, which takes a while to answer, is not asked.
 */
export function ageOf({ work, worker }: Slot, clock: Clock): number {
  if (work?.begun === undefined) return 0;
  const passed = clock.now() - work.begun;
  return passed < QUICK_MS ? passed : workedMs(passed, worker.spent?.());
}

/** A worker without work: the one that was at the same question last, else a new one for a heavy question alone. */
export function freeSlot(slots: Iterable<Slot>, { key }: Job, heavy: boolean): Slot | undefined {
  const free = [...slots].filter(it => it.work === undefined);
  const same = free.find(it => key !== undefined && it.last === key);
  return same ?? free.find(it => (it.warm === true) !== heavy) ?? free[0];
}

/** Whether a worker is at an addition, and not told to stop it. */
export function isAddition(work: Work | undefined): boolean {
  return work?.begun !== undefined && work.job.task.kind === 'otherDates';
}

/** A job of nobody. */
export function noJob(task: Task): Job {
  return { task, person: '', key: undefined, resolve: () => {}, reject: () => {} };
}

/** Ends the work of a slot; returns the job it had. */
export function endWork(slot: Slot): Job | undefined {
  const { work } = slot;
  slot.work = undefined;
  work?.cancel?.();
  return work?.job;
}
