// One contract for every store: in memory, in a file of SQLite, in PostgreSQL.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/index.ts';
import { type OpenStoreOptions, openFileStore, openMemoryStore, openSharedStore } from '../../src/store/node.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { SqlDatabase } from '../../src/store/sql-database.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { startPostgres } from './postgres-server.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

const DAY = 24 * 3_600_000;
const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** A place in which stores are opened: those of one place share what they keep, but for memory. */
type Place = (clock: ManualClock, options?: Pick<OpenStoreOptions, 'mostQuestions'>) => Promise<Store>;

const report = (error: unknown) => {
  throw error;
};

function closing(store: Store): Store {
  endings.push(store.close);
  return store;
}

async function filePlace(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'threshold-store-'));
  endings.push(() => rm(folder, { recursive: true }));
  return async (clock, more) => closing(await openFileStore(folder, { report, clock, ...more }));
}

async function sharedPlace(): Promise<Place> {
  const url = (await postgres?.database()) ?? '';
  return async (clock, more) => closing(await openSharedStore(url, { report, clock, ...more }));
}

const PLACES: readonly (readonly [string, () => Promise<Place>, boolean])[] = [
  ['memory', async () => async (clock, more) => closing(await openMemoryStore({ report, clock, ...more })), true],
  ['SQLite', filePlace, true],
  ['PostgreSQL', sharedPlace, postgres !== undefined],
];

