// The card store: cards are read as they were written, and no failure destroys the store that was there.

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { type ImportProgress, importCards, importFile } from '../../src/cards/import-cards.ts';
import { packCards } from '../../src/cards/index.ts';
import { namedCard } from '../../src/cards/named-card.ts';
import { loadCards, openStore } from '../../src/cards/node.ts';
import { printedCard } from '../support/cards.ts';
import { asArrayFile, asLinesFile, asScryfall } from './as-scryfall.ts';
import { cardBookSuite, SUITE_CARDS } from './book-suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'threshold-cards-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let paths = 0;
const newPath = () => join(folder, `${paths++}`, 'cards.store');

async function* inChunks(bytes: Buffer | string, size = 1000): AsyncGenerator<Uint8Array> {
  const all = Buffer.from(bytes);
  for (let at = 0; at < all.length; at += size) yield all.subarray(at, at + size);
}

function opened(path: string) {
  const book = openStore(path);
  if (!book.ok) throw new Error(book.issues.map(it => it.message).join(' '));
  return book.value;
}

cardBookSuite('store on disk', async cards => {
  const to = newPath();
  const report = await importCards({ from: inChunks(asLinesFile(cards)), to });
  expect(report).toMatchObject({ ok: true });
  return opened(to);
});

cardBookSuite('bulk file opened as it is', cards => {
  const path = join(folder, `${paths++}.json`);
  writeFileSync(path, asArrayFile(cards));
  const book = loadCards(path);
  if (!book.ok) throw new Error(book.issues.map(it => it.message).join(' '));
  return book.value;
});

describe('an import', () => {
  const list = asArrayFile(SUITE_CARDS);
  const lines = asLinesFile(SUITE_CARDS);

  test.each([
    ['an array', list],
    ['lines', lines],
    ['a gzipped array', gzipSync(list)],
    ['gzipped lines', gzipSync(lines)],
  ])('takes %s in chunks of any size', async (_, bytes) => {
    for (const size of [1, 17, 65536]) {
      const to = newPath();
      expect(await importCards({ from: inChunks(bytes, size), to })).toMatchObject({
        ok: true,
        value: { cards: SUITE_CARDS.length, refused: 0 },
      });
      expect(opened(to).size).toBe(SUITE_CARDS.length);
    }
  });

  test('brings every card of the pack through unchanged', async () => {
    const to = newPath();
    await importCards({ from: inChunks(asLinesFile(packCards())), to });
    const book = opened(to);
    for (const card of packCards()) expect(book.byName(card.name)).toEqual({ kind: 'found', as: 'name', card });
  });

  test('tells how far it has come', async () => {
    const steps: ImportProgress[] = [];
    const from = inChunks(lines, 500);
    await importCards({ from, to: newPath(), totalBytes: lines.length, onProgress: step => steps.push(step) });
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.map(it => it.bytes)).toEqual([...steps.map(it => it.bytes)].sort((a, b) => a - b));
    expect(steps.at(-1)).toMatchObject({ bytes: Buffer.byteLength(lines), totalBytes: lines.length });
  });

  test('keeps the header of where the data is from', async () => {
    const to = newPath();
    const header = { date: '2026-08-07', updatedAt: '2026-08-07T09:00:00Z' };
    await importCards({ from: inChunks(lines), to, header });
    expect(opened(to)).toMatchObject({ header, date: '2026-08-07' });
  });

  test('passes over tokens, schemes and the less playable of two cards of one name, and counts them', async () => {
    const [bear, ...others] = SUITE_CARDS.map(asScryfall);
    const entries = [
      { ...bear, funny: true },
      bear,
      { ...bear, funny: true },
      ...others,
      { ...bear, name: 'Bear Token', layout: 'token' },
      { ...bear, name: 'A Bear Scheme', layout: 'scheme' },
    ];
    const to = newPath();
    expect(await importCards({ from: inChunks(JSON.stringify(entries)), to })).toMatchObject({
      ok: true,
      value: { cards: SUITE_CARDS.length, passedOver: { token: 1, scheme: 1, 'another of the same name': 1 } },
    });
    expect(opened(to).byName('Bear Cub')).toEqual({ kind: 'found', as: 'name', card: SUITE_CARDS[0] });
  });

  const many = Array.from({ length: 200 }, (_, i) => printedCard(`Bear ${i}`));

  test('lets one entry in a hundred be no card, and says which', async () => {
    const text = `${asLinesFile(many)}{"name":"Nobody"}\n`;
    const to = newPath();
    const report = await importCards({ from: inChunks(text), to });
    expect(report).toMatchObject({ ok: true, value: { cards: 200, refused: 1 } });
    if (report.ok) expect(report.value.issues[0]?.message).toContain('"Nobody"');
  });
});

