// The book in memory, and the one of no cards.

import { expect, test } from 'vitest';
import { memoryBook } from '../../src/cards/index.ts';
import { cardBookSuite } from './book-suite.ts';

cardBookSuite('book in memory', cards => memoryBook(cards));

test('A book of no cards knows no card', () => {
  const book = memoryBook([], '2026-08-07');
  expect(book).toMatchObject({ size: 0, date: '2026-08-07' });
  expect(book.byName('Clone')).toEqual({ kind: 'unknown', suggestions: [] });
  expect(book.suggest('c', 25)).toEqual([]);
});
