// The deletion index: nothing that is one slip away is missed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameKey } from '../../src/cards/card-names.ts';
import { DeletionIndex, deletionTables } from '../../src/cards/deletion-index.ts';
import { packCards } from '../../src/cards/index.ts';
import { Texts, textTable } from '../../src/cards/text-table.ts';
import { slips } from '../../src/kit/distance.ts';

const names = [...packCards().map(it => nameKey(it.name)), 'ow', 'jin', ''];
const index = new DeletionIndex(deletionTables(new Texts(textTable(names))));

/** A text with one slip at a place: a letter left out, added or changed, or two swapped. */
function slipped(text: string, at: number, how: number, letter: string): string {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  if (how === 0) return before + after.slice(1);
  if (how === 1) return before + letter + after;
  if (how === 2) return before + letter + after.slice(1);
  return before + after.charAt(1) + after.charAt(0) + after.slice(2);
}

test('every name that begins one slip away is among those near', () => {
  const letter = fc.constantFrom(...'abqz 7-é');
  fc.assert(
    fc.property(
      fc.nat(),
      fc.nat(7),
      fc.nat(3),
      letter,
      fc.integer({ min: 4, max: 12 }),
      (n, at, how, other, length) => {
        const typed = slipped(names[n % names.length] ?? '', at, how, other).slice(0, length);
        fc.pre(typed.length >= 4);
        const near = new Set(index.near(typed));
        for (const extent of ['beginning', 'whole'] as const) {
          const missed = names.filter((name, it) => slips(typed, name, 1, extent) <= 1 && !near.has(it));
          expect(missed).toEqual([]);
        }
      },
    ),
  );
});

test('few of many names are near', () => {
  expect(index.near('grizly bears').length).toBeLessThan(names.length / 10);
});
