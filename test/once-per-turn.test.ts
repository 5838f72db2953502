// Once per turn of the event loop: acts that later calls in the turn do not repeat.
import { expect, test } from 'vitest';
import { oncePerTurn } from '../src/clock/index.ts';

test('is done at the first call of a turn, and again in the next', async () => {
  let times = 0;
  const act = oncePerTurn(() => {
    times += 1;
  });
  act();
  await Promise.resolve();
  act();
  expect(times).toBe(1);
  await new Promise(setImmediate);
  act();
  expect(times).toBe(2);
});
