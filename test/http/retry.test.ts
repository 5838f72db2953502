// Retries: which errors are retried, the number of attempts, and the pauses, on a clock that passes at once.
import { expect, test } from 'vitest';
import { DownloadError, type RetryOptions, retry } from '../../src/http/index.ts';
import { ManualClock } from '../support/manual-clock.ts';

/** Retries an attempt that fails with these errors in turn and then succeeds; resolves to its result and the pauses. */
async function tried(errors: readonly Error[], more: RetryOptions = {}) {
  const pauses: number[] = [];
  const after = (ms: number, act: () => void) => {
    pauses.push(ms);
    queueMicrotask(act);
    return () => {};
  };
  let attempts = 0;
  const attempt = async () => {
    const error = errors[attempts++];
    if (error !== undefined) throw error;
    return 'done';
  };
  const outcome = await retry({ clock: { now: () => 0, elapsed: () => 0, after }, ...more }, attempt).catch(
    (error: Error) => error.message,
  );
  return { outcome, attempts, pauses };
}

const again = (retryAfter?: number) => new DownloadError('down', true, retryAfter);

test('What succeeds is tried once', async () => {
  expect(await tried([])).toEqual({ outcome: 'done', attempts: 1, pauses: [] });
});

test('What fails is tried again, after pauses that double', async () => {
  const errors = [again(), again(), again()];
  expect(await tried(errors, { attempts: 4 })).toEqual({
    outcome: 'done',
    attempts: 4,
    pauses: [10_000, 20_000, 40_000],
  });
});

test('After three attempts in all the last error is given', async () => {
  const errors = [again(), again(), new DownloadError('still down', true)];
  expect(await tried(errors)).toEqual({ outcome: 'still down', attempts: 3, pauses: [10_000, 20_000] });
});

test('A pause that the server asks for is kept', async () => {
  expect(await tried([again(0), again(77_000)])).toMatchObject({ outcome: 'done', pauses: [0, 77_000] });
});

test.each([
  ['asks for an hour', again(3_600_000), 'down'],
  ['fails for good', new DownloadError('not there', false), 'not there'],
  ['is a fault of ours', new RangeError('a fault'), 'a fault'],
])('What %s is not tried again', async (_, error, message) => {
  expect(await tried([error])).toEqual({ outcome: message, attempts: 1, pauses: [] });
});

test('Ending it ends the pause', async () => {
  const clock = new ManualClock();
  const ending = new AbortController();
  const pausing = clock.nextTimer();
  let attempts = 0;
  const outcome = retry({ clock, signal: ending.signal }, async () => {
    attempts += 1;
    throw again();
  });
  await pausing;
  ending.abort();
  await expect(outcome).rejects.toThrow('down');
  expect(attempts).toBe(1);
});
