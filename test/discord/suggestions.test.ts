// Suggestions while a person types.

import { describe, expect, test } from 'vitest';
import { fakeBackend } from '../support/fake-backend.ts';
import { bot, discord } from '../support/start-test-bot.ts';

async function offered(command: string, focused: string, options: Readonly<Record<string, string>>) {
  const world = await discord();
  await bot(world);
  const choices = await world.type(world.person('asker'), command, focused, options).choices();
  return choices.map(it => it.value);
}

describe('names are offered', () => {
  test.each([
    ['for the card that enters', 'etb', 'card', 'bea', ['Bear Cub', 'Bear Umbra']],
    ['for what it copies', 'etb', 'copy', 'clo', ['Clone']],
    ['for the first item of a list', 'etb', 'with', 'sove', ['Imposing Sovereign']],
    ['for the last item of a list', 'etb', 'with', 'Clone; 2 bea', ['Clone; 2 Bear Cub', 'Clone; 2 Bear Umbra']],
    ['for an item after a bare separator', 'etb', 'against', 'Clone;mar', ['Clone; March of the Machines']],
    ['for an item after a comma', 'etb', 'with', 'Bear Cub, 3 clo', ['Bear Cub, 3 Clone']],
    ['for a name with a comma in it', 'etb', 'with', 'Clone; Erebos, go', ['Clone; Erebos, God of the Dead']],
    [
      'for what an item copies',
      'etb',
      'against',
      '2 Clone (copying erebos',
      ['2 Clone (copying Erebos, God of the Dead'],
    ],
    ['for a card', 'card', 'name', 'EREBOS', ['Erebos, God of the Dead']],
    ['for a question of the library', 'ruling', 'question', 'tapped', ['Does a bear enter tapped?']],
    [
      'for the last name of a line',
      'ruling',
      'question',
      'Clone enters; me: bea',
      ['Clone enters; me: Bear Cub', 'Clone enters; me: Bear Umbra'],
    ],
    ['for a rule', 'rule', 'query', '614.12', ['614.12']],
    ['for nothing that there is', 'etb', 'card', 'xyzzy', []],
  ])('%s', async (_, command, focused, typed, expected) => {
    expect(await offered(command, focused, { [focused]: typed })).toEqual(expected);
  });

  test('for an empty option, all there are', async () => {
    expect(await offered('etb', 'card', { card: '' })).toHaveLength(6);
  });

  test('only where the whole list fits a choice', async () => {
    const before = 'Imposing Sovereign; '.repeat(4);
    expect(await offered('etb', 'with', { with: `${before}be` })).toEqual([`${before}Bear Cub`, `${before}Bear Umbra`]);
    expect(await offered('etb', 'with', { with: `${before}Bear Cub; Clone; be` })).toEqual([]);
  });

  test('at most 25, none longer than Discord accepts', async () => {
    const world = await discord();
    const names = Array.from({ length: 80 }, (_, at) => `Bear ${at} ${'x'.repeat(2 * at)}`);
    await bot(world, { backend: { ...fakeBackend(), suggestCards: async () => [...names.slice(40), ...names] } });
    const choices = await world.type(world.person('asker'), 'etb', 'card', { card: 'b' }).choices();
    expect(choices).toHaveLength(25);
    expect(new Set(choices.map(it => it.value)).size).toBe(25);
  });
});
