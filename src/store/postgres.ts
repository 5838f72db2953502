// PostgreSQL as the database, by a pool of connections.

import { Pool, type PoolClient, type QueryResult } from 'pg';
import type { RunSql, SqlDatabase, SqlResult, SqlValue } from './sql-database.ts';

/** The most connections of one process. */
const MOST_CONNECTIONS = 8;
/** Milliseconds to wait for a connection, and for a statement. */
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 5_000;
/** Milliseconds to wait for the transactions of other processes, which may be making tables. */
const LOCK_TIMEOUT = 60_000;
/** The key of the lock under which transactions of ours run one by one, in all processes. */
const LOCK = 0x7468_7265;

export interface PostgresDatabase extends SqlDatabase {
  /** Runs statements in the dialect of PostgreSQL, several without parameters. */
  readonly query: (text: string, values?: unknown[]) => Promise<QueryResult>;
}

/** Opens the database at an address. A connection that fails while nobody uses it is reported and replaced. */
export function openPostgres(url: string, report: (error: unknown) => void): PostgresDatabase {
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    application_name: 'threshold',
  });
  let closed = false;
  pool.on('error', error => {
    // what a connection meets while it is being closed is nobody's loss
    if (!closed) report(error);
  });
  // The pool listens to connections that are idle. One that is lent out, or being closed, would end the process.
  pool.on('connect', client => client.on('error', () => {}));
  return {
    query: (text, values) => pool.query(text, values),
    run: runOn(pool),
    transaction: async act => {
      const client = await pool.connect();
      try {
        return await transact(client, act);
      } finally {
        client.release();
      }
    },
    // The server does so by itself when it vacuums.
    purge: async () => {},
    close: () => {
      closed = true;
      return pool.end();
    },
  };
}

async function transact<T>(client: PoolClient, act: (run: RunSql) => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL statement_timeout = ${LOCK_TIMEOUT}`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const result = await act(runOn(client));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

function runOn(target: Pick<Pool, 'query'> | Pick<PoolClient, 'query'>): RunSql {
  return async (statement, values: readonly SqlValue[] = []): Promise<SqlResult> => {
    const { rows, rowCount } = await target.query<Record<string, unknown>>(numbered(statement), [...values]);
    return { rows, changed: rowCount ?? 0 };
  };
}

/** The statement with its parameters numbered, as PostgreSQL writes them. */
function numbered(statement: string): string {
  let number = 0;
  return statement.replaceAll('?', () => `$${++number}`);
}
