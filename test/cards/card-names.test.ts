// Keys of card names, and the number of slips allowed in them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedEdits, nameKey } from '../../src/cards/card-names.ts';

test.each([
  ["Lim-Dûl's Vault", 'lim duls vault'],
  ['Æther Vial', 'aether vial'],
  ['Jötun Grunt', 'jotun grunt'],
  ['Fire // Ice', 'fire ice'],
  ['Minsc & Boo', 'minsc and boo'],
  ['Song of Eärendil', 'song of earendil'],
  ['  Will-o’-the-Wisp ', 'will o the wisp'],
  ['_____', '_____'],
])('%s is remembered as %s', (name, folded) => {
  expect(nameKey(name)).toBe(folded);
});

test('The key of a key is itself', () => {
  fc.assert(fc.property(fc.string(), text => nameKey(nameKey(text)) === nameKey(text)));
});

test('A very short name forgives nothing, a long one three slips', () => {
  expect(['ow', 'clone', 'sol ring', 'imposing sovereign'].map(it => allowedEdits(it.length))).toEqual([0, 1, 2, 3]);
});
