// Bad input and faults: each gets a clear private sentence, and the bot goes on.

import { describe, expect, test } from 'vitest';
import etb from '../../commands/etb.ts';
import { COMMANDS } from '../../commands/index.ts';
import type { BotBackend, Command } from '../../src/discord/index.ts';
import { err } from '../../src/kit/result.ts';
import { Exchange, type Shown } from '../support/discord/exchange.ts';
import { fakeBackend, makeExplanation, makeOutcome, makeStep } from '../support/fake-backend.ts';
import { bot, discord, late } from '../support/start-test-bot.ts';

function text(shown: Shown): string {
  const embeds = shown.body.embeds ?? [];
  return embeds.flatMap(it => [it.title, it.description, ...(it.fields ?? []).map(field => field.value)]).join('\n');
}

describe('what cannot be answered', () => {
  test('does a wrong card name get the nearest name, privately?', async () => {
    const world = await discord();
    await bot(world);
    const me = world.person('asker');
    const shown = await world.slash(me, 'etb', { card: 'Baer Cub' }).answer();
    expect(shown.onlyFor).toEqual(me);
    expect(shown.body.embeds?.[0]?.title).toBe('I could not answer that');
    expect(text(shown)).toContain('In card: There is no card "Baer Cub". Did you mean "Bear Cub"?');
  });

  test.each([
    ['etb', { card: 'x'.repeat(5_000) }, 'In card: ', '5,000 characters, and at most 200'],
    ['etb', { card: 'Bear Cub', with: 'x; '.repeat(1_700) }, 'In with: ', 'at most 2,000'],
    ['ruling', { question: `${'x'.repeat(4_999)} y` }, '', '5,001 characters'],
    ['rule', { query: 'x'.repeat(5_000) }, '', '5,000 characters'],
    ['card', { name: 'x'.repeat(5_000) }, '', '5,000 characters'],
  ] as const)(
    'does /%s say which option is too long, without asking anybody?',
    async (command, options, where, what) => {
      const world = await discord();
      const backend = fakeBackend();
      await bot(world, { backend });
      const me = world.person('asker');
      const shown = await world.slash(me, command, options).answer();
      expect(shown.onlyFor).toEqual(me);
      expect(text(shown)).toContain(where);
      expect(text(shown)).toContain(what);
      expect(backend.questions).toEqual([]);
    },
  );

  test('are many problems shown at once, as far as there is room?', async () => {
    const world = await discord();
    const issues = Array.from({ length: 200 }, (_, at) => ({
      path: ['given', 'you', 'battlefield', at],
      message: `There is no card "Nothing ${at}".`,
      suggestions: ['Bear Cub', 'Clone', 'Bear Umbra'],
    }));
    await bot(world, { backend: { ...fakeBackend(), answer: async () => err(issues) } });
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Clone' }).answer();
    expect(text(shown)).toContain('In given, you, battlefield, the first item: There is no card "Nothing 0".');
    expect(text(shown)).toContain('Did you mean "Bear Cub", "Clone" or "Bear Umbra"?');
    expect(text(shown)).toMatch(/…and \d+ more of the kind\./);
  });
});

describe('what only a forger sends', () => {
  test.each([
    ['a form in the name of a button that opens one', 5, { custom_id: 'o:e:.cgBCZWFy', components: [] }],
    ['a form in the name of a menu', 5, { custom_id: 'c:.cgBCZWFy', components: [] }],
    ['a button in the name of a form', 3, { custom_id: 'f:e:.cgBCZWFy', component_type: 2 }],
    ['a menu in the name of a button', 3, { custom_id: 's:.cgBCZWFy', component_type: 3, values: ['x'] }],
  ])('%s is answered all the same', async (_, type, data) => {
    const world = await discord();
    await bot(world);
    const forger = world.person('forger');
    const message = await world.slash(forger, 'etb', { card: 'Bear Cub' }).answer();
    const shown = await world.send(new Exchange(forger, message), type, data).answer();
    expect(shown.body.embeds?.[0]?.title).toBe('That button is too old');
  });
});

