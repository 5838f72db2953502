// Questions asked in Discord and answered by the engine: nothing between them is made up.

import { beforeAll, describe, expect, test } from 'vitest';
import { openHouse } from '../../src/asking/index.ts';
import { askHouse } from '../../src/discord/asking.ts';
import type { Asking } from '../../src/discord/index.ts';
import { bot, discord } from '../support/bot.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { runningOn } from '../support/running.ts';

let asking: Asking;
beforeAll(async () => {
  const house = await openHouse();
  if (!house.ok) throw new Error(house.issues.map(it => it.message).join(' '));
  asking = askHouse(runningOn(house.value));
});

function text(shown: Shown): string {
  const embeds = shown.body.embeds ?? [];
  return embeds
    .flatMap(it => [it.title, it.description, ...(it.fields ?? []).map(field => field.value), it.footer?.text])
    .join('\n');
}

async function ask(command: string, options: Readonly<Record<string, string>>) {
  const world = await discord();
  await bot(world, { asking });
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
    expect(text(shown)).toContain('614.1d');
    expect(text(shown)).toContain('Not an official ruling');
  });

  test('are all choices of a Clone shown behind the button?', async () => {
    const { world, me, shown } = await ask('ruling', {
      question: 'Clone enters; me: Grizzly Bears; opp: Imposing Sovereign',
    });
    expect(text(shown)).toMatch(/outcome 1 of \d/);
    const all = text(await world.press(me, shown, 'All outcomes').answer());
    for (const name of ['Grizzly Bears', 'Imposing Sovereign']) expect(all).toContain(name);
  });

  test('is a scenario of the library asked by its title, as it is offered?', async () => {
    const world = await discord();
    await bot(world, { asking });
    const me = world.person('asker');
    const [offered] = await world.type(me, 'ruling', 'question', { question: 'what' }).choices();
    const shown = await world.slash(me, 'ruling', { question: String(offered?.value) }).answer();
    expect(shown.body.embeds?.[0]?.title).not.toBe('I could not answer that');
  });
});

describe('what cannot be answered gets a private sentence', () => {
  test.each([
    ['a name that is none', 'etb', { card: 'Imposing Nobody' }, /There is no card called "Imposing Nobody"/],
    ['a name that is none, in a list', 'etb', { card: 'Clone', with: 'Clone; Qwertzu' }, /the second item.*"Qwertzu"/],
    ['a key nobody knows', 'ruling', { question: 'when: {enters: [Clone]}, wenn: 1' }, /./],
    ['a line that says no event', 'ruling', { question: 'hello there' }, /./],
    ['a day before the game', 'etb', { card: 'Clone', rules: '1980-01-01' }, /1993/],
  ])('%s', async (_, command, options, says) => {
    const { me, shown } = await ask(command, options);
    expect(shown.onlyFor).toEqual(me);
    expect(shown.body.embeds?.[0]?.title).toBe('I could not answer that');
    expect(text(shown)).toMatch(says);
  });
});
