// Whatever is written is used or refused: each value of a question, changed to nonsense, is refused in a sentence that
// quotes it, or may be anything for a reason of the law's table.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { type CardBook, packBook } from '../../src/cards/index.ts';
import { ALL_CARDS, allCards } from '../support/all-cards.ts';
import { SIZE } from './support/size.ts';
import { changedValues, resultOf, swallowed } from './support/written-values.ts';

/** One question in so many is tried on every change, all of them at night. */
const EVERY = SIZE.boards >= 10_000 ? 1 : 12;

const FOLDERS = [
  { name: 'the library', folder: 'scenarios', cards: undefined },
  { name: 'the shared scenarios', folder: '../shared/scenarios', cards: ALL_CARDS },
] as const;

for (const { name, folder, cards } of FOLDERS) {
  const isThere = existsSync(folder) && (cards === undefined || existsSync(cards));
  describe.skipIf(!isThere)(name, () => {
    test('swallows nothing', { timeout: SIZE.timeout }, () => {
      const book = bookOf(cards);
      const complaints = questionsIn(folder).flatMap(raw => {
        const before = resultOf(raw, book);
        return [...changedValues(raw)].flatMap(({ path, to }) => {
          const complaint = swallowed(raw, path, to, before, book);
          return complaint === undefined ? [] : [`${idOf(raw)}: ${complaint}`];
        });
      });
      expect(complaints).toEqual([]);
    });
  });
}

function idOf(raw: unknown): string {
  return typeof raw === 'object' && raw !== null && 'id' in raw ? String(raw.id) : '';
}

function bookOf(cards: string | undefined): CardBook {
  return cards === undefined ? packBook() : allCards();
}

function questionsIn(folder: string): readonly unknown[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.yaml'));
  const texts = files.sort().map(file => readFileSync(join(folder, file), 'utf8'));
  return texts
    .flatMap(text => parseAllDocuments(text).map(document => document.toJS() as unknown))
    .filter((_, n) => n % EVERY === 0);
}
