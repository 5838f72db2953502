// A house that stays open: what it fetches, when, and what it goes on with when that fails.
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Card, packCards } from '../../src/cards/index.ts';
import { startService } from '../../src/service/live-service.ts';
import { installCards, type LiveService, storePath, type UpdateEvent } from '../../src/service/node.ts';
import { asLinesFile } from '../cards/as-scryfall.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { NEWCOMER, type Publishers, publishers } from '../support/publishers.ts';

const clock = new ManualClock();
let data = '';
let world: Publishers;
const running: LiveService[] = [];
beforeEach(async () => {
  data = mkdtempSync(join(tmpdir(), 'threshold-running-'));
  world = await publishers();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(it => it.close()));
  await world.close();
  rmSync(data, { recursive: true, force: true });
});

/** Opens a house; `settled` resolves when both cards and rules have been looked for. */
async function run(sources = true) {
  const news: UpdateEvent[] = [];
  const ended = new Set<string>();
  let settle = () => {};
  const settled = new Promise<void>(resolve => {
    settle = resolve;
  });
  const service = await startService({
    data,
    ...(sources ? { sources: world.sources } : {}),
    attempts: 1,
    clock,
    // What the schedule brings is tested with it.
    schedule: () => () => {},
    report: update => {
      news.push(update);
      if (update.kind !== 'begun' && update.kind !== 'progress') ended.add(update.what);
      if (ended.size === 2) settle();
    },
  });
  running.push(service);
  const told = () => news.filter(it => it.kind !== 'progress').map(it => `${it.what} ${it.kind}`);
  return { house: service, news, settled, told };
}

function has(service: LiveService, name: string): boolean {
  return service.book().byName(name).kind === 'found';
}

describe('a first start', () => {
  test('answers from the pack, and from the whole set once that is there', async () => {
    const { house: service, settled, told, news } = await run();
    expect(has(service, NEWCOMER.name)).toBe(false);
    expect(has(service, 'Grizzly Bears')).toBe(true);
    await settled;
    expect(told().sort()).toEqual(['cards begun', 'cards installed', 'rules begun', 'rules installed']);
    expect(news.some(it => it.kind === 'progress' && it.what === 'cards')).toBe(true);
    expect(service.book().size).toBe(packCards().length + 1);
    const answer = await service.answer({ kind: 'etb', options: { card: NEWCOMER.name } });
    expect(answer.ok && answer.value.headline).toBe('Latecomer of Tests enters tapped.');
    expect(service.rules.book().official).toBe(true);
    expect(service.rules.page('100.1')).toMatchObject({ ok: true, value: { text: 'A pebble is round or flat.' } });
    expect(Object.keys(service.lastRefreshed()).sort()).toEqual(['cards', 'rules']);
    expect([...world.callers]).toEqual(['Threshold/test']);
  });

  test('that finds nobody there goes on with the pack', async () => {
    world.cards.manner = 'down';
    world.rules.manner = 'down';
    const { house: service, settled, told } = await run();
    await settled;
    expect(told().sort()).toEqual(['cards begun', 'cards failed', 'rules begun', 'rules failed']);
    expect(service.book().size).toBe(packCards().length);
    expect(has(service, 'Grizzly Bears')).toBe(true);
    expect(service.lastRefreshed()).toEqual({});
  });

  test('looks for nothing where it is told to', async () => {
    const { house: service } = await run(false);
    expect(has(service, 'Grizzly Bears')).toBe(true);
    expect(world.requests).toEqual([]);
  });
});

