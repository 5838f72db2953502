// SQLite as the database, in a file or in memory. Statements run one after the other.

import { type Client, createClient, type ResultSet, type Transaction } from '@libsql/client';
import type { RunSql, SqlDatabase, SqlResult } from './sql-database.ts';

/** Milliseconds to wait for another process that writes; meanwhile this one does nothing else. */
const BUSY_TIMEOUT = 1_000;

/** Opens the file at a path, which is made if need be; a database in memory where none is given. Rejects where it cannot. */
export async function openSqlite(path?: string): Promise<SqlDatabase> {
  const client = createClient({ url: path === undefined ? ':memory:' : `file:${path}`, concurrency: 1 });
  try {
    for (const pragma of pragmasOf(path)) await client.execute(pragma);
  } catch (error) {
    client.close();
    throw error;
  }
  return inTurn(client);
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
function inTurn(client: Client): SqlDatabase {
  let last: Promise<unknown> = Promise.resolve();
  const next = <T>(act: () => Promise<T>): Promise<T> => {
    const turn = last.then(act);
    last = turn.catch(() => {});
    return turn;
  };
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
    purge: () => next(async () => void (await client.execute('PRAGMA wal_checkpoint(TRUNCATE)'))),
    close: () => next(async () => client.close()),
  };
}

function runOn(target: Pick<Client, 'execute'> | Transaction): RunSql {
  return async (sql, values = []) => resultOf(await target.execute({ sql, args: [...values] }));
}

function resultOf({ rows, columns, rowsAffected }: ResultSet): SqlResult {
  return {
    rows: rows.map(row => Object.fromEntries(columns.map((column, at) => [column, row[at]]))),
    changed: rowsAffected,
  };
}
