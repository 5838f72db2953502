// Questions asked through Discord: the whole way from the command to the message, with its buttons and menus.

import { MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { memoryQuestionStore } from '../../src/discord/store/question-store.ts';
import { Exchange, type Shown } from '../support/discord/exchange.ts';
import { fakeBackend, makeExplanation, manyOutcomes } from '../support/fake-backend.ts';
import { bot, discord, late } from '../support/start-test-bot.ts';

function text(shown: Shown): string {
  return (shown.body.embeds ?? [])
    .flatMap(embed => [
      embed.title,
      embed.description,
      ...(embed.fields ?? []).flatMap(field => [field.name, field.value]),
      embed.footer?.text,
    ])
    .join('\n');
}

function labels(shown: Shown): readonly string[] {
  const parts = (shown.body.components ?? []).flatMap(row => row.components);
  return parts.flatMap(it => ('label' in it && it.label ? [it.label] : []));
}

describe('an answer', () => {
  test('does a plain question get its headline, final state, trail, rules and dates?', async () => {
    const world = await discord();
    const backend = fakeBackend();
    await bot(world, { backend });
    const options = { card: 'Bear Cub', with: 'Clone', against: 'Imposing Sovereign', from: 'hand', x: 3 };
    const shown = await world.slash(world.person('asker'), 'etb', options).answer();
    expect(backend.questions).toEqual([{ kind: 'etb', options }]);
    expect(shown.onlyFor).toBeUndefined();
    expect(shown.body.embeds).toEqual([
      {
        title: 'Bear Cub enters tapped.',
        color: 0x2e8b57,
        description: [
          'It is looked at as it would be on the battlefield. (614.12) No second effect applies. (616.1)',
          '',
          '**Bear Cub** Creature — Bear · 2/2 · tapped',
          'A creature of an opponent of Imposing Sovereign enters tapped. (614.1d)',
          '',
          '> **614.12** *(our summary)* What it would be there counts.',
          '> **614.1d** Such effects replace how it enters.',
        ].join('\n'),
        footer: { text: 'Rules of 2026-08-07 · Cards of 2026-08-01 · Not an official ruling' },
      },
    ]);
    expect(labels(shown)).toEqual(['What if…', 'Why, step by step', 'Rules', 'Report']);
  });

  test('is one of several outcomes shown, with what decides and where the others are?', async () => {
    const world = await discord();
    await bot(world, { backend: fakeBackend(() => manyOutcomes(3)) });
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Clone' }).answer();
    expect(text(shown)).toContain('3 outcomes');
    expect(text(shown)).toContain('What Clone copies.');
    expect(text(shown)).toContain('**You choose to copy creature 3.**: Clone enters as a copy of creature 3');
    const other = world.person('other');
    const trail = await world.choose(other, shown, '2').answer();
    expect(trail.onlyFor).toEqual(other);
    expect(text(trail)).toContain('outcome 3 of 3');
  });

  test('are lines that could not be read shown first, in amber?', async () => {
    const world = await discord();
    const unread = ['I could not read a line of Clone, and answered without it.'];
    await bot(world, { backend: fakeBackend(() => makeExplanation({ certainty: 'unread', unread })) });
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Clone' }).answer();
    expect(shown.body.embeds?.[0]?.description).toMatch(/^⚠️ I could not read a line of Clone/);
    expect(shown.body.embeds?.[0]?.color).toBe(0xd98e04);
  });

  test('are different answers under the rules of other days shown?', async () => {
    const world = await discord();
    const otherDates = ['Until 2017-09-29, it entered untapped.'];
    await bot(world, { backend: fakeBackend(() => makeExplanation({ otherDates })) });
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Clone' }).answer();
    expect(text(shown)).toContain(`-# ${otherDates[0]}`);
  });

  test.each(['guild', 'bot', 'private'] as const)('does it work from %s?', async where => {
    const world = await discord();
    await bot(world);
    const shown = await world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }, where).answer();
    expect(text(shown)).toContain('Bear Cub enters tapped.');
  });

  test('is a private answer seen by nobody else, until it is shared?', async () => {
    const world = await discord();
    await bot(world);
    const me = world.person('asker');
    const shown = await world.slash(me, 'ruling', { question: 'Bear Cub enters', private: true }).answer();
    expect(shown.onlyFor).toEqual(me);
    expect(() => world.press(world.person('other'), shown, 'Share')).toThrow('does not see');
    const shared = await world.press(me, shown, 'Share').answer();
    expect(shared.onlyFor).toBeUndefined();
    expect(shared.body.embeds).toEqual(shown.body.embeds);
    expect(labels(shared)).not.toContain('Share');
  });
});

