// /settings: what a server has set is applied to what is asked there, and nowhere else.

import { afterEach, describe, expect, test } from 'vitest';
import { storedSettings } from '../../src/discord/store/server-settings.ts';
import { openMemoryStore } from '../../src/store/node.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { PLACES } from '../support/discord/shapes.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { bot, discord } from '../support/start-test-bot.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const report = (error: unknown) => {
  throw error;
};

async function stage() {
  const world = await discord();
  const store = await openMemoryStore({ report });
  endings.push(store.close);
  const settings = storedSettings(store, { clock: world.clock, report });
  const backend = fakeBackend();
  await bot(world, { settings, backend });
  const [manager, me] = [world.person('manager'), world.person('asker')];
  const set = (options: Readonly<Record<string, string>>) => world.slash(manager, 'settings', options).answer();
  const ask = (options: Readonly<Record<string, string | boolean>> = {}, where: 'guild' | 'bot' = 'guild') =>
    world.slash(me, 'etb', { card: 'Bear Cub', ...options }, where).answer();
  return { world, store, backend, me, set, ask };
}

function words(shown: Shown): string {
  const [embed] = shown.body.embeds ?? [];
  return `${embed?.title}\n${embed?.description}`;
}

describe('the settings of a server', () => {
  test('are shown to who asks for them, and those of the beginning are none', async () => {
    const { set } = await stage();
    const shown = await set({});
    expect(shown.onlyFor?.name).toBe('manager');
    expect(words(shown)).toMatch(/^Settings of this server\n\*\*Answers\*\* are shown to everybody/);
    expect(words(shown)).toContain('in every channel');
    expect(words(shown)).toContain('those of today');
  });

  test('make answers private, unless who asks says otherwise, in that server alone', async () => {
    const { set, ask, me } = await stage();
    expect(words(await set({ answers: 'private' }))).toMatch(/changed\n.*nobody but the person who asks/);
    expect((await ask()).onlyFor).toEqual(me);
    expect((await ask({ private: false })).onlyFor).toBeUndefined();
    expect((await ask({}, 'bot')).onlyFor).toBeUndefined();
    await set({ answers: 'public' });
    expect((await ask()).onlyFor).toBeUndefined();
  });

  test('give the day of the rules where a question names none', async () => {
    const { set, ask, backend } = await stage();
    expect(words(await set({ rules: 'Ixalan' }))).toContain('those of Ixalan');
    await ask();
    await ask({ rules: '2014' });
    await set({ rules: 'today' });
    await ask();
    const asked = backend.questions.map(it => (it.kind === 'etb' ? it.options.rules : it.rules));
    expect(asked).toEqual(['Ixalan', '2014', undefined]);
    expect(words(await set({ rules: 'Ixalam' }))).toMatch(/I do not know when "Ixalam" was/);
  });

  test('name a channel for what new rules change, until it is named again', async () => {
    const { set, store } = await stage();
    const news = '1000000000000000078';
    expect(words(await set({ news }))).toContain(`**Changes of the rules** are posted in <#${news}>`);
    const [[, kept] = []] = [...(await store.settings.all())];
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ news: { channel: news, told: '2026-08-07' } });
    expect(words(await set({ answers: 'private' }))).toContain(`<#${news}>`);
    expect(words(await set({ news }))).toContain('posted nowhere');
  });

  test('take nothing for a channel but an id', async () => {
    const { set, store } = await stage();
    for (const option of ['channel', 'news', 'daily']) {
      expect(words(await set({ [option]: '1> @everyone'.repeat(500) }))).toContain('That is no channel');
    }
    expect([...(await store.settings.all())]).toEqual([]);
  });

  test('name the channels for public answers; elsewhere nobody can make one public', async () => {
    const { world, set, ask, me } = await stage();
    const elsewhere = '1000000000000000077';
    expect(words(await set({ channel: elsewhere }))).toContain(`<#${elsewhere}>`);
    const shown = await ask({ private: false });
    expect(shown.onlyFor).toEqual(me);
    const shared = await world.press(me, shown, 'Share').answer();
    expect(shared.onlyFor).toEqual(me);
    expect(words(shared)).toContain(`public answers in <#${elsewhere}> only`);
    await set({ channel: PLACES.channel });
    expect((await ask()).onlyFor).toBeUndefined();
    await set({ channel: PLACES.channel });
    expect((await ask()).onlyFor).toEqual(me);
  });

  test('are changed for every process, in half a minute at the latest, and read once in that time', async () => {
    const { store } = await stage();
    const clock = new ManualClock();
    let reads = 0;
    const counted = {
      settings: {
        ...store.settings,
        read: (server: string) => {
          reads += 1;
          return store.settings.read(server);
        },
      },
    };
    const [one, other] = [0, 1].map(() => storedSettings(counted, { clock, report }));
    await other?.read('server');
    await one?.change('server', () => ({ private: true }));
    expect([await one?.read('server'), await other?.read('server')]).toEqual([{ private: true }, {}]);
    clock.advance(30_000);
    expect(await other?.read('server')).toEqual({ private: true });
    expect(reads).toBe(2);
  });

  test('are changed by what is stored, whatever another process has read before', async () => {
    const { store } = await stage();
    const clock = new ManualClock();
    const [one, other] = [0, 1].map(() => storedSettings(store, { clock, report }));
    await Promise.all([one?.read('server'), other?.read('server')]);
    await one?.change('server', before => ({ ...before, private: true }));
    await other?.change('server', before => ({ ...before, rules: '2014' }));
    expect(await one?.stored('server')).toEqual({ private: true, rules: '2014' });
  });

  test('are neither shown nor changed where the store cannot be reached', async () => {
    const { store } = await stage();
    const world = await discord();
    const away = () => Promise.reject(new Error('away'));
    const state = { change: store.settings.change, read: store.settings.read };
    const settings = storedSettings(
      {
        settings: {
          ...store.settings,
          read: server => state.read(server),
          change: (server, change) => state.change(server, change),
        },
      },
      { clock: world.clock, report: () => {} },
    );
    await bot(world, { settings, troubled: true });
    const manager = world.person('manager');
    const set = (options: Readonly<Record<string, string>>) => world.slash(manager, 'settings', options).answer();
    await set({ answers: 'private' });
    Object.assign(state, { change: away, read: away });
    expect(words(await set({}))).toBe('I cannot say that now\nI cannot reach what is stored. Try again in a minute.');
    Object.assign(state, { read: store.settings.read });
    expect(words(await set({ rules: '2014' }))).toMatch(/^Nothing is changed/);
    Object.assign(state, { change: store.settings.change });
    expect(words(await set({ rules: '2014' }))).toMatch(/nobody but the person who asks/);
  });

  test('count as not set where the store cannot be read in time, or has what no version wrote', async () => {
    const { store } = await stage();
    const clock = new ManualClock();
    const reported: unknown[] = [];
    const never = { settings: { ...store.settings, read: () => new Promise<undefined>(() => {}) } };
    const failing = { settings: { ...store.settings, read: () => Promise.reject(new Error('gone')) } };
    const options = { clock, report: (error: unknown) => void reported.push(error) };
    const waiting = storedSettings(never, options).read('server');
    clock.advance(500);
    expect(await waiting).toEqual({});
    expect(await storedSettings(failing, options).read('server')).toEqual({});
    expect(reported).toEqual([new Error('gone')]);
    for (const text of ['null', '[]', 'no JSON', '{"private":"yes","rules":7,"channels":[7]}']) {
      await store.settings.change('server', () => text);
      expect(await storedSettings(store, options).read('server')).toEqual({});
    }
  });
});

describe('sharing where a person brought the bot along', () => {
  test('is offered the way into the server where apps of members speak to them alone', async () => {
    const { world, me } = await stage();
    const shown = await world.slash(me, 'etb', { card: 'Bear Cub', private: true }, 'guest').answer();
    const refused = await world.press(me, shown, 'Share', 'guest').answer();
    expect(refused.onlyFor).toEqual(me);
    expect(words(refused)).toContain('Nobody else would see it');
    expect(JSON.stringify(refused.body.components)).toContain('https://discord.com/oauth2/authorize?client_id=');
    world.permit(String(1n << 50n));
    expect((await world.press(me, shown, 'Share', 'guest').answer()).onlyFor).toBeUndefined();
  });
});
