// SQLite as the database, in a file or in memory. Statements run one after the other.

import { resolve } from 'node:path';
import type { Client, ResultSet, Transaction } from '@libsql/client';
import { createClient } from '@libsql/client/sqlite3';
import { SYSTEM_CLOCK } from '../clock/index.ts';
import type { RunSql, SqlDatabase, SqlResult } from './sql-database.ts';

/** Milliseconds to wait for another process that writes; meanwhile this one does nothing else. */
const BUSY_TIMEOUT = 1_000;

/** Attempts at taking the log of changes into the file while other processes use it, and the milliseconds between two of them. */
const CHECKPOINTS = { most: 50, pause: 100 };

/** Opens the file at a path, which is made if need be; a database in memory where none is given. Rejects where it cannot. */
export async function openSqlite(path?: string): Promise<SqlDatabase> {
  const client = createClient({ url: path === undefined ? ':memory:' : `file:${path}`, concurrency: 1 });
  const turns = path === undefined ? newTurns() : turnsOf(resolve(path));
  try {
    await turns(async () => {
      for (const pragma of pragmasOf(path)) await client.execute(pragma);
    });
  } catch (error) {
    client.close();
    throw error;
  }
  return inTurn(client, turns);
}

/** A queue of actions, which run one after the other. */
type Turns = <T>(act: () => Promise<T>) => Promise<T>;

function newTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return act => {
    const turn = last.then(act);
    last = turn.catch(() => {});
    return turn;
  };
}

/** The turns at each file that this process has opened. */
const TURNS = new Map<string, Turns>();

/**
 * The turns at a file, for all its connections of this process: SQLite holds up the whole process while one connection waits for
 * another, which could then never end what it is waited for.
 */
function turnsOf(path: string): Turns {
  const turns = TURNS.get(path) ?? newTurns();
  TURNS.set(path, turns);
  return turns;
}

/** The settings of a connection. Deleted rows are overwritten, so that nothing erased stays in the file once it is purged. */
function pragmasOf(path: string | undefined): readonly string[] {
  if (path === undefined) return [];
  return [
    `PRAGMA busy_timeout = ${BUSY_TIMEOUT}`,
    'PRAGMA journal_mode = WAL',
    'PRAGMA synchronous = NORMAL',
    'PRAGMA secure_delete = ON',
  ];
}

/** The database of a client: there is one connection, which an open transaction keeps to itself. */
function inTurn(client: Client, next: Turns): SqlDatabase {
  return {
    run: (statement, values) => next(() => runOn(client)(statement, values)),
    transaction: act =>
      next(async () => {
        const transaction = await client.transaction('write');
        try {
          const result = await act(runOn(transaction));
          await transaction.commit();
          return result;
        } finally {
          transaction.close();
        }
      }),
    // What was written last stands in the log of changes until that is taken into the file.
    purge: () => next(() => checkpoint(client)),
    close: () => next(async () => client.close()),
  };
}

/**
 * The log of changes, taken into the file. Rejects where other processes use the log all the while: SQLite itself says that in a
 * row alone.
 */
async function checkpoint(client: Client): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    if (rows[0]?.[BUSY_COLUMN] !== 1) return;
    if (attempt === CHECKPOINTS.most)
      throw new Error('What was erased still stands in the log of changes of the database.');
    await new Promise<void>(done => SYSTEM_CLOCK.after(CHECKPOINTS.pause, done));
  }
}

/** The column that says whether a checkpoint was kept from finishing. */
const BUSY_COLUMN = 'busy';

function runOn(target: Pick<Client, 'execute'> | Transaction): RunSql {
  return async (sql, values = []) => resultOf(await target.execute({ sql, args: [...values] }));
}

function resultOf({ rows, columns, rowsAffected }: ResultSet): SqlResult {
  return {
    rows: rows.map(row => Object.fromEntries(columns.map((column, at) => [column, row[at]]))),
    changed: rowsAffected,
  };
}
