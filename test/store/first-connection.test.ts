// The first connection to a database that does not answer at once.

import { expect, test } from 'vitest';
import { whenAnswering } from '../../src/store/first-connection.ts';
import { ManualClock } from '../support/manual-clock.ts';

test('is tried again with pauses that double, as often as is said, and then fails with the last error', async () => {
  const clock = new ManualClock();
  const failures: unknown[] = [];
  let tried = 0;
  const run = async () => {
    tried += 1;
    throw new Error(`attempt ${tried}`);
  };
  let paused = clock.nextTimer();
  const answering = whenAnswering({ run }, { attempts: 3, failed: error => void failures.push(error) }, clock);
  const failing = expect(answering).rejects.toThrow('attempt 3');
  await paused;
  paused = clock.nextTimer();
  clock.advance(1_000);
  await paused;
  clock.advance(1_999);
  expect(tried).toBe(2);
  clock.advance(1);
  await failing;
  expect(failures.map(String)).toEqual(['Error: attempt 1', 'Error: attempt 2']);
});
