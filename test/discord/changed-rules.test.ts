// Changes of the rules, through Discord: by the option of /rule, on pages, shared, and refused where nothing can be told.
import pino from 'pino';
import { expect, test } from 'vitest';
import { restChannels } from '../../src/discord/gateway/channel-port.ts';
import { ruleBackend } from '../../src/discord/gateway/rule-backend.ts';
import { postRulesChanges } from '../../src/discord/gateway/rules-changes.ts';
import { storedSettings } from '../../src/discord/store/server-settings.ts';
import { makeRuleLookup, parseRules } from '../../src/rules/index.ts';
import { openMemoryStore } from '../../src/store/node.ts';
import { longMadeUpFile } from '../rules/support/made-up.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { bot, discord } from '../support/start-test-bot.ts';

function books() {
  const texts = [
    longMadeUpFile('April 17, 2026', 60),
    longMadeUpFile('August 7, 2026', 60).replaceAll(/number (\d+) may be moved once/gu, 'number $1 may be moved twice'),
  ];
  return texts.map(text => {
    const read = parseRules(text);
    if (!read.ok) throw new Error(read.issues.map(issue => issue.message).join(' '));
    return read.value;
  });
}

function words({ body }: Shown): string {
  const [embed] = body.embeds ?? [];
  return `${embed?.title}\n${embed?.description}`;
}

function lookup() {
  const [before, after] = books();
  const questions = [{ title: 'May a pebble be moved twice?', rules: new Set(['101.62']) }];
  return makeRuleLookup(() => after, {
    books: () => [before, after].filter(it => it !== undefined),
    questions: () => questions,
  });
}

test('are what changed and which questions cite it shown, page by page, to who asks and then to all?', async () => {
  const world = await discord();
  await bot(world, { backend: { ...fakeBackend(), ...ruleBackend(lookup()) } });
  const me = world.person('asker');

  const offered = await world.type(me, 'rule', 'changes', { changes: '' }).choices();
  expect(offered).toEqual([{ name: '7 August 2026, against 17 April 2026', value: '2026-08-07' }]);
  const shown = await world.slash(me, 'rule', { changes: offered[0]?.value ?? '' }).answer();
  expect(shown.onlyFor).toEqual(me);
  expect(words(shown)).toMatch(/^What the rules of 7 August 2026 changed\nCompared with .* 60 reworded\./);
  let last = shown;
  for (let page = 0; page < 20 && !words(last).includes('May a pebble'); page++) {
    last = await world.press(me, last, 'Next').answer();
  }
  expect(words(last)).toContain('May a pebble be moved twice? (101.62)');
  expect((await world.press(me, last, 'Share').answer()).onlyFor).toBeUndefined();

  const one = await world.slash(me, 'rule', { changes: '2026-08-07', query: '101.62' }).answer();
  expect(words(one)).toContain(
    'now “Pebble number 59 may be moved twice.”, before “Pebble number 59 may be moved once.”',
  );
  expect(words(await world.slash(me, 'rule', {}).answer())).toContain('Say what to look up');
  const refused = await world.slash(me, 'rule', { changes: '2026-05' }).answer();
  expect(words(refused)).toContain('I have none before that of 17 April 2026');
  expect(words(await world.press(me, refused, 'changes of 2026-08-07').answer())).toContain('60 reworded');
});

test('does a channel that wants them get them as they come out, with buttons that work?', async () => {
  const world = await discord();
  const backend = { ...fakeBackend(), ...ruleBackend(lookup()) };
  await bot(world, { backend });
  const store = await openMemoryStore({ report: () => {} });
  const settings = storedSettings(store, { clock: world.clock, report: () => {} });
  await settings.change('1000000000000000001', () => ({
    news: { channel: '1000000000000000002', told: '2026-04-17' },
  }));
  const channels = restChannels(world.token, world.api);
  const tell = () => postRulesChanges({ settings, backend, channels, log: pino({ level: 'silent' }) });
  await tell();
  await tell();
  await store.close();
  const [posted, again] = world.posts;
  if (posted === undefined) throw new Error('Nothing was posted.');
  expect([posted.channel, again]).toEqual(['1000000000000000002', undefined]);
  const first = words(posted.shown);
  expect(first).toMatch(/^What the rules of 7 August 2026 changed\n/);
  const next = await world.press(world.person('reader'), posted.shown, 'Next').answer();
  expect(words(next)).toMatch(/^What the rules of 7 August 2026 changed\n/);
  expect(words(next)).not.toBe(first);
});
