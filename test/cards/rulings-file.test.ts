// Official rulings: fetched beside the cards, kept whole, read card by card.
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type CardsRefreshOptions, openRulings, refreshCards, rulingsPath } from '../../src/cards/node.ts';
import { type Publishers, publishers } from '../support/publishers.ts';

let folder: string;
let published: Publishers;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'threshold-rulings-'));
  published = await publishers();
});

afterEach(async () => {
  await published.close();
  rmSync(folder, { recursive: true, force: true });
});

const row = (oracle_id: string, published_at: string, comment: string, source = 'wotc') => ({
  oracle_id,
  published_at,
  comment,
  source,
});

const ROWS = [
  row('bear', '2013-07-01', 'It hibernates.'),
  row('frog', '2014-02-01', 'It leaps\nover\tlines.'),
  row('bear', '2020-01-01', 'It wakes.'),
  row('bear', '2021-01-01', 'It was printed.', 'scryfall'),
];

async function refresh(more: Pick<CardsRefreshOptions, 'maxUnzippedBytes'> = {}) {
  const { userAgent, cards } = published.sources;
  const store = join(folder, 'cards.store');
  const done = await refreshCards({ store, userAgent, baseUrl: cards, attempts: 1, ...more });
  return { done: done.kind, rulings: openRulings(rulingsPath(store)) };
}

test('those of a card are there, newest first, and only official ones', async () => {
  published.rulings = { updatedAt: '2026-08-08T09:00:00.000+00:00', rows: ROWS };
  const { done, rulings } = await refresh();
  expect(done).toBe('imported');
  expect(rulings.of('bear')).toEqual([
    { day: '2020-01-01', text: 'It wakes.' },
    { day: '2013-07-01', text: 'It hibernates.' },
  ]);
  expect(rulings.of('frog')).toEqual([{ day: '2014-02-01', text: 'It leaps\nover\tlines.' }]);
  expect(rulings.of('newt')).toEqual([]);
});

test('they are fetched again only when newer, and the last good ones stay', async () => {
  published.rulings = { updatedAt: '2026-08-08T09:00:00.000+00:00', rows: ROWS };
  await refresh();
  const fetches = () => published.requests.filter(it => it.startsWith('/rulings')).length;
  expect((await refresh()).done).toBe('unchanged');
  expect(fetches()).toBe(1);
  published.rulings = { updatedAt: '2026-08-09T09:00:00.000+00:00', rows: [{ odd: 'thing' }] };
  const { rulings } = await refresh();
  expect(fetches()).toBe(2);
  expect(rulings.of('bear')).toHaveLength(2);
});

test('those that grow too long as they are unzipped, or have no date, are not taken, and the last good ones stay', async () => {
  published.rulings = { updatedAt: '2026-08-08T09:00:00.000+00:00', rows: ROWS };
  await refresh();
  const long = row('bear', '2022-01-01', 'x'.repeat(9_000_000));
  published.rulings = { updatedAt: '2026-08-09T09:00:00.000+00:00', rows: [long] };
  expect((await refresh({ maxUnzippedBytes: 8_000_000 })).rulings.of('bear')).toHaveLength(2);
  published.rulings = { updatedAt: 'tomorrow', rows: ROWS.slice(0, 1) };
  const { rulings } = await refresh();
  expect([rulings.updatedAt(), rulings.of('bear').length]).toEqual(['2026-08-08T09:00:00.000+00:00', 2]);
  expect(published.requests.filter(it => it.startsWith('/rulings'))).toHaveLength(2);
});

test('drafts of those whose import was killed are removed', async () => {
  const left = join(folder, 'cards.store.rulings.7.0.new');
  writeFileSync(left, 'half of it');
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  utimesSync(left, yesterday, yesterday);
  published.rulings = { updatedAt: '2026-08-08T09:00:00.000+00:00', rows: ROWS };
  await refresh();
  expect(readdirSync(folder).sort()).toEqual(['cards.store', 'cards.store.rulings']);
});

test('where none are published or stored there are none', async () => {
  const { done, rulings } = await refresh();
  expect(done).toBe('imported');
  expect([rulings.updatedAt(), rulings.of('bear')]).toEqual([undefined, []]);
});
