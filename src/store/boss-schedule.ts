// Scheduled work of processes that share a PostgreSQL: pg-boss gives each run to one of them.

import PgBoss from 'pg-boss';
import type { WorkSchedule } from './work-schedule.ts';

/** Seconds between looks for work that is due; it is due to the minute. */
const POLLING = 5;
/** Milliseconds that work in progress has at the end. */
const GRACE = 2_000;

/** Opens the schedule in a database; errors of the work and of the connection are reported. */
export async function openBossSchedule(url: string, report: (error: unknown) => void): Promise<WorkSchedule> {
  const boss = new PgBoss({ connectionString: url, application_name: 'threshold', max: 2, retryLimit: 0 });
  boss.on('error', report);
  await boss.start();
  return {
    add: async ({ name, times, act }) => {
      await boss.createQueue(name, { name, retryLimit: 0 });
      await boss.work(name, { pollingIntervalSeconds: POLLING }, () => act().catch(report));
      await boss.schedule(name, times, {}, { tz: 'UTC' });
    },
    close: () => boss.stop({ graceful: true, wait: true, timeout: GRACE }),
  };
}
