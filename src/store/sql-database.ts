// A database that speaks SQL: the port that SQLite and PostgreSQL are put behind.

/** A value of a parameter or a column. */
export type SqlValue = string | number | null;

export interface SqlResult {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** The number of rows that were changed. */
  readonly changed: number;
}

/** Runs one statement with its parameters, which are written as `?`. */
export type RunSql = (statement: string, values?: readonly SqlValue[]) => Promise<SqlResult>;

export interface SqlDatabase {
  readonly run: RunSql;
  /** Runs statements of which all or none take effect, and which meet no others of the kind, in any process. */
  readonly transaction: <T>(act: (run: RunSql) => Promise<T>) => Promise<T>;
  /** Deleted rows are out of the files as well when it resolves, as far as nobody else is reading them. */
  readonly purge: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The text in a column. */
export function textIn(row: SqlResult['rows'][number], column: string): string {
  return String(row[column] ?? '');
}

/** The number in a column; PostgreSQL sends large ones as text. */
export function numberIn(row: SqlResult['rows'][number], column: string): number {
  return Number(row[column] ?? 0);
}
