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
    [
      'for the last item of a list',
      'etb',
      'with',
      'Clone; 2 bear',
      ['Clone; 2 2/2 green Bear token', 'Clone; 2 Bear Cub', 'Clone; 2 Bear Umbra'],
    ],
    ['for an item after a bare separator', 'etb', 'against', 'Clone;mar', ['Clone; March of the Machines']],
    ['for an item after a comma', 'etb', 'with', 'Bear Cub, 3 clo', ['Bear Cub, 3 Clone']],
    ['for a name with a comma in it', 'etb', 'with', 'Clone; Erebos, go', ['Clone; Erebos, God of the Dead']],
    [
      'for what an item copies',
      'etb',
      'against',
      '2 Clone (copying erebos',
      ['2 Clone (copying Erebos, God of the Dead)'],
    ],
    ['for a card', 'card', 'name', 'EREBOS', ['Erebos, God of the Dead']],
    ['for a question of the library', 'ruling', 'question', 'tapped', ['tapped', 'Does a bear enter tapped?']],
    [
      'for the last name of a line',
      'ruling',
      'question',
      'Clone enters; me: bear u',
      ['Clone enters; me: bear u', 'Clone enters; me: Bear Umbra'],
    ],
    ['for a token by its name', 'etb', 'with', 'Clone; 2 treasure', ['Clone; 2 Treasure token']],
    ['for a token by its kind', 'etb', 'with', 'soldi', ['1/1 white Soldier token']],
    ['for a token by its size', 'etb', 'with', '1/1 black', ['1/1 black Rat token']],
    [
      'for a state in brackets',
      'etb',
      'with',
      'Bear Cub; Clone (ta',
      ['Bear Cub; Clone (tapped)', 'Bear Cub; Clone (targeting'],
    ],
    ['for another state', 'etb', 'with', 'Clone (tapped, fl', ['Clone (tapped, flipped)']],
    ['for no state twice', 'etb', 'with', 'Clone (flipped, fl', []],
    ['for a state after a name', 'etb', 'with', 'Clone (copying Bear Cub, tap', ['Clone (copying Bear Cub, tapped)']],
    ['for a state in a line', 'ruling', 'question', 'Clone (unt', ['Clone (unt', 'Clone (untapped)']],
    ['for the whole text typed', 'ruling', 'question', 'does xyzzy die', ['does xyzzy die']],
    ['for a rule', 'rule', 'query', '614.12', ['614.12']],
    ['for nothing that there is', 'etb', 'card', 'xyzzy', []],
  ])('%s', async (_, command, focused, typed, expected) => {
    expect(await offered(command, focused, { [focused]: typed })).toEqual(expected);
  });

  test('for an empty option, all there are', async () => {
    expect(await offered('etb', 'card', { card: '' })).toHaveLength(6);
  });

  test('for what it copies, those on the board first', async () => {
    const boards = { with: '2 clone (tapped); March of the Machines', against: 'Bear Umbra' };
    const all = await offered('etb', 'copy', { ...boards, copy: '' });
    expect(all.slice(0, 3)).toEqual(['clone', 'March of the Machines', 'Bear Umbra']);
    expect(all).toContain('Imposing Sovereign');
    expect(await offered('etb', 'copy', { ...boards, copy: 'bear' })).toEqual(['Bear Umbra', 'Bear Cub']);
    const line = 'Clone enters; opp: Bear Umbra; copy: be';
    expect((await offered('ruling', 'question', { question: line })).slice(0, 3)).toEqual([
      line,
      'Clone enters; opp: Bear Umbra; copy: Bear Umbra',
      'Clone enters; opp: Bear Umbra; copy: Bear Cub',
    ]);
  });

  test('by looking at 200 characters, however many are typed', async () => {
    const world = await discord();
    const searched: string[] = [];
    const search = async (typed: string) => {
      searched.push(typed);
      return [];
    };
    const backend = { ...fakeBackend(), suggestCards: search, suggestQuestions: search, suggestRules: search };
    await bot(world, { backend });
    const me = world.person('asker');
    for (const [command, option] of [
      ['etb', 'card'],
      ['etb', 'copy'],
      ['etb', 'with'],
      ['ruling', 'question'],
      ['rule', 'query'],
    ] as const) {
      for (const typed of ['a,'.repeat(999), 'a;'.repeat(999), 'a'.repeat(2_000), '('.repeat(2_000)])
        await world.type(me, command, option, { [option]: typed }).choices();
    }
    expect(searched.length).toBeGreaterThan(10);
    expect(Math.max(...searched.map(it => it.length))).toBeLessThanOrEqual(200);
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
