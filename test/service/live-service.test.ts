// The live service: its fetches at a first and a later start, and the data it uses when they fail.
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Card, packCards } from '../../src/cards/index.ts';
import { startService } from '../../src/service/live-service.ts';
import { installCards, type LiveService, storePath, type UpdateEvent } from '../../src/service/node.ts';
import type { CronSchedule } from '../../src/service/update-schedule.ts';
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

/** Starts the service; `settled` resolves when both cards and rules have been looked for. */
async function run(sources = true, schedule: CronSchedule = () => () => {}) {
  const events: UpdateEvent[] = [];
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
    compile: false,
    // The schedule has tests of its own.
    schedule,
    report: event => {
      events.push(event);
      if (event.kind !== 'begun' && event.kind !== 'progress') ended.add(event.what);
      if (ended.size === 2) settle();
    },
  });
  running.push(service);
  const reported = () => events.filter(it => it.kind !== 'progress').map(it => `${it.what} ${it.kind}`);
  return { service, events, settled, reported };
}

function has(service: LiveService, name: string): boolean {
  return service.book().byName(name).kind === 'found';
}

describe('a first start', () => {
  test('answers from the pack, and from the whole set once that is there', async () => {
    const { service, settled, reported, events } = await run();
    expect(has(service, NEWCOMER.name)).toBe(false);
    expect(has(service, 'Grizzly Bears')).toBe(true);
    await settled;
    expect(reported().sort()).toEqual(['cards begun', 'cards installed', 'rules begun', 'rules installed']);
    expect(events.some(it => it.kind === 'progress' && it.what === 'cards')).toBe(true);
    expect(service.book().size).toBe(packCards().length + 1);
    const answer = await service.answer({ kind: 'etb', options: { card: NEWCOMER.name } }, 'asker');
    expect(answer.ok && answer.value.headline).toBe('Latecomer of Tests enters tapped.');
    expect(service.rules.book().official).toBe(true);
    expect(service.rules.page('100.1')).toMatchObject({ ok: true, value: { text: 'A pebble is round or flat.' } });
    expect(Object.keys(service.lastRefreshed()).sort()).toEqual(['cards', 'rules']);
    expect([...world.callers]).toEqual(['Threshold/test']);
  });

  test('that finds nobody there goes on with the pack', async () => {
    world.cards.manner = 'down';
    world.rules.manner = 'down';
    const { service, settled, reported } = await run();
    await settled;
    expect(reported().sort()).toEqual(['cards begun', 'cards failed', 'rules begun', 'rules failed']);
    expect(service.book().size).toBe(packCards().length);
    expect(has(service, 'Grizzly Bears')).toBe(true);
    expect(service.lastRefreshed()).toEqual({});
  });

  test('looks for nothing where no publishers are given', async () => {
    const { service } = await run(false);
    expect(has(service, 'Grizzly Bears')).toBe(true);
    expect(world.requests).toEqual([]);
  });
});