describe('the buttons under an answer', () => {
  test('do they open all outcomes, page by page, for who pressed alone?', async () => {
    const world = await discord();
    await bot(world, { backend: fakeBackend(() => manyOutcomes(60)) });
    const answered = await world.slash(world.person('asker'), 'etb', { card: 'Clone' }).answer();
    const other = world.person('other');
    const trail = await world.press(other, answered, 'Why, step by step').answer();
    const page = await world.press(other, trail, 'All outcomes').answer();
    expect(page.onlyFor).toEqual(other);
    expect(text(page)).toContain('60 outcomes');
    expect(text(page)).toContain('**1.** You choose to copy creature 1.');
    const seen = [text(page)];
    while (labels(page).includes('Next')) {
      const before = text(page);
      const next = await world
        .press(other, page, 'Next')
        .answer()
        .catch(() => undefined);
      expect(next?.id).toBe(page.id);
      expect(text(page)).not.toBe(before);
      seen.push(text(page));
      const middle = /Page (\d+) of (\d+)/.exec(labels(page).join(' '));
      if (middle?.[1] === middle?.[2]) break;
    }
    expect(seen.length).toBeGreaterThan(2);
    expect(seen.at(-1)).toContain('**60.** You choose to copy creature 60.');
    expect(() => world.press(other, page, 'Next')).toThrow('cannot be used');
    await world.press(other, page, 'Previous').answer();
    expect(text(page)).toBe(seen.at(-2));
  });

  test('do they open the whole trail, with what did not apply, and that of another outcome?', async () => {
    const world = await discord();
    await bot(world, {
      backend: fakeBackend(question => (question.kind === 'etb' ? makeExplanation() : manyOutcomes(30))),
    });
    const me = world.person('asker');
    const plain = await world.slash(me, 'etb', { card: 'Bear Cub' }).answer();
    const trail = await world.press(me, plain, 'Why, step by step').answer();
    expect(text(trail)).toContain('**3.** No effect applies twice. (614.5)');
    expect(text(trail)).toContain('✗ No second effect applies. (616.1)');
    const many = await world.slash(me, 'ruling', { question: 'Clone enters' }).answer();
    const first = await world.press(me, many, 'Why, step by step').answer();
    expect(text(first)).toContain('Step 1 on the way to creature 1.');
    const same = await world.choose(me, first, '12').answer();
    expect(same.id).toBe(first.id);
    expect(text(same)).toContain('outcome 13 of 30');
    expect(text(same)).toContain('Step 1 on the way to creature 13.');
  });

  test('do they open the rules in full?', async () => {
    const world = await discord();
    const long = 'This sentence of a rule is long enough to fill a field. '.repeat(40).trim();
    await bot(world, {
      backend: fakeBackend(() => makeExplanation({ rules: [{ rule: '614.12', text: long, official: true }] })),
    });
    const me = world.person('asker');
    const shown = await world.slash(me, 'etb', { card: 'Bear Cub' }).answer();
    expect(text(shown)).not.toContain(long);
    const rules = await world.press(me, shown, 'Rules').answer();
    expect(rules.onlyFor).toEqual(me);
    expect(text(rules)).toContain(long);
  });

  test('do the rules open their examples, and those lead back?', async () => {
    const world = await discord();
    const cited = { rule: '614.12', text: 'First. What decides. Last.', official: true, deciding: 'What decides.' };
    const rules = [
      { ...cited, examples: ['A marble rolls.'] },
      { ...cited, rule: '614.5' },
    ];
    await bot(world, { backend: fakeBackend(() => makeExplanation({ rules })) });
    const me = world.person('asker');
    const shown = await world.slash(me, 'etb', { card: 'Bear Cub' }).answer();
    expect(text(shown)).toContain('> **614.12** What decides.');
    const whole = await world.press(me, shown, 'Rules').answer();
    expect(text(whole)).toContain('> **614.12** **What decides.** First. Last.');
    const examples = await world.press(me, whole, 'Examples').answer();
    expect(text(examples)).toContain('*Example:* A marble rolls.');
    expect(text(examples)).not.toContain('614.5');
    expect(text(await world.press(me, examples, 'Rules').answer())).toContain('614.5');
  });

  test('do they work after a restart, for short questions and for long ones?', async () => {
    const world = await discord();
    const questions = memoryQuestionStore();
    const me = world.person('asker');
    const before = await bot(world, { questions, backend: fakeBackend(() => manyOutcomes(3)) });
    const short = await world.slash(me, 'etb', { card: 'Clone', with: 'Bear Cub' }).answer();
    const board = Array.from({ length: 60 }, (_, at) => `${at} Bear Cub`).join('; ');
    const long = await world.slash(me, 'etb', { card: 'Clone', with: board }).answer();
    await before.stop();
    const backend = fakeBackend(() => manyOutcomes(3));
    const after = await bot(world, { questions, backend });
    expect(text(await world.press(me, short, 'Why, step by step').answer())).toContain('outcome 1 of 3');
    expect(text(await world.press(me, long, 'Why, step by step').answer())).toContain('Step 1');
    expect(backend.questions).toEqual([
      { kind: 'etb', options: { card: 'Clone', with: 'Bear Cub' } },
      { kind: 'etb', options: { card: 'Clone', with: board } },
    ]);
    await after.stop();
    await bot(world, { questions: memoryQuestionStore() });
    expect(text(await world.press(me, long, 'Why, step by step').answer())).toContain('no longer have that question');
  });

  test('does a button nobody made get a sentence, and no more?', async () => {
    const world = await discord();
    await bot(world);
    const me = world.person('asker');
    const shown = await world.slash(me, 'etb', { card: 'Bear Cub' }).answer();
    for (const custom_id of ['v:zz:0:0:.abc', 'nonsense', 's:.AAAA', 'v:on:0:0:#unknown']) {
      const pressed = world.send(new Exchange(me, shown), 3, { custom_id, component_type: 2 });
      const answer = await pressed.answer();
      expect(answer.onlyFor).toEqual(me);
      expect(text(answer)).toContain('ask');
    }
  });
});

