// The embedded pack: the cards of the scenario library, each reduced to its function in wording of our own.

import { once } from '../../kit/once.ts';
import type { CardBook } from '../card-book.ts';
import { memoryBook } from '../memory-book.ts';
import type { Card } from '../printed-card.ts';
import { PACK_TEXTS } from './pack-texts.ts';
import { printedDays } from './printed-days.ts';
import { readPack } from './read-pack.ts';

/** The pack's cards, read at the first call. Throws when a card of the pack cannot be read, which is a bug of ours. */
export const packCards = once((): readonly Card[] => {
  const { cards, issues } = readPack(PACK_TEXTS.join('\n\n'));
  const [first] = issues;
  if (first !== undefined) throw new Error(`The embedded pack, entry at line ${first.line}: ${first.message}`);
  const days = printedDays();
  return cards.map(card => {
    const releasedAt = days.get(card.faces[0].name);
    return releasedAt === undefined ? card : { ...card, releasedAt };
  });
});

/** The book of the pack, made at the first call. It has no date, since its wording is our own. */
export const packBook = once((): CardBook => {
  const book = memoryBook(packCards());
  return {
    ...book,
    byName: name => {
      const found = book.byName(name);
      return found.kind === 'unknown' ? { ...found, embedded: book.size } : found;
    },
  };
});