describe('when an import goes wrong, the set that was there stays', () => {
  const gzipped = gzipSync(asLinesFile(SUITE_CARDS));
  const broken = Buffer.from(gzipped);
  broken.fill(7, 60, 120);

  async function* breakingOff(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(asLinesFile(SUITE_CARDS)).subarray(0, 900);
    throw new Error('the line went dead');
  }

  test.each([
    ['a page instead of data', () => inChunks('<html>Sorry</html>'), 'begins with "<html>Sorry</html>"'],
    ['nothing', () => inChunks(''), 'is empty'],
    ['an empty list', () => inChunks('[]'), 'holds no card'],
    ['half a gzipped file', () => inChunks(gzipped.subarray(0, gzipped.length >> 1)), 'unexpected end of file'],
    ['a garbled gzipped file', () => inChunks(broken), 'could not be brought in'],
    ['half a list', () => inChunks(asArrayFile(SUITE_CARDS).slice(0, 900)), 'ends'],
    ['a source that breaks off', breakingOff, 'the line went dead'],
    ['objects that are no cards', () => inChunks('{"a":1}\n'.repeat(50)), 'holds no card'],
    ['cards among much else', () => inChunks(asLinesFile(SUITE_CARDS) + '{"a":1}\n'.repeat(50)), '50 entries'],
    ['far fewer cards than there were', () => inChunks(asLinesFile(SUITE_CARDS.slice(0, 3))), 'less than half'],
  ])('%s', async (_, from, message) => {
    const to = newPath();
    await importCards({ from: inChunks(asLinesFile(SUITE_CARDS)), to, header: { updatedAt: 'old' } });
    const before = readFileSync(to);
    const result = await importCards({ from: from(), to, header: { updatedAt: 'new' } });
    expect(result).toMatchObject({ ok: false });
    if (!result.ok) expect(result.issues.map(it => it.message).join(' ')).toContain(message);
    expect(readFileSync(to).equals(before)).toBe(true);
    expect(readdirSync(join(to, '..'))).toEqual(['cards.store']);
  });
});

