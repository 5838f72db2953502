// Questions asked in Discord and answered by the engine: nothing between them is made up.

import { beforeAll, describe, expect, test } from 'vitest';
import { serviceBackend } from '../../src/discord/gateway/answer-reply.ts';
import type { BotBackend } from '../../src/discord/index.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { liveServiceOn } from '../support/fake-live-service.ts';
import { bot, discord } from '../support/start-test-bot.ts';
import { openTestService } from '../support/test-service.ts';

let backend: BotBackend;
beforeAll(async () => {
  backend = serviceBackend(liveServiceOn(await openTestService()));
});

function text(shown: Shown): string {
  const embeds = shown.body.embeds ?? [];
  return embeds
    .flatMap(it => [it.title, it.description, ...(it.fields ?? []).map(field => field.value), it.footer?.text])
    .join('\n');
}

async function ask(command: string, options: Readonly<Record<string, string>>) {
  const world = await discord();
  await bot(world, { backend });
  const me = world.person('asker');
  return { world, me, shown: await world.slash(me, command, options).answer() };
}

describe('a question is answered', () => {
  test('does Erebos enter tapped under Imposing Sovereign, with two Agents of the Fates beside it?', async () => {
    const { shown } = await ask('etb', {
      card: 'Erebos, God of the Dead',
      with: '2 Agent of the Fates',
      against: 'Imposing Sovereign',
    });
    expect(shown.onlyFor).toBeUndefined();
    expect(shown.body.embeds?.[0]?.title).toMatch(/^Erebos, God of the Dead enters/);
    expect(text(shown)).toMatch(/\buntapped\b/);
    expect(text(shown)).toContain('614.12');
    expect(text(shown)).toContain('not an official ruling');
  });

  test('are all choices of a Clone shown behind the button?', async () => {
    const { world, me, shown } = await ask('ruling', {
      question: 'Clone enters; me: Grizzly Bears; opp: Imposing Sovereign',
    });
    expect(text(shown)).toMatch(/\d outcomes/);
    const trail = await world.press(me, shown, 'Why, step by step').answer();
    const all = text(await world.press(me, trail, 'All outcomes').answer());
    for (const name of ['Grizzly Bears', 'Imposing Sovereign']) expect(all).toContain(name);
  });

  test('is a scenario of the library asked by its title, as it is offered?', async () => {
    const world = await discord();
    await bot(world, { backend });
    const me = world.person('asker');
    // The first choice is the text as typed.
    const [, offered] = await world.type(me, 'ruling', 'question', { question: 'what' }).choices();
    const shown = await world.slash(me, 'ruling', { question: String(offered?.value) }).answer();
    expect(shown.body.embeds?.[0]?.title).not.toBe('I could not answer that');
  });
});

const TWO = 'title: One\nwhen: {enters: [Clone]}\n---\ntitle: Two\nwhen: {enters: [Clone]}';

const SOL_RING = { card: 'Sol Ring', with: 'March of the Machines', against: 'Imposing Sovereign' };

describe('rules have dates', () => {
  test('is the answer of before shown, where it was another?', async () => {
    const { shown } = await ask('etb', SOL_RING);
    expect(shown.body.embeds?.[0]?.title).toMatch(/^Sol Ring enters tapped/);
    expect(text(shown)).toContain('-# Sol Ring: untapped until 29 September 2017, tapped since.');
  });

  test('is a question about nothing that changed left alone?', async () => {
    const { shown } = await ask('etb', { card: 'Grizzly Bears' });
    expect(text(shown)).not.toMatch(/Before|Since/);
  });

  test.each(['Hour of Devastation', '2016', 'July 2017', '2017-09-28'])(
    'does %s answer as the rules then did, and say what holds since?',
    async rules => {
      const { shown } = await ask('ruling', {
        question: 'Sol Ring enters; me: March of the Machines; opp: Imposing Sovereign',
        rules,
      });
      expect(shown.body.embeds?.[0]?.title).toMatch(/^Sol Ring enters untapped/);
      expect(text(shown)).toContain('Sol Ring: untapped until 29 September 2017, tapped since.');
    },
  );

  test('does the form for another date take a set by its name?', async () => {
    const { world, me, shown } = await ask('etb', SOL_RING);
    const whatIf = await world.press(me, shown, 'What if…').answer();
    expect(text(whatIf)).toContain('Before 29 September 2017: Sol Ring enters untapped');
    const form = await world.press(me, whatIf, 'Another date').form();
    const then = await world.submit(me, form, { rules: 'Amonkhet' }).answer();
    expect(then.body.embeds?.[0]?.title).toMatch(/^Sol Ring enters untapped/);
    expect(then.onlyFor).toEqual(me);
  });

  test('is a set offered while it is typed, in each command that takes a day?', async () => {
    const world = await discord();
    await bot(world, { backend });
    const me = world.person('asker');
    for (const [command, rest] of [
      ['etb', { card: 'Clone' }],
      ['ruling', { question: 'Clone enters' }],
      ['rule', { query: '614.12' }],
    ] as const) {
      const [first] = await world.type(me, command, 'rules', { ...rest, rules: 'ixal' }).choices();
      expect(first).toEqual({ name: 'Ixalan (XLN, 2017-09-29)', value: '2017-09-29' });
    }
  });
});

describe('what cannot be answered gets a private sentence', () => {
  test.each([
    ['a name that is none', 'etb', { card: 'Imposing Nobody' }, /There is no card called "Imposing Nobody"/],
    ['a name that is none, in a list', 'etb', { card: 'Clone', with: 'Clone; Qwertzu' }, /In with: .*"Qwertzu"/],
    ['a key nobody knows', 'ruling', { question: 'when: {enters: [Clone]}, wenn: 1' }, /./],
    ['a line that says no event', 'ruling', { question: 'hello there' }, /./],
    ['a day before the game', 'etb', { card: 'Clone', rules: '1980-01-01' }, /first rules are of 5 August 1993/],
    ['a day before the game, for a rule', 'rule', { query: '614.12', rules: '1980' }, /none of 1980/],
    ['a set that is none', 'ruling', { question: 'Clone enters', rules: 'Ixalam' }, /when "Ixalam" was.*Ixalan/s],
    ['two scenarios at once', 'ruling', { question: TWO }, /2 scenarios in this text.*one at a time/],
  ])('%s', async (_, command, options, says) => {
    const { me, shown } = await ask(command, options);
    expect(shown.onlyFor).toEqual(me);
    expect(shown.body.embeds?.[0]?.title).toBe('I could not answer that');
    expect(text(shown)).toMatch(says);
  });
});
