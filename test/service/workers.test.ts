// Questions answered in workers: as the service itself answers, in turn, and within a time limit.
import '../../src/service/oracle-compiler.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { StoreWriter } from '../../src/cards/card-store-writer.ts';
import { packBook, packCards } from '../../src/cards/index.ts';
import { openStore } from '../../src/cards/node.ts';
import { makeRuleLookup } from '../../src/rules/index.ts';
import { createService, explainQuestion, scenarioLibraryOf } from '../../src/service/index.ts';
import { refCounted } from '../../src/service/ref-counted.ts';
import { answerDepsOf } from '../../src/service/ruling-service.ts';
import { ADDITION_PAUSE_MS } from '../../src/service/workers/schedule.ts';
import type { OpenedStore } from '../../src/service/workers/task.ts';
import { startWorkers, type Workers, type WorkersOptions } from '../../src/service/workers/workers.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { openTestService } from '../support/test-service.ts';

const started: Workers[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map(it => it.close()));
});

const rules = makeRuleLookup();
const service = createService({ book: packBook(), rules, library: scenarioLibraryOf([]) });
const source = { book: answerDepsOf(service).book, quotable: rules.quotable };

const clock = new ManualClock();

function workers(more: Partial<WorkersOptions> = {}): Workers {
  const deps = refCounted(source, () => {});
  const made = startWorkers({
    lease: deps.lease,
    scenarios: 'scenarios',
    timeBudget: Number.POSITIVE_INFINITY,
    clock,
    // a question's age is then that of the clock
    processorTime: () => undefined,
    ...more,
  });
  started.push(made);
  return made;
}

const ruling = (text: string) => ({ kind: 'ruling', text }) as const;

/** A question with far more to explore than a machine can in one turn of the event loop. */
const ENDLESS = {
  kind: 'etb',
  options: {
    card: 'Clone',
    with: '40 Mycosynth Lattice; 40 Opalescence; 40 March of the Machines; 40 Grizzly Bears',
    against: '50 Imposing Sovereign; 40 Glorious Anthem; 40 Crusade',
  },
} as const;

describe('a worker', () => {
  test('answers as the service does, names, rules and refusals included', async () => {
    const { answer, otherDates } = workers({ workers: 1 });
    for (const question of [
      {
        kind: 'etb',
        options: { card: 'erebos, god of the dead', with: '2 Agent of the Fates', against: 'Imposing Sovereign' },
      },
      {
        kind: 'etb',
        options: { card: 'Sol Ring', with: 'March of the Machines', against: 'Imposing Sovereign', rules: 'Ixalan' },
      },
      { kind: 'etb', options: { card: 'Clone', with: 'Gizzly Bears; Qwertzu' } },
      ruling('Clone enters; opp: Grizzly Bears; rules: 1980'),
      ruling('hello there'),
    ] as const) {
      const answered = await answer(question, 'a', '1');
      const expected = explainQuestion(question, service);
      const adding = otherDates(question, '1');
      clock.advance(ADDITION_PAUSE_MS);
      const whole = await adding;
      expect(whole).toEqual(expected);
      if (!answered.ok) expect(answered).toEqual(expected);
      else {
        // What other days change is in the whole answer alone, and causes are where it took long to find them.
        const {
          otherDates: _,
          changedOn: __,
          causes,
          ...first
        } = expected.ok ? expected.value : answered.value.explanation;
        expect([first, { ...first, causes }]).toContainEqual(answered.value.explanation);
        expect(expected.ok).toBe(true);
      }
    }
  });

  test('finds a scenario of the library by its title', async () => {
    const { answer } = workers();
    const refused = await answer(ruling('nothing of that title'), 'a', '1');
    expect(refused.ok).toBe(false);
    const [first] = (await openTestService()).library.scenarios;
    if (!first) throw new Error('The library is empty.');
    expect((await answer(ruling(first.title), 'a', '1')).ok).toBe(true);
  });

  test('that takes too long is given up with a sentence, and the next question is answered', async () => {
    let spawned = 0;
    const count = () => {
      spawned += 1;
    };
    process.on('worker', count);
    const { answer } = workers({ workers: 1 });
    const begun = clock.nextTimer();
    const [long, short] = [answer(ENDLESS, 'a', '1'), answer(ruling('Grizzly Bears enters'), 'a', '1')];
    // The report that the worker has begun arrives while it works: the main thread is free.
    expect(await Promise.race([begun.then(() => 'begun'), long.then(() => 'answered')])).toBe('begun');
    clock.advance(9_999);
    const turn = new Promise(setImmediate);
    expect(await Promise.race([long.then(() => 'answered'), turn.then(() => 'at work')])).toBe('at work');
    clock.advance(1);
    const givenUp = await long;
    expect(givenUp.ok ? [] : givenUp.issues.map(it => it.message)).toEqual([
      expect.stringMatching(/too much to explore.*within 10 seconds.*Leave out permanents/),
    ]);
    expect((await short).ok).toBe(true);
    process.off('worker', count);
    // The thread was told to stop, and not ended.
    expect(spawned).toBe(1);
  });

  test('that has not the memory for a question says so, and that question is not begun again', async () => {
    const { answer } = workers({ workers: 1, memory: 24 });
    const saidOf = async (person: string) => {
      const answered = await answer(ENDLESS, person, '1');
      return answered.ok ? 'answered' : answered.issues.map(it => it.message).join(' ');
    };
    expect(await saidOf('a')).toMatch(/did not come to an end in the memory there is for one question/);
    expect(await saidOf('b')).toMatch(/^This question was asked before, .* for the memory there is/);
  });
});

