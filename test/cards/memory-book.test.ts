// The card book in memory, and one without cards.

import { expect, test } from 'vitest';
import { memoryBook } from '../../src/cards/index.ts';
import { printedCard as bear } from '../support/cards.ts';
import { cardBookSuite } from './book-suite.ts';

cardBookSuite('book in memory', cards => memoryBook(cards));

test('A book of no cards knows no card', () => {
  const book = memoryBook([], '2026-08-07');
  expect(book).toMatchObject({ size: 0, date: '2026-08-07' });
  expect(book.byName('Clone')).toEqual({ kind: 'unknown', suggestions: [] });
  expect(book.suggest('c', 25)).toEqual([]);
});

test('Names that differ in their dots alone are distinguished letter for letter', () => {
  const dotted = ['With Great Power...', 'With Great Power . . .'].map(name => bear(name));
  const book = memoryBook(dotted);
  for (const card of dotted) expect(book.byName(card.name)).toEqual({ kind: 'found', card, as: 'name' });
  expect(book.byName('with great power')).toMatchObject({ kind: 'ambiguous', count: 2 });
});

test('Of two cards alike in name the one for normal play is found', () => {
  const funny = bear('Bear Cub', { funny: true });
  for (const cards of [
    [funny, bear('Bear Cub')],
    [bear('Bear Cub'), funny],
  ]) {
    expect(memoryBook(cards).byName('Bear Cub')).toEqual({ kind: 'found', card: bear('Bear Cub'), as: 'name' });
  }
});
