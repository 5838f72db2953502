// The reports of the bot's store, opened for one look or change and closed again.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from '../store/index.ts';
import { openFileStore, openSharedStore, STORE_FILE } from '../store/node.ts';
import type { StoredReports } from './replay-command.ts';

/** The reports in a data folder, or in a PostgreSQL at an address. Nothing is made where there is no store. */
export function reportsInStore(data: string, database: string | undefined): StoredReports {
  const open = (): Promise<Store> => {
    const report = (error: unknown) => {
      throw error;
    };
    if (database !== undefined) return openSharedStore(database, { report });
    if (existsSync(join(data, STORE_FILE))) return openFileStore(data, { report });
    return Promise.reject(new Error(`there is no ${STORE_FILE} in ${data}`));
  };
  const using = async <T>(act: (store: Store) => Promise<T>): Promise<T> => {
    const store = await open();
    try {
      return await act(store);
    } finally {
      await store.close();
    }
  };
  return {
    find: id => using(async ({ reports }) => (await reports.find(id))?.content),
    mend: id => using(({ reports }) => reports.mend(id)),
  };
}