/** A store of the pack's cards whose file is gone when a worker opens it. */
async function goneStore(): Promise<OpenedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-workers-'));
  const path = join(folder, 'cards.store');
  const writer = await StoreWriter.begin(path);
  for (const card of packCards()) writer.add(card);
  await writer.finish({});
  const stored = openStore(path);
  if (!stored.ok) throw new Error(stored.issues[0]?.message);
  stored.value.close();
  rmSync(folder, { recursive: true });
  return { path, revision: 1, index: stored.value.index, compiled: false };
}

describe('a look-up that throws', () => {
  test('fails its question, and another worker answers the next', async () => {
    let spawned = 0;
    const count = () => {
      spawned += 1;
    };
    process.on('worker', count);
    let damaged = true;
    const byName = (name: string) => {
      // The error of a store whose file has been changed in place; it cannot be posted as it is.
      if (damaged) throw Object.assign(new SyntaxError('Unexpected end of JSON input'), { at: () => name });
      return source.book.byName(name);
    };
    const store = await goneStore();
    const lease = () => ({ value: { ...source, book: { byName }, store }, release() {} });
    const { answer } = workers({ workers: 1, lease });
    const [first, waiting] = [
      answer(ruling('Clone enters'), 'a', '1'),
      answer(ruling('Grizzly Bears enters'), 'b', '1'),
    ];
    await expect(first).rejects.toThrow('Unexpected end of JSON input');
    damaged = false;
    expect(await waiting).toMatchObject({ ok: true, value: { hasMore: false } });
    process.off('worker', count);
    expect(spawned).toBe(2);
  });
});

describe('questions', () => {
  test('left when the workers close get a sentence too', async () => {
    const made = workers({ workers: 1 });
    const asked = [made.answer(ENDLESS, 'a', '1'), made.answer(ruling('Grizzly Bears enters'), 'b', '1')];
    await made.close();
    expect((await Promise.all(asked)).map(it => it.ok)).toEqual([false, false]);
    expect((await made.answer(ruling('Grizzly Bears enters'), 'a', '1')).ok).toBe(false);
  });
});

describe('what is replaced while it is leased', () => {
  test('is put away when its last lease is released, once', () => {
    const gone: string[] = [];
    const book = refCounted('old', it => gone.push(it));
    const [one, other] = [book.lease(), book.lease()];
    book.replace('new');
    expect([one.value, book.now(), book.lease().value]).toEqual(['old', 'new', 'new']);
    one.release();
    one.release();
    expect(gone).toEqual([]);
    other.release();
    expect(gone).toEqual(['old']);
  });

  test('is put away at once when nobody uses it', () => {
    const gone: string[] = [];
    const book = refCounted('old', it => gone.push(it));
    book.lease().release();
    book.replace('new');
    expect(gone).toEqual(['old']);
  });
});

test('a worker is warmed up before a question comes, and the others are started', async () => {
  let spawned = 0;
  const count = () => {
    spawned += 1;
  };
  process.on('worker', count);
  const { warmUp, answer } = workers({ workers: 2 });
  await warmUp();
  expect((await answer(ruling('Grizzly Bears enters'), 'a', '1')).ok).toBe(true);
  process.off('worker', count);
  expect(spawned).toBe(2);
});
