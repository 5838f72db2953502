// Cards of one's own in Discord: described in a form, and used in the question that follows.

import { expect, test } from 'vitest';
import { serviceBackend } from '../../src/discord/gateway/answer-reply.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { liveServiceOn } from '../support/fake-live-service.ts';
import { bot, discord } from '../support/start-test-bot.ts';
import { openTestService } from '../support/test-service.ts';

function words({ body }: Shown): string {
  return (body.embeds ?? [])
    .flatMap(it => [it.title, it.description, ...(it.fields ?? []).map(field => field.value)])
    .join('\n');
}

test('a card that is not known is described, asked about, and each line of it that was not read is said', async () => {
  const world = await discord();
  await bot(world, { backend: serviceBackend(liveServiceOn(await openTestService())) });
  const me = world.person('asker');
  const refused = await world.slash(me, 'etb', { card: 'Storm Bear', with: 'Panharmonicon' }).answer();
  const form = await world.press(me, refused, 'Describe it').form();
  expect(JSON.stringify(form)).toContain('Storm Bear enters; me: Panharmonicon');
  const told = {
    name: 'Storm Bear {1}{G}',
    type: 'Creature — Bear',
    size: '2/2',
    abilities: 'When this creature enters, draw a card.\nFrobnicate @everyone.',
    question: 'Storm Bear enters; me: Panharmonicon',
  };
  const answer = await world.submit(me, form, told).answer();
  expect(answer.body.embeds?.[0]?.title).toContain('triggers twice');
  expect(words(answer)).toContain('Storm Bear is a card of your own: 2/2 Creature — Bear.');
  expect(words(answer)).toMatch(/could not read .*Frobnicate/u);
  // the buttons of the answer know the card too
  const trail = await world.press(me, answer, 'Why, step by step').answer();
  expect(words(trail)).toContain('Storm Bear');
});

test('a description that is no card is refused with what would be one', async () => {
  const world = await discord();
  await bot(world, { backend: serviceBackend(liveServiceOn(await openTestService())) });
  const me = world.person('asker');
  const refused = await world.slash(me, 'ruling', { question: '[Storm Bear | Bear | 2/2] Storm Bear enters' }).answer();
  expect(words(refused)).toContain('Expected a type line');
});