describe('a question asked anew', () => {
  test('does Edit fill in the form with the question, and leave options without an input as they are?', async () => {
    const world = await discord();
    const backend = fakeBackend();
    await bot(world, { backend });
    const me = world.person('asker');
    const shown = await world.slash(me, 'etb', { card: 'Bear Cub', with: 'Clone', from: 'hand', x: 0 }).answer();
    const whatIf = await world.press(me, shown, 'What if…').answer();
    const form = await world.press(me, whatIf, 'Edit the question').form();
    const answer = await world.submit(me, form, { card: 'Clone', against: 'Imposing Sovereign', with: '' }).answer();
    expect(answer.onlyFor).toEqual(me);
    expect(backend.questions.at(-1)).toEqual({
      kind: 'etb',
      options: { card: 'Clone', against: 'Imposing Sovereign', from: 'hand', x: 0 },
    });
  });

  test('does Another date ask the same question as of that day?', async () => {
    const world = await discord();
    const backend = fakeBackend();
    await bot(world, { backend });
    const me = world.person('asker');
    const shown = await world.slash(me, 'ruling', { question: 'Clone enters; me: Bear Cub' }).answer();
    const whatIf = await world.press(me, shown, 'What if…').answer();
    const form = await world.press(me, whatIf, 'Another date').form();
    expect(form.components).toHaveLength(1);
    await world.submit(me, form, { rules: '2014-02-01' }).answer();
    expect(backend.questions.at(-1)).toEqual({
      kind: 'ruling',
      text: 'Clone enters; me: Bear Cub',
      rules: '2014-02-01',
    });
  });
});

describe('what if', () => {
  test('does a change ask the same question with it, and the next one with both?', async () => {
    const world = await discord();
    const alterations = [
      { code: 'w0', label: 'without Clone' },
      { code: 'u', label: 'under your opponent' },
    ];
    const backend = fakeBackend(({ whatIf }) =>
      makeExplanation({
        alterations,
        ...(whatIf === undefined ? {} : { instead: 'Without Clone: tapped → untapped.' }),
      }),
    );
    await bot(world, { backend });
    const me = world.person('asker');
    const question = { kind: 'etb', options: { card: 'Bear Cub', with: 'Clone' } } as const;
    const shown = await world.slash(me, 'etb', question.options).answer();
    const menu = await world.press(me, shown, 'What if…').answer();
    expect(menu.onlyFor).toEqual(me);
    const changed = await world.choose(me, menu, 'w0').answer();
    expect(backend.questions.at(-1)).toEqual({ ...question, whatIf: 'w0' });
    expect(changed.onlyFor).toEqual(me);
    expect(text(changed)).toContain('**Without Clone: tapped → untapped.**');
    const again = await world.press(me, changed, 'What if…').answer();
    await world.choose(me, again, 'u').answer();
    expect(backend.questions.at(-1)).toEqual({ ...question, whatIf: 'w0,u' });
  });
});