describe.each(PLACES)('a store in %s', (name, place, there) => {
  const begin = async (more?: Pick<OpenStoreOptions, 'mostQuestions'>) => {
    const clock = new ManualClock();
    const open = await place();
    return { clock, open: () => open(clock), store: await open(clock, more) };
  };

  test.skipIf(!there)(
    'finds a question that was kept, for as long as somebody uses it within thirty days',
    async () => {
      const { store, clock } = await begin();
      await store.questions.save('used', 'USED', 'me');
      await store.questions.save('left', 'LEFT', 'me');
      expect([await store.questions.find('used'), await store.questions.find('other')]).toEqual(['USED', undefined]);
      clock.advance(29 * DAY);
      expect(await store.questions.find('used')).toBe('USED');
      clock.advance(2 * DAY);
      expect([await store.questions.find('used'), await store.questions.find('left')]).toEqual(['USED', undefined]);
      expect(await store.expire()).toBe(1);
      clock.advance(31 * DAY);
      expect(await store.expire()).toBe(1);
      expect(await store.expire()).toBe(0);
    },
  );

  test.skipIf(!there)('keeps so many questions and no more, those used last', async () => {
    const { store, clock } = await begin({ mostQuestions: 2 });
    for (const key of ['first', 'second', 'third', 'fourth']) {
      await store.questions.save(key, key, 'me');
      clock.advance(DAY);
    }
    expect(await store.questions.find('first')).toBe('first');
    expect(await store.expire()).toBe(2);
    const found = await Promise.all(['first', 'second', 'third', 'fourth'].map(store.questions.find));
    expect(found).toEqual(['first', undefined, undefined, 'fourth']);
  });

  test.skipIf(!there)('keeps texts as they are', async () => {
    const { store } = await begin();
    const text = `'; DROP TABLE kept_questions; -- ? $1 \\ "quoted" 稲妻 👨‍👩‍👧`;
    await store.questions.save(text, text, text);
    expect(await store.questions.find(text)).toBe(text);
    expect((await store.forget(text)).questions).toBe(1);
  });

  test.skipIf(!there)('keeps the settings of each server, the last ones written', async () => {
    const { store } = await begin();
    await store.settings.change('one', () => '{"a":1}');
    await store.settings.change('one', () => '{"a":2}');
    await store.settings.change('one', () => undefined);
    await store.settings.change('two', () => '{}');
    expect([await store.settings.read('one'), await store.settings.read('none')]).toEqual(['{"a":2}', undefined]);
    expect(await store.settings.all()).toEqual(
      new Map([
        ['one', '{"a":2}'],
        ['two', '{}'],
      ]),
    );
  });

  test.skipIf(!there)('changes the settings of a server one change after the other, whoever makes them', async () => {
    const { store } = await begin();
    const add = (n: number) => store.settings.change('one', before => `${before ?? ''}${n}`);
    await Promise.all([1, 2, 3, 4].map(add));
    expect([...((await store.settings.read('one')) ?? '')].sort()).toEqual(['1', '2', '3', '4']);
    const failing = store.settings.change('one', () => {
      throw new Error('no change');
    });
    await expect(failing).rejects.toThrow('no change');
    expect(await store.settings.read('one')).toHaveLength(4);
  });

  test.skipIf(!there)('records one answer to a study question from each person in each place', async () => {
    const { store, clock } = await begin();
    const answer = { person: 'me', question: 'seed-7', option: 2, correct: true, answeredAt: clock.now() };
    expect(await store.study.answer(answer)).toBe(true);
    expect(await store.study.answer({ ...answer, option: 0, correct: false })).toBe(false);
    const there = { ...answer, server: 'one', correct: false, answeredAt: clock.now() + 1 };
    expect(await store.study.answer(there)).toBe(true);
    expect(await store.study.answersOf('me')).toEqual([there, answer]);
    expect(await store.study.answersTo('seed-7', 'one')).toEqual([there]);
  });

  test.skipIf(!there)('knows which rule is due first', async () => {
    const { store } = await begin();
    const later = { rule: '614.12', state: '{"stability":3}', dueAt: 200 };
    const sooner = { rule: '707.2', state: '{}', dueAt: 100 };
    await store.study.saveCard('me', { ...later, dueAt: 50 });
    await store.study.saveCard('me', later);
    await store.study.saveCard('me', sooner);
    expect(await store.study.cardsOf('me')).toEqual([sooner, later]);
    expect(await store.study.cardsOf('you')).toEqual([]);
  });

  test.skipIf(!there)(
    'lets one of many post and close the question of a day, and another take over a dead claim',
    async () => {
      const { store, clock } = await begin();
      const dueAt = clock.now();
      const question = { server: 'one', day: '2026-08-07', channel: 'c', content: '{}', dueAt };
      const claims = () => Promise.all([1, 2, 3].map(() => store.daily.claim(question)));
      expect((await claims()).filter(it => it)).toHaveLength(1);
      expect(await store.daily.claim({ ...question, server: 'two' })).toBe(true);
      clock.advance(11 * 60_000);
      expect((await claims()).filter(it => it)).toHaveLength(1);
      await store.daily.posted('one', '2026-08-07', 'm');
      await store.daily.failed('two', '2026-08-07', 'I may not.');
      clock.advance(11 * 60_000);
      expect([...(await claims()), await store.daily.claim({ ...question, server: 'two' })]).not.toContain(true);
      expect(await store.daily.find('one', '2026-08-07')).toEqual({
        ...question,
        message: 'm',
        failed: undefined,
        closed: false,
      });
      expect((await store.daily.newest('two'))?.failed).toBe('I may not.');
      expect((await store.daily.openSince(dueAt)).map(it => it.server)).toEqual(['one']);
      expect(await store.daily.openSince(dueAt - 1)).toEqual([]);
      const closed = await Promise.all([1, 2].map(() => store.daily.close('one', '2026-08-07')));
      expect(closed.filter(it => it)).toHaveLength(1);
      expect(await store.daily.openSince(dueAt)).toEqual([]);
      clock.advance(11 * 60_000);
      expect(await store.daily.openSince(dueAt)).toHaveLength(1);
      expect(await store.daily.close('one', '2026-08-07')).toBe(true);
      await store.daily.answered('one', '2026-08-07');
      clock.advance(11 * 60_000);
      expect(await store.daily.openSince(dueAt)).toEqual([]);
      expect(await store.daily.close('one', '2026-08-07')).toBe(false);
      expect(await store.daily.find('one', '2026-08-08')).toBeUndefined();
    },
  );

  test.skipIf(!there)('has the answers of those who want to be in the table of a server', async () => {
    const { store, clock } = await begin();
    for (const person of ['me', 'you']) {
      const answer = { server: 'one', question: 'daily:1', option: 0, correct: true, answeredAt: clock.now() };
      await store.study.answer({ person, ...answer });
    }
    await store.scores.join('one', 'me');
    await store.scores.join('one', 'me');
    await store.scores.join('two', 'you');
    const people = async (since = 0) => (await store.scores.answersOfMembers('one', since)).map(it => it.person);
    expect([await people(), await people(clock.now() + 1)]).toEqual([['me'], []]);
    expect([await store.scores.has('one', 'me'), await store.scores.has('one', 'you')]).toEqual([true, false]);
    await store.scores.leave('one', 'me');
    expect(await people()).toEqual([]);
  });

  test.skipIf(!there)('finds reports, the newest first, and keeps them for a year', async () => {
    const { store, clock } = await begin();
    const first = { id: 'a', person: 'me', content: '{"question":"x"}', reportedAt: clock.now() };
    const second = { ...first, id: 'b', reportedAt: clock.now() + 1 };
    await store.reports.add(first);
    await store.reports.add(second);
    expect(await store.reports.newest(1)).toEqual([second]);
    expect(await store.reports.find('a')).toEqual(first);
    clock.advance(366 * DAY);
    expect(await store.expire()).toBe(2);
    expect(await store.reports.find('a')).toBeUndefined();
  });

  test.skipIf(!there)('tells of a mended report once, and counts those of a person', async () => {
    const { store, clock } = await begin();
    const begun = clock.now();
    for (const [id, person] of [
      ['a', 'me'],
      ['b', 'me'],
      ['c', 'you'],
    ] as const) {
      await store.reports.add({ id, person, content: '{}', reportedAt: clock.now() });
      clock.advance(1);
    }
    expect(await Promise.all([begun, begun + 1, begun + 9].map(it => store.reports.countOf('me', it)))).toEqual([
      2, 1, 0,
    ]);
    expect(await store.reports.takeMended('me')).toEqual([]);
    expect([await store.reports.mend('a'), await store.reports.mend('a'), await store.reports.mend('none')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await store.reports.takeMended('you')).toEqual([]);
    const taken = await Promise.all([store.reports.takeMended('me'), store.reports.takeMended('me')]);
    expect(taken.flat().map(it => it.id)).toEqual(['a']);
    await store.reports.mend('b');
    await store.forget('me');
    expect(await store.reports.takeMended('me')).toEqual([]);
  });

  test.skipIf(!there)('lets one of all that open it take an interaction, until it is too old', async () => {
    const { store, clock, open } = await begin();
    const takers = name === 'memory' ? [store, store] : [store, await open()];
    const taken = await Promise.all(takers.flatMap(it => [it.interactions.take('1'), it.interactions.take('1')]));
    expect(taken.filter(it => it)).toHaveLength(1);
    expect(await store.interactions.take('2')).toBe(true);
    clock.advance(119_000);
    expect(await takers[1]?.interactions.take('2')).toBe(false);
    clock.advance(2_000);
    // What is too old is deleted as others come, and not only once a day.
    expect(await store.interactions.take('3')).toBe(true);
    expect(await store.interactions.take('2')).toBe(true);
    expect(await store.expire()).toBe(0);
  });

  test.skipIf(!there)('forgets a person, and nobody else', async () => {
    const { store, clock } = await begin();
    for (const person of ['me', 'you']) {
      await store.questions.save('both', 'BOTH', person);
      await store.questions.save(`of ${person}`, 'ONE', person);
      await store.study.answer({ person, question: 'q', option: 0, correct: true, answeredAt: clock.now() });
      await store.study.saveCard(person, { rule: '614.12', state: '{}', dueAt: 1 });
      await store.reports.add({ id: person, person, content: '{}', reportedAt: clock.now() });
      await store.scores.join('one', person);
    }
    expect(await store.forget('me')).toEqual({ questions: 2, study: 3, reports: 1 });
    expect([await store.scores.has('one', 'me'), await store.scores.has('one', 'you')]).toEqual([false, true]);
    expect(await store.forget('me')).toEqual({ questions: 0, study: 0, reports: 0 });
    expect(await Promise.all(['both', 'of me', 'of you'].map(store.questions.find))).toEqual([
      'BOTH',
      undefined,
      'ONE',
    ]);
    expect([await store.study.answersOf('me'), await store.study.cardsOf('me')]).toEqual([[], []]);
    expect(await store.study.answersOf('you')).toHaveLength(1);
    expect([(await store.reports.find('me'))?.person, (await store.reports.find('you'))?.person]).toEqual([
      undefined,
      'you',
    ]);
  });

  test.skipIf(!there)('bears many at once', async () => {
    const { store } = await begin();
    const people = Array.from({ length: 40 }, (_, at) => `person ${at}`);
    await Promise.all(people.map(person => store.questions.save(person, `code of ${person}`, person)));
    await Promise.all(people.slice(0, 20).map(store.forget));
    expect(await Promise.all(people.map(store.questions.find))).toEqual(
      people.map((person, at) => (at < 20 ? undefined : `code of ${person}`)),
    );
  });

  if (name === 'memory') return;
  test.skipIf(!there)('is one for all that open it, before and after a restart', async () => {
    const { store, open } = await begin();
    const [other, third] = await Promise.all([open(), open()]);
    await store.questions.save('a', 'A', 'me');
    await other.questions.save('b', 'B', 'me');
    expect([await other.questions.find('a'), await store.questions.find('b')]).toEqual(['A', 'B']);
    expect((await third.forget('me')).questions).toBe(2);
    // What was found before it was erased elsewhere is found no more, in any of them.
    expect(await Promise.all([other.questions.find('a'), store.questions.find('b')])).toEqual([undefined, undefined]);
    await store.questions.save('c', 'C', 'you');
    const after = await open();
    expect(await Promise.all(['a', 'b', 'c'].map(after.questions.find))).toEqual([undefined, undefined, 'C']);
    expect((await other.forget('me')).questions).toBe(0);
  });
});

test('connections of one thread to one file of SQLite wait for one another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'threshold-store-'));
  endings.push(() => rm(folder, { recursive: true }));
  const path = join(folder, 'test.db');
  const first = await openSqlite(path);
  const second = await openSqlite(path);
  endings.push(first.close, second.close);
  await first.run('CREATE TABLE written (by TEXT)');
  const order: string[] = [];
  const write = async (database: SqlDatabase, by: string) => {
    await database.transaction(async run => {
      await run('INSERT INTO written (by) VALUES (?)', [by]);
      order.push(`${by} begins`);
      // the other one asks meanwhile
      await new Promise(resolve => setTimeout(resolve, 50));
      order.push(`${by} ends`);
    });
    await database.purge();
  };
  await Promise.all([write(first, 'first'), write(second, 'second'), second.run('DELETE FROM written WHERE 1 = 0')]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect((await second.run('SELECT by FROM written ORDER BY by')).rows).toEqual([{ by: 'first' }, { by: 'second' }]);
});

test('a person who was forgotten stands in no byte of the files of SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'threshold-store-'));
  endings.push(() => rm(folder, { recursive: true }));
  const store = closing(await openFileStore(folder, { report }));
  const other = closing(await openFileStore(folder, { report }));
  const holds = async (text: string) => {
    const files = await Promise.all((await readdir(folder)).map(it => readFile(join(folder, it))));
    return files.some(it => it.includes(text));
  };
  for (const person of ['person-4711', 'person-4712']) await store.questions.save(`of ${person}`, 'CODE', person);
  expect(await other.questions.find('of person-4711')).toBe('CODE');
  expect([await holds('person-4711'), await holds('person-4712')]).toEqual([true, true]);
  await store.forget('person-4711');
  expect([await holds('person-4711'), await holds('person-4712')]).toEqual([false, true]);
});

