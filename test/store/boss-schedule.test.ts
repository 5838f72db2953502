// Scheduled work over a real PostgreSQL: each run happens in one of the processes that share it.

import PgBoss from 'pg-boss';
import { afterAll, expect, test } from 'vitest';
import { openSharedStore } from '../../src/store/node.ts';
import { startPostgres } from './postgres-server.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

test.skipIf(postgres === undefined)('work that two processes schedule runs once each time it is due', async () => {
  const url = (await postgres?.database()) ?? '';
  const faults: unknown[] = [];
  const ran: string[] = [];
  const stores = await Promise.all(
    ['one', 'other'].map(() => openSharedStore(url, { report: it => void faults.push(it) })),
  );
  for (const [at, store] of stores.entries()) {
    const act = async () => {
      ran.push(`store ${at}`);
      if (ran.length === 2) throw new Error('once');
    };
    await store.schedule.add({ name: 'daily.question-1', times: '17 4 * * *', act });
  }
  // What the clock does at that time: one job for all.
  const clock = new PgBoss({ connectionString: url, schedule: false, supervise: false });
  await clock.start();
  expect(await clock.getSchedules()).toMatchObject([{ name: 'daily.question-1', cron: '17 4 * * *' }]);
  for (let run = 0; run < 3; run++) await clock.send('daily.question-1', {});
  await expect.poll(() => ran.length).toBe(3);
  await clock.stop({ graceful: false });
  await Promise.all(stores.map(it => it.close()));
  expect(ran).toHaveLength(3);
  expect(faults).toEqual([new Error('once')]);
});