describe('time', () => {
  test('is a slow answer announced as thinking, and then put in its place?', async () => {
    const world = await discord();
    let finish = () => {};
    const slow = new Promise<void>(resolve => {
      finish = resolve;
    });
    await bot(world, { backend: fakeBackend(() => slow.then(() => makeExplanation())) });
    const exchange = await late(world, () => world.slash(world.person('asker'), 'etb', { card: 'Bear Cub' }));
    expect(await exchange.acknowledged()).toBe(5);
    expect(exchange.original?.waiting).toBe(true);
    finish();
    const shown = await exchange.answer();
    expect(text(shown)).toContain('Bear Cub enters tapped.');
    expect(shown.onlyFor).toBeUndefined();
  });

  test('is a slow private answer private from the first sign on?', async () => {
    const world = await discord();
    let finish = () => {};
    const slow = new Promise<void>(resolve => {
      finish = resolve;
    });
    await bot(world, { backend: fakeBackend(() => slow.then(() => makeExplanation())) });
    const me = world.person('asker');
    const exchange = await late(world, () => world.slash(me, 'etb', { card: 'Bear Cub', private: true }));
    await exchange.acknowledged();
    expect(exchange.callback?.data?.flags).toBe(MessageFlags.Ephemeral);
    finish();
    expect((await exchange.answer()).onlyFor).toEqual(me);
  });

  test('is a problem found late still private, though others saw the bot think?', async () => {
    const world = await discord();
    let fail = () => {};
    const slow = new Promise<never>((_, reject) => {
      fail = () => reject(new Error('it broke'));
    });
    await bot(world, { troubled: true, backend: fakeBackend(() => slow) });
    const me = world.person('asker');
    const exchange = await late(world, () => world.slash(me, 'etb', { card: 'Bear Cub' }));
    await exchange.acknowledged();
    fail();
    const shown = await exchange.answer();
    expect(shown.onlyFor).toEqual(me);
    expect(exchange.original?.deleted).toBe(true);
  });

  test.each([
    ['public', false],
    ['private', true],
  ])('is a slow %s answer that may have arrived never taken back for an apology?', async (_, isPrivate) => {
    const world = await discord();
    let finish = () => {};
    const slow = new Promise<void>(resolve => {
      finish = resolve;
    });
    await bot(world, { troubled: true, backend: fakeBackend(() => slow.then(() => makeExplanation())) });
    const me = world.person('asker');
    const exchange = await late(world, () => world.slash(me, 'etb', { card: 'Bear Cub', private: isPrivate }));
    await exchange.acknowledged();
    world.reset('PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original', 'after', 'after');
    finish();
    await expect.poll(() => exchange.followUps.map(text)).toHaveLength(1);
    const [apology] = exchange.followUps;
    expect([apology?.onlyFor, apology && text(apology)]).toEqual([me, expect.stringContaining('Something went wrong')]);
    const shown = await exchange.answer();
    expect([shown.deleted, text(shown)]).toEqual([false, expect.stringContaining('Bear Cub enters tapped.')]);
  });

  test('does a slow page come into its place?', async () => {
    const world = await discord();
    let slow: Promise<void> = Promise.resolve();
    await bot(world, { backend: fakeBackend(() => slow.then(() => manyOutcomes(60))) });
    const me = world.person('asker');
    const shown = await world.slash(me, 'etb', { card: 'Clone' }).answer();
    const trail = await world.press(me, shown, 'Why, step by step').answer();
    const page = await world.press(me, trail, 'All outcomes').answer();
    const before = text(page);
    let finish = () => {};
    slow = new Promise<void>(resolve => {
      finish = resolve;
    });
    const turning = await late(world, () => world.press(me, page, 'Next'));
    expect(await turning.acknowledged()).toBe(6);
    expect(text(page)).toBe(before);
    finish();
    expect((await turning.answer()).id).toBe(page.id);
    expect(text(page)).not.toBe(before);
  });
});
