// What is said under a card: the day of its data, or that the wording is ours.
import { expect, test } from 'vitest';
import { memoryBook, packBook } from '../../src/cards/index.ts';
import { lookUpCard } from '../../src/service/lookup-card.ts';

test('a card of the embedded pack says that its wording is ours', () => {
  const told = lookUpCard('Clone', packBook());
  expect(told.ok && told.value.foot).toEqual(['In Threshold’s own short wording, not the Oracle text']);
});

test('a card of dated data says the day', () => {
  const found = packBook().byName('Clone');
  if (found.kind !== 'found') throw new Error('no Clone');
  const told = lookUpCard('Clone', memoryBook([found.card], '2026-08-07'));
  expect(told.ok && told.value.foot).toEqual(['Cards as of 7 August 2026']);
});
