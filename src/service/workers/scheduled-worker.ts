// The port between the schedule and a worker: what it is told, and what it reports.
import type { Task, TaskResult } from './task.ts';

/** A worker as the schedule sees it. */
export interface ScheduledWorker {
  /** Begins a task; its report comes by the events the worker was made with. */
  readonly begin: (task: Task) => void;
  /** Milliseconds of processor time that the worker has taken for its task; undefined where the system does not tell. */
  readonly spent?: () => number | undefined;
  /** Instructs the worker to stop its task, which it reports soon; a worker without this is ended to stop it. */
  readonly interrupt?: () => void;
  /** Ends the worker, whatever it is at. */
  readonly end: () => Promise<void>;
}

/** Reports of a worker. */
export interface WorkerEvents {
  readonly begun: () => void;
  readonly done: (result: TaskResult) => void;
  /** The task has stopped, as it was told to: the worker is free. */
  readonly interrupted: () => void;
  /** The task failed by a fault of ours: the worker may have stopped halfway through anything. */
  readonly fault: (fault: unknown) => void;
  /** The worker is gone; `isOutOfMemory` where the task took more memory than a worker has. */
  readonly gone: (fault: unknown, isOutOfMemory: boolean) => void;
}
