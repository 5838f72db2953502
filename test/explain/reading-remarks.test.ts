// Remarks on how a plain question was read: one line for all of a sort, and none where nothing was guessed.
import { expect, test } from 'vitest';
import { namesTaken, passedOverSaid, remarksOnObjects } from '../../src/explain/index.ts';

const NOTHING = { taken: [], standIns: [], ownersTaken: () => ({ owned: [], anybodys: [] }), assumed: [] };

test.each([
  ['a plural', 'clones', 'Clone'],
  ['a possessive', "Uro's", "Uro, Titan of Nature's Wrath"],
  ['a name without its article', 'One Ring', 'The One Ring'],
  ['a name without its epithet', 'phlage', "Phlage, Titan of Fire's Fury"],
  ['a name up to a sign', 'elesh norn grand cenobite', 'Elesh Norn, Grand Cenobite'],
])('%s is no guess', (_, typed, card) => {
  expect(namesTaken([{ typed, card, others: [] }])).toEqual([]);
});

test('slips and nicknames are told in one line, a name of several cards in its own', () => {
  const taken = [
    { typed: 'bolt', card: 'Shock of Lightning', others: [] },
    { typed: 'vorinclex', card: 'Vorinclex, Monstrous Raider', others: ['Vorinclex'] },
    { typed: 'bob', card: 'Dark Confidant', others: [] },
    { typed: 'bob', card: 'Dark Confidant', others: [] },
  ];
  expect(namesTaken(taken)).toEqual([
    'I took Shock of Lightning for "bolt" and Dark Confidant for "bob".',
    'I took Vorinclex, Monstrous Raider for "vorinclex"; others: Vorinclex.',
  ]);
});

test('owners are told in one line', () => {
  const owned = [
    { name: 'Panharmonicon', side: 'you' },
    { name: 'Scute Swarm', side: 'you' },
    { name: 'Torpor Orb', side: 'opponent' },
  ] as const;
  expect(remarksOnObjects({ ...NOTHING, ownersTaken: () => ({ owned, anybodys: [] }) })).toEqual([
    "I took Panharmonicon and Scute Swarm to be yours, and Torpor Orb to be your opponent's.",
  ]);
});

test('a card that stands in for several kinds is told once', () => {
  const standIns = [
    { said: 'lands', name: 'Forest' },
    { said: 'bear', name: 'Grizzly Bears' },
    { said: 'land', name: 'Forest' },
  ];
  expect(remarksOnObjects({ ...NOTHING, standIns })).toEqual([
    'Forest stands in for "lands" and "land".',
    'Grizzly Bears stands in for "bear".',
  ]);
});

test('words that were passed over are listed', () => {
  expect(passedOverSaid([])).toBeUndefined();
  expect(passedOverSaid(['ours', 'low'])).toBe('I passed over "ours" and "low".');
});
