// The store opened: in PostgreSQL, in a file of SQLite, or in memory where there is no folder to write to.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';
import { migrate } from './migrations.ts';
import type { SqlDatabase } from './sql-database.ts';
import { sqlStore } from './sql-store.ts';
import type { Store } from './store.ts';
import { cronSchedule, type WorkSchedule } from './work-schedule.ts';

export interface OpenStoreOptions {
  /** Errors of what runs by itself: idle connections, scheduled work. */
  readonly report: (error: unknown) => void;
  /** The clock that expiry is measured by; the system clock when left out. */
  readonly clock?: Clock | undefined;
}

/** The name of the file in a data folder. */
const FILE = 'threshold.db';

/** Opens the store in a folder, which is made if need be. Rejects where the file cannot be written. */
export async function openFileStore(folder: string, options: OpenStoreOptions): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const { openSqlite } = await import('./sqlite.ts');
  return opened('file', await openSqlite(join(folder, FILE)), cronSchedule(options.report), options);
}

/** Opens a store that ends with the process. */
export async function openMemoryStore(options: OpenStoreOptions): Promise<Store> {
  const { openSqlite } = await import('./sqlite.ts');
  return opened('memory', await openSqlite(), cronSchedule(options.report), options);
}

/** Opens the store in PostgreSQL at an address. Rejects where it cannot be reached or is of another version. */
export async function openSharedStore(url: string, options: OpenStoreOptions): Promise<Store> {
  const { openPostgres } = await import('./postgres.ts');
  return opened('shared', openPostgres(url, options.report), cronSchedule(options.report), options);
}

async function opened(
  kind: Store['kind'],
  database: SqlDatabase,
  schedule: WorkSchedule,
  { clock = SYSTEM_CLOCK }: OpenStoreOptions,
): Promise<Store> {
  try {
    await migrate(database, clock.now());
  } catch (error) {
    await database.close();
    throw error;
  }
  const close = async () => {
    await schedule.close();
    await database.close();
  };
  return { kind, ...sqlStore(database, clock), schedule, close };
}
