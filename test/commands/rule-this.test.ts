// "Rule this" in the menu of a message, with the real service behind it.

import { beforeAll, describe, expect, test } from 'vitest';
import { serviceBackend } from '../../src/discord/gateway/answer-reply.ts';
import type { BotBackend } from '../../src/discord/index.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { liveServiceOn } from '../support/fake-live-service.ts';
import { bot, discord, late } from '../support/start-test-bot.ts';
import { openTestService } from '../support/test-service.ts';

let backend: BotBackend;
beforeAll(async () => {
  backend = serviceBackend(liveServiceOn(await openTestService()));
});

function description(shown: Shown): string {
  return shown.body.embeds?.[0]?.description ?? '';
}

function labels({ body }: Shown): readonly unknown[] {
  return (body.components ?? []).flatMap(row => row.components.map(it => ('label' in it ? it.label : undefined)));
}

async function ruleThis(content: string, where: 'guild' | 'bot' | 'private' = 'guild') {
  const world = await discord();
  await bot(world, { backend });
  const me = world.person('asker');
  const shown = await world.menu(me, 'Rule this', { author: world.person('author'), content }, where).answer();
  expect(shown.onlyFor).toEqual(me);
  return { world, me, shown };
}

/** The text that the editor behind "Ask about these" is filled in with. */
async function filledIn({ world, me, shown }: Awaited<ReturnType<typeof ruleThis>>): Promise<string | undefined> {
  const form = await world.press(me, shown, 'Ask about these').form();
  const inputs = form.components.flatMap(it => ('component' in it && 'value' in it.component ? [it.component] : []));
  return inputs.find(it => it.custom_id === 'text')?.value;
}

describe('a message that asks something', () => {
  test.each(['guild', 'bot', 'private'] as const)('is answered to nobody but who asks about it (%s)', async where => {
    const asked = await ruleThis(
      'If I have [[Blood Moon|2XM]] and play **!Steam Vents**, do I have to pay life? <@1000000000000000001>',
      where,
    );
    const [embed] = asked.shown.body.embeds ?? [];
    expect(embed?.author?.name).toBe('I read: Steam Vents enters from hand; me: Blood Moon');
    expect(embed?.title).toMatch(/^No: Steam Vents enters/);
    expect(labels(asked.shown)).toContain('Share');
    expect(await filledIn(asked)).toBe('Blood Moon enters; me: Steam Vents');
  });

  test('in shorthand as well, and without a second button for the same line', async () => {
    const { shown } = await ruleThis('Sol Ring enters; me: March of the Machines');
    expect(shown.body.embeds?.[0]?.title).toMatch(/^Sol Ring enters/);
    expect(labels(shown)).not.toContain('Ask about these');
  });

  test('and is not understood gets a sentence on that, what it names, and the editor with its words', async () => {
    const content = 'What about Clone and Humility?';
    const asked = await ruleThis(content);
    expect(asked.shown.body.embeds?.[0]?.title).toBe('I could not answer that; it names these');
    expect(description(asked.shown)).toContain('What does Clone copy?');
    expect(description(asked.shown)).toContain('**Clone** ');
    expect(await filledIn(asked)).toBe(content);
  });
});