describe('a later start', () => {
  test('within a day opens what there is and asks nobody', async () => {
    const first = await run();
    await first.settled;
    await first.house.close();
    world.requests.length = 0;
    const second = await run();
    const { house: service } = second;
    expect(service.book().size).toBe(packCards().length + 1);
    expect(service.lastRefreshed()).toEqual(first.house.lastRefreshed());
    // What is looked for at a start is begun before the house is open.
    expect(second.told()).toEqual([]);
    await service.close();
    expect(world.requests).toEqual([]);
  });

  test('days later finds what is newer, and lets go of what was', async () => {
    const first = await run();
    await first.settled;
    await first.house.close();
    clock.advance(3 * 24 * 3_600_000);
    world.cards.updatedAt = '2026-08-14T09:05:00.000+00:00';
    world.cards.published = packCards();
    const { house: service, settled, told } = await run();
    const before = service.book();
    expect(before.byName(NEWCOMER.name).kind).toBe('found');
    await settled;
    expect(told()).toContain('cards installed');
    expect(told()).toContain('rules unchanged');
    expect(has(service, NEWCOMER.name)).toBe(false);
    expect(service.book().date).toBe('2026-08-14');
    // The file of the old book is closed: it can only look among the present cards any more.
    expect(before.byName(NEWCOMER.name).kind).toBe('unknown');
  });

  test.each(['down', 'breaking off'] as const)('keeps what there is where the publishers are %s', async manner => {
    const first = await run();
    await first.settled;
    await first.house.close();
    rmSync(join(data, 'refreshed.json'));
    world.cards = { ...world.cards, manner, updatedAt: '2026-08-14T09:05:00.000+00:00', published: packCards() };
    world.rules.manner = manner;
    const { house: service, settled, told } = await run();
    await settled;
    expect(told().sort()).toEqual(['cards begun', 'cards failed', 'rules begun', 'rules failed']);
    expect(has(service, NEWCOMER.name)).toBe(true);
    expect(service.rules.book().official).toBe(true);
    await service.close();
    expect(readdirSync(data).sort()).toEqual(['cards.store', 'rules']);
  });

  test('with a damaged store says so, serves the pack, and fetches the cards anew', async () => {
    writeFileSync(storePath(data), 'threshold cards 1\nand then rubbish');
    const { house: service, settled, news } = await run();
    expect(news[0]).toMatchObject({ what: 'cards', kind: 'unreadable', issues: [{ message: /damaged/ }] });
    expect(service.book().size).toBe(packCards().length);
    await settled;
    await expect.poll(() => has(service, NEWCOMER.name)).toBe(true);
  });

  test('takes up what another process has installed', async () => {
    const bulk = join(data, 'bulk.jsonl');
    writeFileSync(bulk, asLinesFile([...packCards(), NEWCOMER]));
    expect(await installCards(storePath(data), bulk, {})).toMatchObject({ kind: 'installed' });
    const { house: service } = await run(false);
    expect(has(service, NEWCOMER.name)).toBe(true);
  });
});

describe('a store changed in place while it is in use', () => {
  const install = async (cards: readonly Card[], to = storePath(data)) => {
    const bulk = join(data, 'bulk.jsonl');
    writeFileSync(bulk, asLinesFile(cards));
    expect(await installCards(to, bulk, {})).toMatchObject({ kind: 'installed' });
  };
  const enters = (card: string) => ({ kind: 'etb', options: { card } }) as const;

  test('to rubbish: the pack serves, said once, until there is another', async () => {
    await install([...packCards(), NEWCOMER]);
    const { house: service, told } = await run(false);
    expect((await service.answer(enters(NEWCOMER.name))).ok).toBe(true);
    truncateSync(storePath(data), 1000);
    for (const card of ['Grizzly Bears', 'Serra Angel']) {
      expect(await service.answer(enters(card))).toMatchObject({ ok: true });
    }
    expect(service.installed('cards')).toBe(false);
    expect(told()).toEqual(['cards unreadable']);
    await install([...packCards(), NEWCOMER]);
    expect(await service.answer(enters(NEWCOMER.name))).toMatchObject({ ok: true });
    expect(service.installed('cards')).toBe(true);
    expect(told()).toEqual(['cards unreadable', 'cards reopened']);
  });

  test('to another store: its cards are looked up from then on', async () => {
    await install([...packCards(), NEWCOMER]);
    const { house: service, told } = await run(false);
    const other = join(data, 'other.store');
    await install(packCards(), other);
    writeFileSync(storePath(data), readFileSync(other));
    expect(has(service, NEWCOMER.name)).toBe(false);
    expect(has(service, 'Grizzly Bears')).toBe(true);
    expect(told()).toEqual(['cards reopened']);
    expect((await service.answer(enters(NEWCOMER.name))).ok).toBe(false);
  });
});

test('a download that hangs is ended when the house closes, and leaves nothing behind', async () => {
  world.cards.manner = 'silent';
  world.rules.manner = 'silent';
  const { house: service, told } = await run();
  await expect.poll(() => world.requests.length).toBeGreaterThanOrEqual(3);
  await service.close();
  expect(told().sort()).toEqual(['cards begun', 'rules begun']);
  expect(readdirSync(data)).toEqual(['rules']);
  expect(readdirSync(join(data, 'rules'))).toEqual([]);
});