describe('a store', () => {
  const made = async () => {
    const to = newPath();
    await importCards({ from: inChunks(asLinesFile(SUITE_CARDS)), to });
    return to;
  };

  test('that is not there is an issue, not an exception', () => {
    expect(openStore(newPath())).toMatchObject({
      ok: false,
      issues: [{ message: expect.stringContaining('no card') }],
    });
  });

  test.each([
    ['is empty', (path: string) => writeFileSync(path, '')],
    ['is of another kind', (path: string) => writeFileSync(path, 'x'.repeat(5000))],
    ['was cut short', (path: string) => truncateSync(path, readFileSync(path).length - 100)],
    ['lost its last line', (path: string) => truncateSync(path, readFileSync(path).length - 36)],
    ['has one letter changed', (path: string) => writeFileSync(path, changed(readFileSync(path), 200))],
    ['has another heading', (path: string) => writeFileSync(path, changed(readFileSync(path), 3))],
  ])('that %s is damaged', async (_, damage) => {
    const path = await made();
    damage(path);
    expect(openStore(path)).toMatchObject({ ok: false, issues: [{ message: expect.stringContaining('damaged') }] });
  });

  test('of the version before, with its index as JSON, is read as well', () => {
    const path = newPath();
    mkdirSync(join(path, '..'), { recursive: true });
    const heading = 'threshold cards 2\n';
    let records = '';
    const rows = SUITE_CARDS.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(card => {
      const record = JSON.stringify([card, { of: card.name }, []]);
      const at = Buffer.byteLength(heading + records);
      records += `${record}\n`;
      const { name, extra, whole, faces, alsoNamed } = namedCard(card);
      return [name, at, Buffer.byteLength(record), extra, whole, faces, alsoNamed];
    });
    const index = JSON.stringify({ note: { date: '2026-08-07' }, rows });
    const body = heading + records + index;
    const last = [Buffer.byteLength(heading + records), Buffer.byteLength(index)].map(it =>
      it.toString(16).padStart(12, '0'),
    );
    const sum = crc32(body).toString(16).padStart(8, '0');
    writeFileSync(path, body + `${last.join(' ')} ${sum}\n`.padStart(36, ' '));
    const book = opened(path);
    expect(book).toMatchObject({ header: { date: '2026-08-07' }, size: SUITE_CARDS.length });
    for (const card of SUITE_CARDS) {
      expect(book.byName(card.name)).toEqual({ kind: 'found', as: 'name', card });
      const place = book.placeOf(card.name);
      expect(place && book.compilation(place, card)).toEqual({ own: { of: card.name }, parts: [] });
    }
  });

  test('goes on answering while a new set is put in its place', async () => {
    const path = await made();
    const book = opened(path);
    const next = [...SUITE_CARDS, printedCard('Polar Bear')];
    await importCards({ from: inChunks(asLinesFile(next)), to: path });
    expect(book.byName('Sol Ring')).toMatchObject({ kind: 'found' });
    expect(book.byName('Polar Bear')).toMatchObject({ kind: 'unknown' });
    expect(opened(path).byName('Polar Bear')).toMatchObject({ kind: 'found' });
    book.close();
    book.close();
  });

  test('is made of a file on disk, of that day', async () => {
    const path = join(folder, 'bulk.jsonl.gz');
    writeFileSync(path, gzipSync(asLinesFile(SUITE_CARDS)));
    const to = newPath();
    expect(await importFile(path, to)).toMatchObject({ ok: true, value: { cards: SUITE_CARDS.length } });
    expect(opened(to).date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await importFile(join(folder, 'nowhere'), to)).toMatchObject({ ok: false });
  });
});

describe('a bulk file opened as it is', () => {
  test.each([
    ['gzipped lines', gzipSync(asLinesFile(SUITE_CARDS))],
    ['a gzipped array', gzipSync(asArrayFile(SUITE_CARDS))],
    ['lines', Buffer.from(asLinesFile(SUITE_CARDS))],
  ])('may be %s', (_, bytes) => {
    const path = join(folder, `${paths++}.bulk`);
    writeFileSync(path, bytes);
    expect(loadCards(path)).toMatchObject({ ok: true, value: { size: SUITE_CARDS.length } });
  });

  test.each([
    ['a page', Buffer.from('<html>'), 'begins with'],
    ['half a gzipped file', gzipSync(asLinesFile(SUITE_CARDS)).subarray(0, 300), 'could not be read'],
    ['half a list', Buffer.from(asArrayFile(SUITE_CARDS).slice(0, 500)), 'ends'],
  ])('is refused when it is %s', (_, bytes, message) => {
    const path = join(folder, `${paths++}.bulk`);
    writeFileSync(path, bytes);
    expect(loadCards(path)).toMatchObject({ ok: false, issues: [{ message: expect.stringContaining(message) }] });
  });

  test('is refused when it is not there', () => {
    expect(loadCards(join(folder, 'nowhere.json'))).toMatchObject({ ok: false });
  });
});

/** The same bytes but for one. */
function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
}
