// The store of the bot: opened as the settings say, kept in order by a daily expiry, and in memory where all else fails.

import type { Logger } from 'pino';
import type { Clock } from '../../clock/index.ts';
import type { Store } from '../../store/index.ts';
import { openFileStore, openMemoryStore, openSharedStore } from '../../store/node.ts';
import { bringFormerQuestions } from '../store/former-questions.ts';
import type { Settings } from './bot-settings.ts';

/** The daily time at which is deleted what nobody uses any more. */
const EXPIRY = '41 3 * * *';

/**
 * Opens the store. A folder that cannot be written costs what is kept over a restart, and not the bot; a database that
 * was asked for by name has to be there.
 */
export async function openBotStore(
  { database, dataDir }: Pick<Settings, 'database' | 'dataDir'>,
  { log, clock }: { readonly log: Logger; readonly clock: Clock | undefined },
): Promise<Store> {
  const report = (error: unknown) => log.error({ err: error }, 'the store reported an error');
  const options = { report, clock };
  const store =
    database === undefined
      ? await openFileStore(dataDir, options).catch(error => {
          log.warn(
            { err: error },
            'the store in the data folder cannot be opened: what is kept will be lost when the bot ends',
          );
          return openMemoryStore(options);
        })
      : await openSharedStore(database, options).catch(error => {
          throw new Error('the database in DATABASE_URL cannot be used', { cause: error });
        });
  await bringFormerQuestions(dataDir, store.questions).then(
    count => count > 0 && log.info({ count }, 'questions kept by an earlier version are in the store now'),
    error => log.warn({ err: error }, 'questions kept by an earlier version could not be brought into the store'),
  );
  await store.schedule.add({ name: 'expire', times: EXPIRY, act: async () => void (await store.expire()) });
  return store;
}
