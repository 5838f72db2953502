// The page of a card: its official rulings, and the cards of near names as buttons.

import { expect, test } from 'vitest';
import { renderCard } from '../../src/discord/render/render-card.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { bot, discord } from '../support/start-test-bot.ts';

const CARD = {
  name: 'Bear Cub',
  faces: [{ name: 'Bear Cub', type: 'Creature — Bear', size: '2/2', lines: [] }],
  foot: [],
};

test('are the newest official rulings shown, each with its day?', () => {
  const rulings = ['2024-01-01', '2020-01-01', '2019-01-01', '2018-01-01'].map(day => ({ day, text: `As of ${day}.` }));
  const { fields } = renderCard({ ...CARD, rulings }).embeds[0] ?? {};
  expect(fields).toEqual([
    {
      name: 'Official rulings',
      value: [
        '**2024-01-01** As of 2024-01-01.',
        '**2020-01-01** As of 2020-01-01.',
        '**2019-01-01** As of 2019-01-01.',
        "…and 1 more on the card's page.",
      ].join('\n'),
    },
  ]);
});

test('does a button lead to a card of a near name, and leave alone what everybody sees?', async () => {
  const world = await discord();
  const backend = fakeBackend();
  await bot(world, {
    backend: {
      ...backend,
      suggestCards: async () => ['Bear Cub', 'Bear Umbra', 'x'.repeat(120)],
      card: async name => ({ ok: true, value: { ...CARD, name, faces: CARD.faces.map(it => ({ ...it, name })) } }),
    },
  });
  const me = world.person('asker');
  const shown = await world.slash(me, 'card', { name: 'Bear Cub' }).answer();
  const pressed = await world.press(me, shown, 'Bear Umbra').answer();
  expect(pressed.id).not.toBe(shown.id);
  expect(pressed.body.embeds?.[0]?.title).toBe('Bear Umbra');
  const again = await world.press(me, pressed, 'Bear Cub').answer();
  expect(again.id).toBe(pressed.id);
  expect(again.body.embeds?.[0]?.title).toBe('Bear Cub');
});

test('is a card of two faces offered beside itself by the name of one of them?', async () => {
  const world = await discord();
  const [front, back] = ['Bear Cub', 'Bear Umbra'].map(name => ({ name, type: 'Creature — Bear', lines: [] }));
  if (front === undefined || back === undefined) throw new Error('two faces');
  await bot(world, {
    backend: {
      ...fakeBackend(),
      suggestCards: async () => ['Bear Cub', 'Bear Umbra', 'Grizzly Bears'],
      card: async () => ({ ok: true, value: { name: 'Bear Cub // Bear Umbra', faces: [front, back], foot: [] } }),
    },
  });
  const shown = await world.slash(world.person('asker'), 'card', { name: 'Bear Cub' }).answer();
  const labels = (shown.body.components ?? []).flatMap(it => ('components' in it ? it.components : []));
  expect(labels.map(it => ('label' in it ? it.label : ''))).toEqual(['Grizzly Bears']);
});
