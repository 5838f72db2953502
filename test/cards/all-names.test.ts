// The whole corpus, where it is present: every name finds its card, in a store as in the file itself.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { type CardBook, cardFromScryfall, nameKey } from '../../src/cards/index.ts';
import { namedCard } from '../../src/cards/named-card.ts';
import { importFile, loadCards, openStore } from '../../src/cards/node.ts';
import { readScryfallNames } from '../../src/cards/scryfall.ts';

const CORPUS = '../shared/data/oracle-cards.json';

describe.skipIf(!existsSync(CORPUS))('with the whole corpus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-corpus-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  let loaded: CardBook | undefined;
  const file = (): CardBook => {
    if (loaded !== undefined) return loaded;
    const book = loadCards(CORPUS);
    if (!book.ok) throw new Error(book.issues[0]?.message);
    loaded = book.value;
    return loaded;
  };

  test('every entry is a card, and its names read alone are the same', () => {
    const otherwise: string[] = [];
    for (const raw of JSON.parse(readFileSync(CORPUS, 'utf8')) as unknown[]) {
      const card = cardFromScryfall(raw);
      if (!card.ok) throw new Error(card.issues[0]?.message);
      const names = readScryfallNames(raw);
      if (names !== undefined && !isDeepStrictEqual(names, namedCard(card.value))) otherwise.push(card.value.name);
    }
    expect(otherwise).toEqual([]);
  });

  test('a store of it gives back the same cards as the file', async () => {
    const path = join(folder, 'cards.store');
    expect(await importFile(CORPUS, path)).toMatchObject({ ok: true, value: { refused: 0 } });
    const store = openStore(path);
    if (!store.ok) throw new Error(store.issues[0]?.message);
    const variants = ['scheme', 'vanguard'];
    const played = [...file().cards()].filter(it => !variants.includes(it.layout));
    const byName = new Map(played.map(it => [it.name, it]));
    expect(store.value.size).toBe(byName.size);
    const otherwise = [...store.value.cards()].filter(it => !isDeepStrictEqual(it, byName.get(it.name)));
    expect(otherwise).toEqual([]);
    store.value.close();
  });

  test('every whole name finds its card, every face a card with that face', () => {
    const book = file();
    const wrong: string[] = [];
    for (const card of book.cards()) {
      const whole = book.byName(card.name);
      if (whole.kind !== 'found' || whole.card.name !== card.name) wrong.push(card.name);
      for (const { name } of card.faces) {
        const hit = book.byName(name);
        const names = hit.kind === 'found' ? hit.card.faces.map(it => it.name) : [];
        if (!names.some(it => nameKey(it) === nameKey(name))) wrong.push(`${name} of ${card.name}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('every suggestion leads to one card', () => {
    const book = file();
    const astray = new Set<string>();
    for (const first of 'abcdefghijklmnopqrstuvwxyz') {
      for (const second of 'abcdefghijklmnopqrstuvwxyz') {
        for (const name of book.suggest(first + second, 25)) {
          if (book.byName(name).kind !== 'found') astray.add(name);
        }
      }
    }
    expect([...astray]).toEqual([]);
  });

  test('everyday short names find their card or ask back', () => {
    const book = file();
    expect(book.byName('Erebos')).toEqual({
      kind: 'ambiguous',
      names: ['Erebos, Bleak-Hearted', 'Erebos, God of the Dead'],
      count: 2,
    });
    expect(book.byName('Thromok')).toMatchObject({ kind: 'found', card: { name: 'Thromok the Insatiable' } });
    expect(book.byName('insectile aberation')).toMatchObject({ kind: 'found', face: 1, as: 'misspelling' });
  });
});