describe('a message that asks nothing', () => {
  test('gets its cards and rules, a line each', async () => {
    const asked = await ruleThis('I like [[Clone]] with humility, and Blood Moon. See 614.12 and 614.99 for $100.50.');
    expect(asked.shown.body.embeds?.[0]?.title).toBe('Named in that message');
    const lines = description(asked.shown).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^\*\*Clone\*\* \{3\}\{U\} · Creature — Shapeshifter · 0\/0: replacement effect/);
    expect(lines[1]).toMatch(/^\*\*Blood Moon\*\* \{2\}\{R\} · Enchantment: static ability/);
    expect(lines[2]).toMatch(/^\*\*614\.12 Replacement Effects\*\* To see what changes/);
    expect(await filledIn(asked)).toBe('Clone enters; me: Blood Moon');
  });

  test('may name a rule alone, or a whole section as one', async () => {
    const { shown } = await ruleThis('It is in rule 614, and 702.10b');
    const lines = description(shown).split('\n');
    expect(lines.map(it => it.split(' ')[0])).toEqual(['**614', '**702.10b']);
    expect(labels(shown)).toEqual([]);
  });

  test('begins a question with a permanent, and with a spell where there is no other', async () => {
    expect(await filledIn(await ruleThis('[[Wrath of God]] beats [[Bear Cub]]'))).toBe('Bear Cub enters');
    expect(await filledIn(await ruleThis('[[Wrath of God]], again'))).toBe('Wrath of God resolves');
  });

  test('may be nothing but names, and is no question then', async () => {
    const { shown } = await ruleThis('2 Clone\nBlood Moon\nblood moon');
    expect(description(shown).split('\n')).toHaveLength(2);
  });

  test('lists at most ten cards', async () => {
    const names = ['Clone', 'Humility', 'Opalescence', 'Blood Moon', 'Sol Ring', 'Steam Vents', 'Bear Cub'];
    const more = ['Grizzly Bears', 'Imposing Sovereign', 'March of the Machines', 'Soul Warden', 'Panharmonicon'];
    const { shown } = await ruleThis([...names, ...more].map(it => `[[${it}]]`).join('\n'));
    expect(description(shown).split('\n')).toHaveLength(10);
  });

  test('hears of a name in brackets that is none, in its own words and harmless', async () => {
    const { shown } = await ruleThis('[[@everyone **Qwertzu**]] is my favorite, beside [[Clone]].');
    expect(description(shown)).toContain('There is no card called "\\@everyone Qwertzu"');
    expect(description(shown)).toContain('**Clone**');
  });

  test.each([
    ['nothing of the game', 'hello there, how are you? @everyone'],
    ['prices and other numbers', 'That is $614.12, or 100.50, and 100 of them'],
    ['ordinary words that are names as well', 'Stop. Opt out of my fear and shock!'],
    ['nothing but what Discord draws', '<@1000000000000000001> <:sad:1000000000000000002> https://example.com/Clone'],
  ])('gets one sentence where it has %s', async (_, content) => {
    const { shown } = await ruleThis(content);
    expect(shown.body.embeds?.[0]?.title).toBe('Nothing to rule on');
    expect(description(shown)).toMatch(/^[A-Z][^.]+\.$/);
    expect(shown.body.components).toEqual([]);
  });
});

test('are only the first 4,000 characters of a message read?', async () => {
  const { shown } = await ruleThis(`${'ah '.repeat(1_330)}[[Clone]] [[Humility]]`);
  expect(description(shown)).toMatch(/^\*\*Clone\*\*[^\n]*$/);
});

test('is a slow answer to a message private all the same?', async () => {
  const world = await discord();
  const slow = fakeBackend();
  let go = () => {};
  const wait = new Promise<void>(resolve => {
    go = resolve;
  });
  await bot(world, { backend: { ...slow, answer: (...asked) => wait.then(() => slow.answer(...asked)) } });
  const me = world.person('asker');
  const message = { author: world.person('author'), content: 'Does Bear Cub enter tapped?' };
  const exchange = await late(world, () => world.menu(me, 'Rule this', message));
  await exchange.acknowledged();
  go();
  const shown = await exchange.answer();
  expect(shown.onlyFor).toEqual(me);
  expect(shown.body.embeds?.[0]?.title).toBe('Bear Cub enters tapped.');
});

test('does a bot that has no such command any more say so?', async () => {
  const world = await discord();
  await (await bot(world)).stop();
  const message = { author: world.person('author'), content: 'Clone' };
  world.broken.add('GET /applications/{application_id}/commands');
  await bot(world, { commands: [], troubled: true });
  const shown = await world.menu(world.person('asker'), 'Rule this', message).answer();
  expect(shown.body.embeds?.[0]?.title).toBe('I do not know that command');
});
