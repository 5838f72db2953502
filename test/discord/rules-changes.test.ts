// News of the rules: posted once to each channel that asked for it, and tried again where Discord could not be reached.
import pino from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { ExplainedRule } from '../../src/discord/backend.ts';
import { NotPermitted } from '../../src/discord/gateway/channel-port.ts';
import { postRulesChanges } from '../../src/discord/gateway/rules-changes.ts';
import type { Message } from '../../src/discord/render/reply.ts';
import { storedSettings } from '../../src/discord/store/server-settings.ts';
import type { Issue } from '../../src/kit/issue.ts';
import { err, ok, type Result } from '../../src/kit/result.ts';
import { openMemoryStore } from '../../src/store/node.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { ManualClock } from '../support/manual-clock.ts';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const report = (error: unknown) => {
  throw error;
};

async function stage() {
  const store = await openMemoryStore({ report });
  endings.push(store.close);
  const settings = storedSettings(store, { clock: new ManualClock(), report });
  const state: { day: string | undefined; refuses: Error | undefined; hasTwo: boolean } = {
    day: '2026-08-07',
    refuses: undefined,
    hasTwo: true,
  };
  const posted: { channel: string; message: Message; key: string | undefined }[] = [];
  const rule = async (query: string): Promise<Result<ExplainedRule, Issue>> =>
    state.hasTwo
      ? ok({ title: query, text: 'Added (1)', official: true, examples: [], neighbors: [], also: [], foot: [] })
      : err([{ path: ['changes'], message: 'There is one edition.' }]);
  const tell = () =>
    postRulesChanges({
      settings,
      backend: { ...fakeBackend(), rule, rulesDay: async () => state.day },
      channels: {
        post: async (channel, message, { key } = {}) => {
          if (state.refuses) throw state.refuses;
          posted.push({ channel, message, key });
          return '1';
        },
      },
      log: pino({ level: 'silent' }),
    });
  return { settings, state, posted, tell };
}

describe('news of the rules', () => {
  test('are posted once to each channel, with buttons for what does not fit', async () => {
    const { settings, posted, tell } = await stage();
    await settings.change('one', () => ({ news: { channel: '11', told: '2026-04-17' }, private: true }));
    await settings.change('two', () => ({ news: { channel: '22', told: '2026-08-07' } }));
    await settings.change('three', () => ({ private: true }));
    await tell();
    await tell();
    expect(posted.map(it => [it.channel, it.key, it.message.embeds[0]?.title])).toEqual([
      ['11', 'rules 2026-08-07', 'changes of 2026-08-07'],
    ]);
    expect(await settings.read('one')).toEqual({ news: { channel: '11', told: '2026-08-07' }, private: true });
  });

  test('are tried again where Discord could not be reached, and given up where the bot may not write', async () => {
    const { settings, state, posted, tell } = await stage();
    await settings.change('one', () => ({ news: { channel: '11', told: '' } }));
    state.refuses = new Error('no connection');
    await tell();
    expect((await settings.read('one')).news?.told).toBe('');
    state.refuses = new NotPermitted('Missing Access');
    await tell();
    expect((await settings.read('one')).news?.told).toBe('2026-08-07');
    state.refuses = undefined;
    await tell();
    expect(posted).toEqual([]);
  });

  test('are none where no rules are installed, or one edition alone', async () => {
    const { settings, state, posted, tell } = await stage();
    await settings.change('one', () => ({ news: { channel: '11', told: '' } }));
    state.day = undefined;
    await tell();
    expect((await settings.read('one')).news?.told).toBe('');
    Object.assign(state, { day: '2026-08-07', hasTwo: false });
    await tell();
    Object.assign(state, { day: '2026-11-06', hasTwo: true });
    await tell();
    expect(posted.map(it => it.key)).toEqual(['rules 2026-11-06']);
  });
});
