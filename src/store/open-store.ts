// The store opened: in PostgreSQL, in a file of SQLite, or in memory where there is no folder to write to.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';
import { type FirstConnection, whenAnswering } from './first-connection.ts';
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
  /** The most questions that are kept longer than until the next expiry; fifty thousand when left out. */
  readonly mostQuestions?: number;
}

/** The name of the file in a data folder. */
export const STORE_FILE = 'threshold.db';

/** Opens the store in a folder, which is made if need be. Rejects where the file cannot be written. */
export async function openFileStore(folder: string, options: OpenStoreOptions): Promise<Store> {
  await mkdir(folder, { recursive: true });
  const { openSqlite } = await import('./sqlite.ts');
  return opened('file', await openSqlite(join(folder, STORE_FILE)), cronSchedule(options.report), options);
}

/** Opens a store that ends with the process. */
export async function openMemoryStore(options: OpenStoreOptions): Promise<Store> {
  const { openSqlite } = await import('./sqlite.ts');
  return opened('memory', await openSqlite(), cronSchedule(options.report), options);
}

/**
 * Opens the store in PostgreSQL at an address. Rejects where it cannot be reached or is of another version; with a
 * `first`, it is waited for.
 */
export async function openSharedStore(
  url: string,
  { first, ...options }: OpenStoreOptions & { readonly first?: FirstConnection },
): Promise<Store> {
  const [{ openPostgres }, { openBossSchedule }] = await Promise.all([
    import('./postgres.ts'),
    import('./boss-schedule.ts'),
  ]);
  const database = openPostgres(url, options.report);
  try {
    if (first !== undefined) await whenAnswering(database, first, options.clock ?? SYSTEM_CLOCK);
  } catch (error) {
    await database.close();
    throw error;
  }
  // It makes tables of its own; ours come first, so that a database of another version stays as it is.
  const store = await opened('shared', database, NO_SCHEDULE, options);
  try {
    const schedule = await openBossSchedule(database, options.report);
    return { ...store, schedule, close: closing(schedule, database) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function opened(
  kind: Store['kind'],
  database: SqlDatabase,
  schedule: WorkSchedule,
  { clock = SYSTEM_CLOCK, mostQuestions }: OpenStoreOptions,
): Promise<Store> {
  try {
    await migrate(database, clock.now());
  } catch (error) {
    await database.close();
    throw error;
  }
  const store = sqlStore(database, clock, mostQuestions);
  /** A deletion whose rows are out of the files as well when it is said to be done. */
  const purged = async <T>(deleting: Promise<T>): Promise<T> => {
    const result = await deleting;
    await database.purge();
    return result;
  };
  return {
    kind,
    ...store,
    forget: person => purged(store.forget(person)),
    expire: () => purged(store.expire()),
    schedule,
    close: closing(schedule, database),
  };
}

const NO_SCHEDULE: WorkSchedule = { add: async () => {}, close: async () => {} };

function closing(schedule: WorkSchedule, database: SqlDatabase): () => Promise<void> {
  return async () => {
    await schedule.close();
    await database.close();
  };
}
