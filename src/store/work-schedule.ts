// Scheduled work: the port, and the schedule of a single process.

import cron, { type ScheduledTask } from 'node-cron';

/** One kind of work, done at the times of a cron expression. */
export interface ScheduledWork {
  /** A name of letters, digits, dots and dashes; processes that schedule work of one name share its runs. */
  readonly name: string;
  /** A cron expression of five fields, in UTC. */
  readonly times: string;
  readonly act: () => Promise<void>;
}

export interface WorkSchedule {
  readonly add: (work: ScheduledWork) => Promise<void>;
  /** Ends the schedule in this process; resolves when none of its work is running any more. */
  readonly close: () => Promise<void>;
}

/** The schedule of a process that shares its work with no other. Errors of the work are reported. */
export function cronSchedule(report: (error: unknown) => void): WorkSchedule {
  const tasks: ScheduledTask[] = [];
  const running = new Set<Promise<void>>();
  return {
    add: async ({ times, act }) => {
      const run = () => {
        const work = act()
          .catch(report)
          .finally(() => running.delete(work));
        running.add(work);
      };
      tasks.push(cron.schedule(times, run, { timezone: 'Etc/UTC' }));
    },
    close: async () => {
      await Promise.all(tasks.splice(0).map(it => it.destroy()));
      await Promise.all(running);
    },
  };
}
