// The store of the bot: opened as the settings say, and in memory where all else fails.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../../clock/index.ts';
import type { Store } from '../../store/index.ts';
import {
  type OpenStoreOptions,
  openFileStore,
  openMemoryStore,
  openSharedStore,
  STORE_FILE,
} from '../../store/node.ts';
import { bringFormerQuestions, FORMER_FILES } from '../store/former-questions.ts';
import type { Settings } from './bot-settings.ts';

/** The daily time at which is deleted what nobody uses any more. */
export const EXPIRY_TIMES = '41 3 * * *';

/** The attempts at a database that does not answer, within half a minute and what each of them takes. */
const ATTEMPTS = 6;

/**
 * Opens the store, whose daily expiry the caller schedules. A folder that cannot be written costs what is kept over a restart, and not the bot; a database that
 * was asked for by name has to be there, or to come within half a minute.
 */
export async function openBotStore(
  { database, dataDir }: Pick<Settings, 'database' | 'dataDir'>,
  { log, clock }: { readonly log: Logger; readonly clock: Clock | undefined },
): Promise<Store> {
  const report = (error: unknown) => log.error({ err: error }, 'the store reported an error');
  const options = { report, clock };
  const failed = (error: unknown) =>
    log.warn({ err: error }, 'the database cannot be reached; trying again after a pause');
  const store =
    database === undefined
      ? await openFileStore(dataDir, options).catch(error => {
          log.warn(
            { err: error },
            'the store in the data folder cannot be opened: what is kept will be lost when the bot ends',
          );
          return openInPlaceOfFile(dataDir, options);
        })
      : await openSharedStore(database, { ...options, first: { attempts: ATTEMPTS, failed } }).catch(error => {
          throw new Error('the database in DATABASE_URL cannot be used', { cause: error });
        });
  // A store in memory ends with the process: the files stay for one that does not.
  return store.kind === 'memory' ? store : withFormerQuestions(store, dataDir, log);
}

/**
 * Brings the questions that an earlier version kept in files into the store. What cannot be brought now is brought before
 * anybody is forgotten: a later start would bring back what was erased.
 */
async function withFormerQuestions(store: Store, dataDir: string, log: Logger): Promise<Store> {
  let isBrought = false;
  const bring = async () => {
    if (isBrought) return;
    const count = await bringFormerQuestions(dataDir, store.questions);
    isBrought = true;
    if (count > 0) log.info({ count }, 'questions kept by an earlier version are in the store now');
  };
  await bring().catch(error =>
    log.warn({ err: error }, 'questions kept by an earlier version could not be brought into the store'),
  );
  return {
    ...store,
    forget: async person => {
      await bring();
      return store.forget(person);
    },
  };
}

/**
 * Opens a store in memory, in place of a file that could not be opened. What is there of a person in files is
 * forgotten as well; that rejects while they still cannot be opened, so that nothing is said to be erased that is not.
 */
async function openInPlaceOfFile(folder: string, options: OpenStoreOptions): Promise<Store> {
  const memory = await openMemoryStore(options);
  return {
    ...memory,
    forget: async person => {
      const forgotten = await memory.forget(person);
      const there = await Promise.all([STORE_FILE, ...FORMER_FILES].map(it => isFileThere(join(folder, it))));
      if (!there.includes(true)) return forgotten;
      const file = await openFileStore(folder, options);
      try {
        await bringFormerQuestions(folder, file.questions);
        const { questions, study, reports } = await file.forget(person);
        return {
          questions: forgotten.questions + questions,
          study: forgotten.study + study,
          reports: forgotten.reports + reports,
        };
      } finally {
        await file.close();
      }
    },
  };
}

/** Whether a file is there; rejects where that cannot be told. */
async function isFileThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return false;
    throw error;
  }
}
