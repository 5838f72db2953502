// Lists longer than a choice may be: offered under a code, and whole again once they are sent.

import { describe, expect, test } from 'vitest';
import { memoryLongLists } from '../../src/discord/store/long-lists.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { bot, discord } from '../support/start-test-bot.ts';

const ITEMS = [
  'Erebos, God of the Dead',
  'March of the Machines (tapped)',
  '3 Imposing Sovereign',
  'Clone',
  'Bear Umbra',
];
const LONG = `${ITEMS.join('; ')}; ${ITEMS.toReversed().join('; ')}; `;
const REPEATED = 'Imposing Sovereign; '.repeat(6);

async function started() {
  const world = await discord();
  const backend = fakeBackend();
  await bot(world, { backend });
  return { world, backend, me: world.person('asker') };
}

describe('a list past 100 characters', () => {
  test.each([
    ['with', 'etb', LONG, { card: 'Clone' }],
    ['against', 'etb', REPEATED, { card: 'Clone' }],
    ['question', 'ruling', `Clone enters; me: ${LONG}`, {}],
  ])('in %s of /%s is picked, and sent whole', async (option, command, before, others) => {
    const { world, backend, me } = await started();
    const typed = { ...others, [option]: `${before}2 bear c` };
    const [choice] = await world.type(me, command, option, typed).choices();
    expect(choice?.name).toMatch(/^… [\w-]{8}; 2 Bear Cub$/);
    await world.slash(me, command, { ...others, [option]: String(choice?.value) }).answer();
    const [question] = backend.questions;
    const sent = question?.kind === 'etb' ? question.options[option === 'with' ? 'with' : 'against'] : question?.text;
    expect(sent).toBe(`${before}2 Bear Cub`);
  });

  test('is typed on after a pick, as Discord then shows its name', async () => {
    const { world, backend, me } = await started();
    const [first] = await world.type(me, 'etb', 'with', { with: `${LONG}bear c` }).choices();
    const [second] = await world.type(me, 'etb', 'with', { with: `${first?.name}; clo` }).choices();
    expect(second?.name).toMatch(/^… [\w-]{8}; Clone$/);
    for (const sent of [`${first?.name}; Clone`, second?.name, second?.value])
      await world.slash(me, 'etb', { card: 'Clone', with: String(sent) }).answer();
    const lists = backend.questions.map(it => it.kind === 'etb' && it.options.with);
    expect(lists).toEqual(Array.from({ length: 3 }, () => `${LONG}Bear Cub; Clone`));
  });

  test('that is no longer known gets one sentence, and nothing is asked', async () => {
    const { world, backend, me } = await started();
    const shown = await world.slash(me, 'etb', { card: 'Clone', with: '… abcdefgh; Bear Cub' }).answer();
    expect(shown.onlyFor).toEqual(me);
    expect(shown.body.embeds?.[0]?.description).toMatch(/^In with: I no longer know the items.+write the whole list/);
    expect(backend.questions).toEqual([]);
    expect(await world.type(me, 'etb', 'with', { with: '… abcdefgh; be' }).choices()).toEqual([]);
  });
});

describe('codes of long lists', () => {
  test('need no memory where the whole list fits one', () => {
    const choice = memoryLongLists().choice(REPEATED, 'Clone');
    expect(choice?.id.length).toBeLessThanOrEqual(100);
    expect(memoryLongLists().expand(choice?.id ?? '')).toBe(`${REPEATED}Clone`);
  });

  test('are forgotten, those offered longest ago first', () => {
    const lists = memoryLongLists(2);
    const [first, second, third] = ['a', 'b', 'c'].map(it => lists.choice(`${it} ${LONG}`, 'Clone')?.title ?? '');
    expect(lists.expand(first ?? '')).toBeUndefined();
    expect(lists.expand(second ?? '')).toBe(`b ${LONG}Clone`);
    expect(lists.expand(third ?? '')).toBe(`c ${LONG}Clone`);
  });

  test('are never taken from other text', () => {
    for (const text of ['', 'Clone', '… Clone', '…and then?', '… Bear Cub; Clone'])
      expect(memoryLongLists().expand(text)).toBe(text);
    expect(memoryLongLists().expand('…~broken')).toBeUndefined();
  });
});
