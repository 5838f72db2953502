// The bot and the gateway: registering, staying connected, leaving.

import { describe, expect, test } from 'vitest';
import etb from '../../commands/etb.ts';
import { COMMANDS } from '../../commands/index.ts';
import { fakeBackend, makeExplanation } from '../support/fake-backend.ts';
import { bot, discord, late } from '../support/start-test-bot.ts';

describe('commands are registered', () => {
  test('once, when Discord does not know them, and not again when it does', async () => {
    const world = await discord();
    await (await bot(world)).stop();
    expect(world.registrations()).toBe(1);
    expect(world.commands().map(it => it.name)).toEqual(COMMANDS.map(it => it.data.name));
    await (await bot(world)).stop();
    await (await bot(world, { commands: [...COMMANDS].reverse() })).stop();
    expect(world.registrations()).toBe(1);
  });

  test.each([
    ['a description', { description: 'Something else' }],
    ['an option', { options: [] }],
    ['where it can be used', { contexts: [0] }],
    ['its name', { name: 'enters' }],
  ])('again when %s differs', async (_, change) => {
    const world = await discord();
    await (await bot(world)).stop();
    const rest = COMMANDS.filter(it => it !== etb);
    await bot(world, { commands: [{ ...etb, data: { ...etb.data, ...change } }, ...rest] });
    expect(world.registrations()).toBe(2);
  });

  test('again when one is gone', async () => {
    const world = await discord();
    await (await bot(world)).stop();
    await bot(world, { commands: COMMANDS.slice(1) });
    expect(world.registrations()).toBe(2);
    expect(world.commands()).toHaveLength(COMMANDS.length - 1);
  });
});

test('does a bot whose commands cannot be registered answer all the same?', async () => {
  const world = await discord();
  await (await bot(world)).stop();
  world.broken.add('GET /applications/{application_id}/commands');
  const running = await bot(world, { troubled: true });
  expect(running.logged.join('')).toContain('the commands could not be registered');
  const shown = await world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }).answer();
  expect(shown.body.embeds?.[0]?.title).toBe('Bear Cub enters tapped.');
});

describe('the connection', () => {
  test('is a question asked while the network was away answered when it is back?', async () => {
    const world = await discord();
    const running = await bot(world, { troubled: true });
    expect(running.healthy()).toBe(true);
    world.gateway.cut();
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }).answer();
    expect(shown.body.embeds?.[0]?.title).toBe('Bear Cub enters tapped.');
    expect([world.gateway.identified(), world.gateway.resumed()]).toEqual([1, 1]);
    expect(running.logged.join('')).toContain('connecting to the gateway again');
    expect(running.healthy()).toBe(true);
  });

  test('is a refused token reported, and not tried again?', async () => {
    const world = await discord();
    await expect(bot({ ...world, token: 'MTA.wrong.token' }, { troubled: true })).rejects.toThrow(/token/i);
  });

  test('does a bot that stops finish the answers in progress, and accept no new interaction?', async () => {
    const world = await discord();
    let finish = () => {};
    const slow = new Promise<void>(resolve => {
      finish = resolve;
    });
    const backend = fakeBackend(() => slow.then(() => makeExplanation()));
    const running = await bot(world, { backend });
    const exchange = await late(world, () => world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }));
    await exchange.acknowledged();
    const stopped = running.stop();
    finish();
    await stopped;
    expect((await exchange.answer()).body.embeds?.[0]?.title).toBe('Bear Cub enters tapped.');
    expect(running.healthy()).toBe(false);
  });

  test('does a bot that stops wait for an answer that does not come, but not for ever?', async () => {
    const world = await discord();
    let finish = () => {};
    const slow = new Promise<void>(resolve => {
      finish = resolve;
    });
    const running = await bot(world, { backend: fakeBackend(() => slow.then(() => makeExplanation())) });
    const exchange = await late(world, () => world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }));
    await exchange.acknowledged();
    const stopped = running.stop(5_000);
    world.clock.advance(4_999);
    await new Promise(setImmediate);
    expect(running.healthy()).toBe(true);
    world.clock.advance(1);
    await stopped;
    expect(running.healthy()).toBe(false);
    finish();
  });
});
