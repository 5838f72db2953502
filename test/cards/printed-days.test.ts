// Days of first printings of the embedded pack, against the card file where it is present.
import { describe, expect, test } from 'vitest';
import { packCards } from '../../src/cards/index.ts';
import { allCards, hasAllCards } from '../support/all-cards.ts';

test('every card of the pack has the day of its first printing', () => {
  expect(packCards().flatMap(it => (it.releasedAt === undefined ? [it.name] : []))).toEqual([]);
});

describe.skipIf(!hasAllCards)('the days (skipped where the card file is absent)', () => {
  test('are those of the card file', () => {
    const wrong = packCards().filter(({ name, releasedAt }) => {
      const found = allCards().byName(name);
      return found.kind === 'found' && found.card.reprint !== true && found.card.releasedAt !== releasedAt;
    });
    expect(wrong.map(it => it.name)).toEqual([]);
  });
});