describe('a later start', () => {
  test('within a day opens what there is and asks nobody', async () => {
    const first = await run();
    await first.settled;
    await first.service.close();
    world.requests.length = 0;
    const second = await run();
    const { service } = second;
    expect(service.book().size).toBe(packCards().length + 1);
    expect(service.lastRefreshed()).toEqual(first.service.lastRefreshed());
    // What is looked for at a start is begun before the service is open.
    expect(second.reported()).toEqual([]);
    await service.close();
    expect(world.requests).toEqual([]);
  });

  test('days later finds newer cards, and closes the file of the old ones', async () => {
    const first = await run();
    await first.settled;
    await first.service.close();
    clock.advance(3 * 24 * 3_600_000);
    world.cards.updatedAt = '2026-08-14T09:05:00.000+00:00';
    world.cards.published = packCards();
    const { service, settled, reported } = await run();
    const before = service.book();
    expect(before.byName(NEWCOMER.name).kind).toBe('found');
    await settled;
    expect(reported()).toContain('cards installed');
    expect(reported()).toContain('rules unchanged');
    expect(has(service, NEWCOMER.name)).toBe(false);
    expect(service.book().date).toBe('2026-08-14');
    // The file of the old book is closed: it can only look among the present cards any more.
    expect(before.byName(NEWCOMER.name).kind).toBe('unknown');
  });

  test.each(['down', 'breaking off'] as const)('keeps what there is where the publishers are %s', async manner => {
    const first = await run();
    await first.settled;
    await first.service.close();
    rmSync(join(data, 'refreshed.json'));
    world.cards = { ...world.cards, manner, updatedAt: '2026-08-14T09:05:00.000+00:00', published: packCards() };
    world.rules.manner = manner;
    const { service, settled, reported } = await run();
    await settled;
    expect(reported().sort()).toEqual(['cards begun', 'cards failed', 'rules begun', 'rules failed']);
    expect(has(service, NEWCOMER.name)).toBe(true);
    expect(service.rules.book().official).toBe(true);
    await service.close();
    expect(readdirSync(data).sort()).toEqual(['cards.store', 'rules']);
  });

  test('with a damaged store reports it, serves the pack, and fetches the cards anew', async () => {
    writeFileSync(storePath(data), 'threshold cards 1\nand then rubbish');
    const { service, settled, events } = await run();
    expect(events[0]).toMatchObject({ what: 'cards', kind: 'unreadable', issues: [{ message: /damaged/ }] });
    expect(service.book().size).toBe(packCards().length);
    await settled;
    await expect.poll(() => has(service, NEWCOMER.name)).toBe(true);
  });

  test('uses what another process has installed', async () => {
    const bulk = join(data, 'bulk.jsonl');
    writeFileSync(bulk, asLinesFile([...packCards(), NEWCOMER]));
    expect(await installCards(storePath(data), bulk, {})).toMatchObject({ kind: 'installed' });
    const { service } = await run(false);
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
    const { service, reported } = await run(false);
    expect((await service.answer(enters(NEWCOMER.name), 'asker')).ok).toBe(true);
    truncateSync(storePath(data), 1000);
    for (const card of ['Grizzly Bears', 'Serra Angel']) {
      expect(await service.answer(enters(card), 'asker')).toMatchObject({ ok: true });
    }
    expect(service.installed('cards')).toBe(false);
    expect(reported()).toEqual(['cards unreadable']);
    await install([...packCards(), NEWCOMER]);
    expect(await service.answer(enters(NEWCOMER.name), 'asker')).toMatchObject({ ok: true });
    expect(service.installed('cards')).toBe(true);
    expect(reported()).toEqual(['cards unreadable', 'cards reopened']);
  });

  test('to another store: its cards are looked up from then on', async () => {
    await install([...packCards(), NEWCOMER]);
    const { service, reported } = await run(false);
    const other = join(data, 'other.store');
    await install(packCards(), other);
    writeFileSync(storePath(data), readFileSync(other));
    expect(has(service, NEWCOMER.name)).toBe(false);
    expect(has(service, 'Grizzly Bears')).toBe(true);
    expect(reported()).toEqual(['cards reopened']);
    expect((await service.answer(enters(NEWCOMER.name), 'asker')).ok).toBe(false);
  });
});

test('a download that hangs is ended when the service closes, and leaves nothing behind', async () => {
  world.cards.manner = 'silent';
  world.rules.manner = 'silent';
  const { service, reported } = await run();
  await expect.poll(() => world.requests.length).toBeGreaterThanOrEqual(3);
  await service.close();
  expect(reported().sort()).toEqual(['cards begun', 'rules begun']);
  expect(readdirSync(data)).toEqual(['rules']);
  expect(readdirSync(join(data, 'rules'))).toEqual([]);
});

describe('two processes over one folder', () => {
  test('look once for what is new, and both answer with it', async () => {
    const first = await run();
    await first.settled;
    const asked = world.requests.length;
    const second = await run();
    expect(has(second.service, NEWCOMER.name)).toBe(true);
    expect(world.requests).toHaveLength(asked);
    expect(second.service.rules.book().official).toBe(true);
  });

  test('which of them finds it, the other takes it up when it would have looked itself', async () => {
    const due: (() => void)[] = [];
    const first = await run(true, (_, act) => {
      due.push(act);
      return () => {};
    });
    await first.settled;
    clock.advance(24 * 3_600_000);
    world.cards.updatedAt = '2026-08-08T09:05:00.000+00:00';
    const second = await run();
    await second.settled;
    const asked = world.requests.length;
    const looked = first.events.length;
    for (const act of due.slice(0, 2)) act();
    await expect.poll(() => first.events.length).toBe(looked + 4);
    expect(
      first.events
        .slice(looked)
        .map(it => `${it.what} ${it.kind}`)
        .sort(),
    ).toEqual(['cards begun', 'cards unchanged', 'rules begun', 'rules unchanged']);
    expect(world.requests).toHaveLength(asked);
    expect(first.service.lastRefreshed()).toEqual(second.service.lastRefreshed());
    expect(first.service.book().date).toBe('2026-08-08');
  });
});
