// What has failed tried again, with pauses that grow or that the server asks for.
import { type Clock, SYSTEM_CLOCK } from '../clock/index.ts';
import { DownloadError } from './download-error.ts';

export interface RetryOptions {
  /** How many attempts there are in all; three when left out. */
  readonly attempts?: number | undefined;
  /** Milliseconds before the second attempt, doubled before each further one; ten seconds when left out. */
  readonly pause?: number | undefined;
  /** Ends the pauses, and so the attempts. */
  readonly signal?: AbortSignal | undefined;
  /** What pauses are measured by; the machine's clock when left out. */
  readonly clock?: Clock | undefined;
}

/** A server that asks for a longer pause than this many milliseconds is left to another day. */
const LONGEST_PAUSE = 300_000;

/** Gives what the first attempt gives that succeeds. Rejects with the last error, at once with one that is not retryable. */
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
