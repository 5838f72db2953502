// The meaning of a plain question as it was read, and the ways to change that: one press each.

import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { serviceBackend } from '../../src/discord/gateway/answer-reply.ts';
import { liveServiceOn } from '../support/fake-live-service.ts';
import { bot, discord } from '../support/start-test-bot.ts';
import { openTestService } from '../support/test-service.ts';

const CARDS = '../shared/data/oracle-cards.json';

async function start(options: { readonly cards?: string } = {}) {
  const world = await discord();
  await bot(world, { backend: serviceBackend(liveServiceOn(await openTestService(options))) });
  return { world, me: world.person('asker') };
}

describe('the answer to a plain question', () => {
  test.skipIf(!existsSync(CARDS))(
    'offers the other cards that a name may mean, and asks the whole question with them',
    async () => {
      const { world, me } = await start({ cards: CARDS });
      const question = 'I have Panharmonicon and cast atraxa. what happens?';
      const shown = await world.slash(me, 'ruling', { question }).answer();
      expect(shown.body.embeds?.[0]?.title).toMatch(/^Atraxa, Praetors' Voice enters/);
      const other = await world.press(me, shown, 'Atraxa, Grand Unifier').answer();
      expect(other.body.embeds?.[0]?.title).toMatch(/^Atraxa, Grand Unifier enters/);
      expect(other.body.embeds?.[0]?.author?.name).toContain('Panharmonicon');
    },
  );

  test('has the line that was read as a button, which opens the editor filled in with it', async () => {
    const { world, me } = await start();
    const question = 'If I have Blood Moon and play Steam Vents, do I have to pay life?';
    const shown = await world.slash(me, 'ruling', { question }).answer();
    const line = 'Steam Vents enters from hand; me: Blood Moon';
    const form = await world.press(me, shown, `I read: ${line}`).form();
    expect(JSON.stringify(form.components)).toContain(`"value":"${line}"`);
    const answer = await world.submit(me, form, { text: 'Steam Vents enters from hand' }).answer();
    expect(answer.body.embeds?.[0]?.title).toContain('Steam Vents');
  });

  test('has no such button where it was asked in shorthand', async () => {
    const { world, me } = await start();
    const shown = await world.slash(me, 'ruling', { question: 'Steam Vents enters; me: Blood Moon' }).answer();
    expect(JSON.stringify(shown.body.components)).not.toContain('I read');
  });
});
