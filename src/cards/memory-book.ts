// Card books in memory.

import type { CardBook } from './card-book.ts';
import { indexedBook } from './indexed-book.ts';
import { nameTablesOf } from './name-tables.ts';
import { namedCard } from './named-card.ts';
import type { Card } from './printed-card.ts';

/** Makes a book of these cards; `date` is the day of the data. */
export function memoryBook(cards: readonly Card[], date?: string): CardBook {
  return indexedBook({ tables: nameTablesOf(cards.map(namedCard)), date, cardAt: index => cards[index] });
}
