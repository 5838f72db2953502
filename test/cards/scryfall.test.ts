// Scryfall's form of a card: every layout, unknown keys, and objects that are no cards.

import { expect, test } from 'vitest';
import { cardFromScryfall, cardSchema } from '../../src/cards/index.ts';
import { readScryfall } from '../../src/cards/scryfall.ts';

const bear = {
  object: 'card',
  name: 'Bear Cub',
  lang: 'en',
  layout: 'normal',
  mana_cost: '{1}{G}',
  type_line: 'Creature — Bear',
  oracle_text: '',
  power: '2',
  toughness: '2',
  colors: ['G'],
  oracle_id: 'abc',
  set: 'por',
  released_at: '1997-05-01',
  digital: false,
  prices: { usd: '0.10' },
};

const twoFaces = (layout: string, front = 'Day', back = 'Night') => ({
  ...bear,
  layout,
  name: `${front} // ${back}`,
  card_faces: [
    {
      name: front,
      mana_cost: '{1}{W}',
      type_line: 'Creature — Bear',
      oracle_text: 'Flying',
      power: '1',
      toughness: '1',
    },
    { name: back, mana_cost: '', type_line: 'Battle — Siege', oracle_text: null, defense: '4', color_indicator: ['W'] },
  ],
});

test('A plain card is one face, and keys we do not use are passed over', () => {
  expect(readScryfall(bear)).toEqual({
    kind: 'card',
    card: {
      name: 'Bear Cub',
      layout: 'normal',
      oracleId: 'abc',
      set: 'por',
      releasedAt: '1997-05-01',
      faces: [
        {
          name: 'Bear Cub',
          manaCost: '{1}{G}',
          typeLine: 'Creature — Bear',
          oracleText: '',
          power: '2',
          toughness: '2',
          colors: ['G'],
        },
      ],
    },
  });
});

test.each(['split', 'flip', 'transform', 'modal_dfc', 'adventure', 'prepare', 'battle'])(
  'A %s card has two faces, each with its own values',
  layout => {
    const card = cardFromScryfall(twoFaces(layout));
    expect(card).toMatchObject({
      ok: true,
      value: {
        name: 'Day // Night',
        layout,
        faces: [
          { name: 'Day', power: '1', oracleText: 'Flying' },
          { name: 'Night', defense: '4', oracleText: '', colorIndicator: ['W'] },
        ],
      },
    });
    if (card.ok) expect(cardSchema.safeParse(card.value).success).toBe(true);
  },
);

test('A card printed on both sides of one piece of cardboard is a plain card', () => {
  const { oracle_id: _, ...twins } = twoFaces('reversible_card', 'Bear Cub', 'Bear Cub');
  const [front, back] = twins.card_faces;
  const raw = {
    ...twins,
    card_faces: [
      { ...front, oracle_id: 'abc' },
      { ...back, oracle_id: 'abc' },
    ],
  };
  expect(readScryfall(raw)).toMatchObject({
    kind: 'card',
    card: { name: 'Bear Cub', layout: 'normal', oracleId: 'abc', faces: [{ name: 'Bear Cub', oracleText: 'Flying' }] },
  });
});

test('A layout newer than our list becomes other', () => {
  expect(readScryfall({ ...bear, layout: 'hologram' })).toMatchObject({ kind: 'card', card: { layout: 'other' } });
});

test('Other printed names are included, flavor names among them', () => {
  const raw = { ...bear, flavor_name: 'Little Bear', printed_name: 'Bear Cub' };
  expect(readScryfall(raw)).toMatchObject({ kind: 'card', card: { alsoNamed: ['Little Bear'] } });
});

test.each([
  ['a token', { ...bear, layout: 'token' }],
  ['an emblem', { ...bear, layout: 'emblem' }],
  ['an art card', { ...bear, layout: 'art_series' }],
  ['a front card', { ...bear, layout: 'front_card' }],
  ['a rebalanced card', { ...bear, name: 'A-Bear Cub', digital: true }],
])('%s is passed over', (_, raw) => {
  expect(readScryfall(raw)).toMatchObject({ kind: 'passed over' });
});

test.each([
  ['a number', 7, 'An entry without a name'],
  ['nothing', null, 'An entry without a name'],
  ['a card without layout', { name: 'Bear Cub' }, 'The card "Bear Cub"'],
  ['a cost that is a number', { ...bear, mana_cost: 2 }, 'The card "Bear Cub"'],
  ['a name without end', { ...bear, name: 'Bear '.repeat(1_000) }, 'The card "Bear Bear'],
])('%s is refused with a sentence that says whose it is', (_, raw, who) => {
  const reading = readScryfall(raw);
  expect(reading.kind).toBe('refused');
  if (reading.kind === 'refused') expect(reading.issue.message).toContain(who);
});