test.skipIf(postgres === undefined)(
  'a PostgreSQL that breaks its connections ends no process, and is used again',
  async () => {
    const url = (await postgres?.database()) ?? '';
    const reported: unknown[] = [];
    const store = closing(await openSharedStore(url, { report: error => void reported.push(error) }));
    await store.questions.save('a', 'A', 'me');
    const breaker = openPostgres(url, report);
    endings.push(breaker.close);
    const broken = await breaker.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'threshold' AND pid <> pg_backend_pid()",
    );
    expect(broken.changed).toBeGreaterThan(0);
    await expect.poll(() => store.questions.find('a').catch(() => 'broken')).toBe('A');
    await expect.poll(() => reported.length).toBeGreaterThan(0);
  },
);

test.skipIf(postgres === undefined)(
  'a PostgreSQL that answers late is waited for; one that refuses us is not',
  async () => {
    const url = new URL((await postgres?.database()) ?? '');
    const direct = Number(url.port);
    const before = createServer(socket => {
      socket.on('error', () => {});
      socket.destroy();
    });
    await new Promise<void>(resolve => before.listen(0, '127.0.0.1', resolve));
    const address = before.address();
    url.port = String(typeof address === 'object' ? address?.port : 0);
    const late = new ManualClock();
    const failures: unknown[] = [];
    const first = { attempts: 3, failed: (error: unknown) => void failures.push(error) };
    const paused = late.nextTimer();
    const opening = openSharedStore(url.href, { report, clock: late, first });
    await paused;
    before.removeAllListeners('connection');
    before.on('connection', socket => {
      const onward = connect(direct, '127.0.0.1');
      for (const [from, to] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        from.on('error', () => to.destroy());
        from.pipe(to);
      }
    });
    late.advance(1_000);
    const store = await opening;
    await store.questions.save('a', 'A', 'me');
    expect(failures).toHaveLength(1);
    await store.close();
    await new Promise(resolve => before.close(resolve));
    const stranger = new URL(url);
    stranger.port = String(direct);
    stranger.password = 'wrong';
    await expect(openSharedStore(stranger.href, { report, clock: late, first })).rejects.toThrow(/password/u);
    stranger.password = url.password;
    stranger.pathname = '/nowhere';
    await expect(openSharedStore(stranger.href, { report, clock: late, first })).rejects.toThrow(/nowhere/u);
    expect(failures).toHaveLength(1);
  },
);