describe('text of people and cards', () => {
  const nasty = '@everyone <@123> <#1> **bold** [click](https://evil.example) ||hidden|| `code`';

  test('is a mention in a name shown, not made?', async () => {
    const world = await discord();
    await bot(world);
    const shown = await world.slash(world.person('asker'), 'etb', { card: nasty }).answer();
    expect(text(shown)).toContain('\\@everyone \\<\\@123>');
    expect(text(shown)).toContain('\\[click\\](https\\://evil.example)');
    expect(shown.body.allowed_mentions).toEqual({ parse: [] });
  });

  test('does no part of an answer carry markup that came from outside?', async () => {
    const world = await discord();
    const explanation = makeExplanation({
      headline: nasty,
      certainty: 'several',
      unread: [nasty],
      decidedBy: [nasty],
      rules: [{ rule: nasty, text: nasty, official: true }],
      foot: [nasty],
      outcomes: [1, 2].map(() =>
        makeOutcome(nasty, {
          choices: [nasty],
          objects: [{ title: nasty, lines: [nasty], asked: true }],
          triggers: [nasty],
          steps: [makeStep(nasty, nasty), makeStep(nasty, nasty, { applies: false })],
        }),
      ),
    });
    await bot(world, { backend: fakeBackend(() => explanation) });
    const me = world.person('asker');
    const shown = await world.slash(me, 'etb', { card: 'Clone' }).answer();
    const pages = [];
    for (const label of ['What if…', 'Why, step by step', 'Rules'])
      pages.push(await world.press(me, shown, label).answer());
    for (const screen of [shown, ...pages]) {
      expect(text(screen)).toContain('\\@everyone');
      expect(text(screen)).not.toMatch(/(?<!\\)(<@|\[click|\|\||`code|@everyone|https:\/\/)/);
    }
  });

  test('is a question with control characters and separators packed into its buttons all the same?', async () => {
    const world = await discord();
    const backend = fakeBackend();
    await bot(world, { backend });
    const me = world.person('asker');
    const shown = await world
      .slash(me, 'ruling', { question: 'Clone\u001f enters:\u202e ~#\n; me: Bear Cub' })
      .answer();
    await world.press(me, shown, 'Why, step by step').answer();
    expect(backend.questions[1]).toEqual(backend.questions[0]);
    expect(backend.questions[0]).toEqual({ kind: 'ruling', text: 'Clone enters: ~#\n; me: Bear Cub' });
  });
});

describe('faults of ours', () => {
  const broken = {
    data: { ...etb.data, name: 'broken' },
    visibility: 'asked',
    run: () => {
      throw new Error('the engine stumbled over <secret path>');
    },
    complete: async () => {
      throw new Error('no index');
    },
  } satisfies Command;

  test('does a command that throws get a private apology with a code, and does the bot go on?', async () => {
    const world = await discord();
    const { logged } = await bot(world, { commands: [...COMMANDS, broken], troubled: true });
    const me = world.person('asker');
    const shown = await world.slash(me, 'broken', { card: 'Bear Cub' }).answer();
    expect(shown.onlyFor).toEqual(me);
    expect(text(shown)).not.toContain('secret');
    const code = /code `([0-9a-f]{8})`/.exec(text(shown))?.[1];
    expect(logged.join('')).toContain(`"request":"${code}"`);
    expect(logged.join('')).toContain('the engine stumbled');
    expect(text(await world.slash(me, 'etb', { card: 'Bear Cub' }).answer())).toContain('enters tapped');
  });

  test('is a question that was given up logged, by what it took too much of?', async () => {
    const world = await discord();
    const message = 'There is too much to explore in this question.';
    const backend: BotBackend = {
      ...fakeBackend(),
      answer: async () => err([{ path: [], message, limit: 'memory' }]),
    };
    const { logged } = await bot(world, { backend, troubled: true });
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }).answer();
    expect(text(shown)).toContain(message);
    expect(logged).toEqual([expect.stringMatching(/"limit":"memory".*"a question was given up"/)]);
  });

  test('does an answer that Discord does not take become an apology?', async () => {
    const world = await discord();
    const long = { embeds: [{ description: 'x'.repeat(5_000) }], components: [] };
    const run = async () => ({ kind: 'message', message: long, private: false }) as const;
    // Over HTTPS Discord does not say what it makes of the response to a request.
    await bot(world, { commands: [{ ...broken, run }], troubled: true, entrance: 'gateway' });
    const me = world.person('asker');
    const shown = await world.slash(me, 'broken', { card: 'Bear Cub' }).answer();
    expect(shown.onlyFor).toEqual(me);
    expect(text(shown)).toContain('a fault of mine');
    expect(world.takeProblems().join(' ')).toContain('description of 5000 characters');
  });

  test('do suggestions that fail, or come too late, come out empty?', async () => {
    const world = await discord();
    const never = new Promise<never>(() => {});
    const backend = { ...fakeBackend(), suggestCards: () => never };
    await bot(world, { commands: [...COMMANDS, broken], troubled: true, backend });
    const me = world.person('asker');
    expect(await world.type(me, 'broken', 'card', { card: 'Be' }).choices()).toEqual([]);
    const typing = await late(world, () => world.type(me, 'etb', 'card', { card: 'Be' }));
    expect(await typing.choices()).toEqual([]);
  });

  test('does a command that is gone get a sentence?', async () => {
    const world = await discord();
    const old = await bot(world, { commands: [...COMMANDS, broken], troubled: true });
    await old.stop();
    const commands = world.commands();
    await bot(world);
    const me = world.person('asker');
    const gone = commands.find(it => it.name === 'broken');
    const sent = world.send(new Exchange(me), 2, { id: gone?.id, name: 'broken', type: 1, options: [] });
    const shown = await sent.answer();
    expect(shown.onlyFor).toEqual(me);
    expect(text(shown)).toContain('new or gone');
  });
});
