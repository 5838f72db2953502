// The bot and the gateway: registering, staying connected, leaving.

import pino from 'pino';
import { describe, expect, test } from 'vitest';
import etb from '../../commands/etb.ts';
import { COMMANDS } from '../../commands/index.ts';
import { type Clock, SYSTEM_CLOCK } from '../../src/clock/index.ts';
import { whenReachable } from '../../src/discord/gateway/connect.ts';
import type { BotBackend } from '../../src/discord/index.ts';
import { ENDING } from '../../src/service/workers/refused-tasks.ts';
import { fakeBackend, makeExplanation } from '../support/fake-backend.ts';
import { bot, discord, late, unstartedBot } from '../support/start-test-bot.ts';

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

  test.each([
    [4004, 'the token in DISCORD_TOKEN'],
    [4012, 'the version of its API'],
    [4013, 'the intents'],
    [4014, 'the intents'],
  ])('is what Discord ends for good while the bot runs (%i) the end of it, with a reason?', async (code, reason) => {
    const world = await discord();
    const running = await bot(world, { troubled: true });
    world.gateway.end(code);
    expect((await running.lost).message).toContain(reason);
    expect(running.healthy()).toBe(false);
  });

  test('is a Discord that cannot be reached at the start waited for, with pauses that grow?', async () => {
    const world = await discord();
    world.beAway(true);
    const paused = world.clock.nextTimer();
    const starting = bot(world, { troubled: true });
    await paused;
    const again = world.clock.nextTimer();
    world.clock.advance(5_000);
    await again;
    world.clock.advance(9_999);
    world.beAway(false);
    await new Promise(setImmediate);
    expect(world.gateway.identified()).toBe(0);
    world.clock.advance(1);
    expect((await starting).healthy()).toBe(true);
  });

  test('do the pauses double, and are they never longer than five minutes?', async () => {
    const pauses: number[] = [];
    const ending = new AbortController();
    const clock: Clock = {
      ...SYSTEM_CLOCK,
      after: (ms, act) => {
        pauses.push(ms / 1_000);
        if (pauses.length === 9) ending.abort(new Error('enough'));
        return SYSTEM_CLOCK.after(0, act);
      },
    };
    const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
    const attempts = whenReachable(away, { clock, log: pino({ level: 'silent' }), signal: ending.signal });
    await expect(attempts).rejects.toThrow('enough');
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  });

  test('does a bot that waits for Discord stop when it is told to?', async () => {
    const world = await discord();
    world.beAway(true);
    const paused = world.clock.nextTimer();
    const made = unstartedBot(world, { troubled: true });
    const starting = made.start();
    await paused;
    await Promise.all([made.stop(), expect(starting).rejects.toThrow('stopped')]);
  });

  test('does it open as many shards as Discord asks for, also when it comes to ask for more?', async () => {
    const world = await discord();
    await bot(world, { troubled: true });
    expect(world.gateway.identified()).toBe(1);
    world.needShards(2);
    world.gateway.end(4011);
    await expect.poll(world.gateway.identified).toBe(3);
    for (const where of ['guild', 'bot'] as const) {
      const shown = await world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }, where).answer();
      expect(shown.body.embeds?.[0]?.title).toBe('Bear Cub enters tapped.');
    }
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
    expect((await exchange.answer()).body.embeds?.[0]?.title).toBe('I am starting anew');
    await stopped;
    expect(running.healthy()).toBe(false);
    finish();
  });

  test('is whoever asks a bot that stops told to ask again, and offered nothing?', async () => {
    const world = await discord();
    const me = world.person('asker');
    let finish = () => {};
    const slow = new Promise<void>(resolve => {
      finish = resolve;
    });
    const running = await bot(world, { backend: fakeBackend(() => slow.then(() => makeExplanation())) });
    const exchange = await late(world, () => world.slash(me, 'etb', { card: 'Bear Cub' }));
    await exchange.acknowledged();
    const stopped = running.stop();
    const shown = await world.slash(me, 'etb', { card: 'Clone' }).answer();
    expect([shown.body.embeds?.[0]?.title, shown.onlyFor]).toEqual(['I am starting anew', me]);
    expect(await world.type(me, 'etb', 'card', { card: 'Bear' }).choices()).toEqual([]);
    finish();
    await stopped;
    expect((await exchange.answer()).body.embeds?.[0]?.title).toBe('Bear Cub enters tapped.');
  });

  test('is who waits behind long questions told so at once when the bot stops?', async () => {
    const world = await discord();
    const ended: string[] = [];
    let refuse = () => {};
    const waiting = new Promise<void>(resolve => {
      refuse = resolve;
    });
    const backend: BotBackend = {
      ...fakeBackend(),
      answer: async () => waiting.then(() => ENDING),
      endWork: async what => {
        ended.push(what);
        refuse();
      },
    };
    const running = await bot(world, { backend });
    const exchange = await late(world, () => world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }));
    await exchange.acknowledged();
    // The clock stands still: nothing is waited for.
    await running.stop();
    const shown = await exchange.answer();
    expect(JSON.stringify(shown.body)).toContain('I am starting anew. Please ask again in a minute.');
    expect(ended).toEqual(['waiting', 'all']);
  });

  test('does a bot that stops wait for Discord to close the connection, but not for ever?', async () => {
    const world = await discord();
    const running = await bot(world);
    world.gateway.stall();
    const waits = world.clock.nextTimer();
    const stopped = running.stop();
    await waits;
    world.clock.advance(1_000);
    await stopped;
  });

  test.each(['before', 'after'] as const)(
    'is an answer sent once more where the connection fails %s it',
    async when => {
      const world = await discord();
      await bot(world);
      world.reset('POST /interactions/{interaction_id}/{interaction_token}/callback', when);
      const shown = await world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }).answer();
      expect(shown.body.embeds?.[0]?.title).toBe('Bear Cub enters tapped.');
      const refused = when === 'after' ? ['already been acknowledged'] : [];
      await expect.poll(() => world.problems.length).toBe(refused.length);
      expect(world.takeProblems().join('')).toContain(refused.join(''));
    },
  );
});
