// Later parts of an answer, worked out after the reply: each is edited into the message, which is there without it.

import { expect, test } from 'vitest';
import type { Explanation } from '../../src/explain/index.ts';
import { fakeBackend, makeExplanation } from '../support/fake-backend.ts';
import { bot, discord } from '../support/start-test-bot.ts';

const WHOLE = makeExplanation({ otherDates: ['Before 2004: otherwise.'] });

/** The line of a message with the answers under other rules. */
const dates = (shown: { readonly body: { embeds?: readonly { description?: string }[] | null } }) =>
  shown.body.embeds?.[0]?.description?.split('\n').find(it => it.includes('2004'));

async function asked(otherDates: () => Promise<Explanation | undefined>, troubled = false) {
  const world = await discord();
  const { logged } = await bot(world, { backend: { ...fakeBackend(), otherDates }, troubled });
  const exchange = world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' });
  return { exchange, shown: await exchange.answer(), logged };
}

test('are the rules of other days put into the answer once they are worked out?', async () => {
  let found = (_: Explanation) => {};
  const later = new Promise<Explanation>(resolve => {
    found = resolve;
  });
  const { exchange, shown } = await asked(() => later);
  expect(dates(shown)).toBeUndefined();
  found(WHOLE);
  await expect.poll(() => dates(shown)).toContain('Before 2004: otherwise.');
  expect(exchange.followUps).toEqual([]);
});

test('does the answer stay as it is where they cannot be?', async () => {
  const { shown, logged } = await asked(() => Promise.reject(new Error('no memory')), true);
  await expect.poll(() => logged.join('')).toContain('an answer could not be completed');
  expect(dates(shown)).toBeUndefined();
});
