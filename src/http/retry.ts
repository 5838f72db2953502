// Retries of downloads, with pauses that grow or that the server asks for.
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';
import { DownloadError } from './download-error.ts';

export interface RetryOptions {
  /** The number of attempts in all; three when left out. */
  readonly attempts?: number | undefined;
  /** Milliseconds before the second attempt, doubled before each further one; ten seconds when left out. */
  readonly pause?: number | undefined;
  /** Ends the pauses, and so the attempts. */
  readonly signal?: AbortSignal | undefined;
  /** The clock that pauses are measured by; the system clock when left out. */
  readonly clock?: Clock | undefined;
}

/** The longest pause, in milliseconds; where a server asks for a longer one there is no further attempt. */
const LONGEST_PAUSE = 300_000;

/** Resolves to the result of the first attempt to succeed. Rejects with the last error, or the first not retryable. */
export async function retry<T>(options: RetryOptions, attempt: () => Promise<T>): Promise<T> {
  const { attempts = 3, pause = 10_000, signal, clock = SYSTEM_CLOCK } = options;
  for (let made = 1; ; made++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof DownloadError) || !error.retryable || made >= attempts) throw error;
      const wait = error.retryAfter ?? pause * 2 ** (made - 1);
      if (wait > LONGEST_PAUSE) throw error;
      await sleep(wait, clock, signal);
      if (signal?.aborted) throw error;
    }
  }
}

/** Resolves after so many milliseconds, or as soon as the signal is aborted. */
async function sleep(milliseconds: number, clock: Clock, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return;
  await new Promise<void>(resolve => {
    const end = () => {
      cancel();
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const cancel = clock.after(milliseconds, end);
    signal?.addEventListener('abort', end);
  });
}
