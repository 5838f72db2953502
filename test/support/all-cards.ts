// All cards with their full texts, where their file is installed beside the repository.
import { existsSync } from 'node:fs';
import type { CardBook } from '../../src/cards/index.ts';
import { loadCards } from '../../src/cards/node.ts';
import { once } from '../../src/kit/once.ts';

/** The file of all cards. */
export const ALL_CARDS = '../shared/data/oracle-cards.json';

/** Whether that file is there. */
export const hasAllCards = existsSync(ALL_CARDS);

/** The book of all cards, read once for all tests of a process. Throws where the file cannot be read. */
export const allCards = once((): CardBook => {
  const book = loadCards(ALL_CARDS);
  if (!book.ok) throw new Error(book.issues[0]?.message);
  return book.value;
});
