// Cards that were found last: a book of them reads each once.
import { expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { withRecentCards } from '../../src/service/memoized.ts';

test('a card that is looked up again is the one that was found before', () => {
  const looked: string[] = [];
  const pack = packBook();
  const book = withRecentCards({
    ...pack,
    byName: name => {
      looked.push(name);
      return structuredClone(pack.byName(name));
    },
  });
  const [first, again] = [book.byName('Clone'), book.byName('Clone')];
  expect(first).toMatchObject({ kind: 'found', card: { name: 'Clone' } });
  expect(again).toBe(first);
  expect(looked).toEqual(['Clone']);
  expect(book.size).toBe(pack.size);
});
