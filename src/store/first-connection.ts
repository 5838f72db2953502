// The first connection to a database that others share: where a machine has just been started it may answer later than we ask.

import type { Clock } from '../clock/index.ts';
import type { SqlDatabase } from './sql-database.ts';

/** The patience with a database that does not answer yet. */
export interface FirstConnection {
  /** The number of attempts in all. */
  readonly attempts: number;
  /** Called with the error of an attempt that is followed by another. */
  readonly failed: (error: unknown) => void;
}

/** Milliseconds before the second attempt, doubled before each further one. */
const PAUSE = 1_000;

/** Resolves when the database answers. Rejects with the error of the last attempt, or the first where it refuses us. */
export async function whenAnswering(
  { run }: Pick<SqlDatabase, 'run'>,
  { attempts, failed }: FirstConnection,
  clock: Clock,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await run('SELECT 1');
      return;
    } catch (error) {
      if (attempt >= attempts || isRefusal(error)) throw error;
      failed(error);
    }
    await new Promise<void>(resolve => clock.after(PAUSE * 2 ** (attempt - 1), resolve));
  }
}

/** Whether PostgreSQL refuses the user (class 28), or has no such database (class 3D): to try again does not help. */
function isRefusal(error: unknown): boolean {
  const { code } = { code: undefined, ...(error instanceof Error ? Object.fromEntries(Object.entries(error)) : {}) };
  return typeof code === 'string' && /^(?:28|3D)/u.test(code);
}
