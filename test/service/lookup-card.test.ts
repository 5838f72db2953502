// The foot of a card: the day of its data, or a note that the wording is ours.
import '../../src/service/oracle-compiler.ts';
import { expect, test } from 'vitest';
import { memoryBook, packBook } from '../../src/cards/index.ts';
import { makeRuleLookup } from '../../src/rules/index.ts';
import { createService, scenarioLibraryOf } from '../../src/service/index.ts';
import { lookUpCard } from '../../src/service/lookup-card.ts';

test('a card of the embedded pack has the note', () => {
  const card = lookUpCard('Clone', packBook());
  expect(card.ok && card.value.foot).toEqual(['In Threshold’s own short wording, not the Oracle text']);
});

test.each([['Clon'], ['Clnoe']])('a card that is taken for %s has that said', typed => {
  const card = lookUpCard(typed, packBook());
  expect(card.ok && card.value.name).toBe('Clone');
  expect(card.ok && card.value.foot[0]).toBe(`Taken for "${typed}"`);
});

test('a card of dated data has the day', () => {
  const found = packBook().byName('Clone');
  if (found.kind !== 'found') throw new Error('no Clone');
  const card = lookUpCard('Clone', memoryBook([found.card], '2026-08-07'));
  expect(card.ok && card.value.foot).toEqual(['Cards as of 7 August 2026']);
});

test('a card comes with the official rulings that are stored of it', () => {
  const found = packBook().byName('Clone');
  if (found.kind !== 'found') throw new Error('no Clone');
  const rulings = [{ day: '2020-01-24', text: 'It may be nothing but itself.' }];
  const service = createService({
    book: memoryBook([{ ...found.card, oracleId: 'clone' }], '2026-08-07'),
    rules: makeRuleLookup(() => undefined),
    library: scenarioLibraryOf([]),
    rulingsOf: id => (id === 'clone' ? rulings : []),
  });
  const card = service.card('Clone');
  expect(card.ok && card.value.rulings).toEqual(rulings);
});
