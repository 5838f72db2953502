// Scheduled work of processes that share a PostgreSQL: pg-boss gives each run to one of them.

import PgBoss from 'pg-boss';
import type { PostgresDatabase } from './postgres.ts';
import type { WorkSchedule } from './work-schedule.ts';

/** Seconds between looks for work that is due; it is due to the minute. */
const POLLING = 5;
/** Milliseconds that work in progress has at the end. */
const GRACE = 2_000;

/** Opens the schedule in a database; errors of the work and of the schedule are reported. */
export async function openBossSchedule(
  { query, transaction }: PostgresDatabase,
  report: (error: unknown) => void,
): Promise<WorkSchedule> {
  const boss = new PgBoss({ db: { executeSql: query }, retryLimit: 0 });
  boss.on('error', report);
  // Its tables are made by one process at a time.
  await transaction(() => boss.start());
  return {
    add: async ({ name, times, act }) => {
      await boss.createQueue(name, { name, retryLimit: 0 });
      await boss.work(name, { pollingIntervalSeconds: POLLING }, () => act().catch(report));
      await boss.schedule(name, times, {}, { tz: 'UTC' });
    },
    close: () => boss.stop({ graceful: true, wait: true, timeout: GRACE }),
  };
}
