// What is said under a card: the day of its data, or that the wording is ours.
import { expect, test } from 'vitest';
import { readCard } from '../../src/asking/card.ts';
import { memoryBook, packBook } from '../../src/cards/index.ts';

test('a card of the embedded pack says that its wording is ours', () => {
  const told = readCard('Clone', packBook());
  expect(told.ok && told.value.foot).toEqual(['In Threshold’s own short wording, not the Oracle text']);
});

test('a card of dated data says the day', () => {
  const found = packBook().byName('Clone');
  if (found.kind !== 'found') throw new Error('no Clone');
  const told = readCard('Clone', memoryBook([found.card], '2026-08-07'));
  expect(told.ok && told.value.foot).toEqual(['Cards as of 7 August 2026']);
});
