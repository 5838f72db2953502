// Whose question is next, on which worker and for how long: with workers that do nothing, on a clock that stands still.
import { beforeEach, describe, expect, test } from 'vitest';
import { CROWDED_MS, MOST_WAITING, STOP_MS, STOPPING_MS } from '../../src/service/workers/schedule.ts';
import type { WorkerEvents } from '../../src/service/workers/scheduled-worker.ts';
import { QUICK_MS } from '../../src/service/workers/slot.ts';
import type { Task } from '../../src/service/workers/task.ts';
import { Turns } from '../../src/service/workers/turns.ts';
import {
  asker,
  atWork,
  clock,
  countEnd,
  DONE,
  ended,
  finish,
  interruptibleWorkers,
  reset,
  said,
  schedule,
  texts,
} from './support/idle-workers.ts';

beforeEach(reset);

test('what waits is counted by its lane', async () => {
  const waits = schedule();
  const ask = asker(waits);
  for (const question of ['a1', 'b1', 'c1', 'd1']) void ask(question, question);
  void waits.lookup({ kind: 'card', name: 'Clone' });
  const addition = { kind: 'otherDates', question: { kind: 'ruling', text: 'a1' }, revision: '' } as const;
  void waits.addition(addition, 'a1');
  expect(waits.waiting()).toEqual({ lookup: 1, quick: 2, heavy: 0, addition: 1 });
  // What has had its time of the quick lane makes way, and waits for the heavy one.
  clock.advance(STOP_MS);
  expect(waits.waiting()).toEqual({ lookup: 0, quick: 2, heavy: 1, addition: 1 });
  await waits.close();
  expect(waits.waiting()).toEqual({ lookup: 0, quick: 0, heavy: 0, addition: 0 });
});

describe('turns', () => {
  test('go by person, in the order in which people came', () => {
    const turns = new Turns<string>();
    for (const question of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) turns.add(question.charAt(0), question);
    expect(turns.hasOther('a', () => false)).toBe(true);
    expect(turns.hasOther('a', it => it !== 'a')).toBe(false);
    const taken = Array.from({ length: 6 }, () => turns.take(it => turns.size === 6 && it === 'a'));
    expect(taken).toEqual(['b1', 'a1', 'c1', 'b2', 'a2', 'a3']);
    expect([turns.size, turns.take(() => false)]).toEqual([0, undefined]);
  });
});

describe('of one person', () => {
  test('one question is at work and two wait; the next is refused in words', async () => {
    const ask = asker(schedule());
    const [first, second, third, fourth] = ['a1', 'a2', 'a3', 'a4'].map(text => ask(text, 'a'));
    expect(texts()).toEqual(['a1']);
    expect(await said(fourth)).toMatch(/^3 questions of yours are still at work or waiting/);
    finish('a1');
    expect(texts()).toEqual(['a2']);
    finish('a2');
    finish('a3');
    expect(await Promise.all([first, second, third].map(said))).toEqual(Array(MOST_WAITING + 1).fill('answered'));
  });

  test('questions do not keep others from the other worker, nor from their turns', () => {
    const ask = asker(schedule());
    for (const question of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void ask(question, question.charAt(0));
    expect(texts()).toEqual(['a1', 'b1']);
    finish('a1');
    expect(texts()).toEqual(['b1', 'a2']);
    finish('a2');
    expect(texts()).toEqual(['b1', 'c1']);
  });
});

describe('heavy questions', () => {
  test('leave a worker to the others, and of many people they make way', async () => {
    const ask = asker(schedule());
    for (const question of ['a', 'b', 'c', 'd']) void ask(`heavy ${question}`, question);
    clock.advance(QUICK_MS);
    // The first is in the heavy lane now, which has no room for the second: that has a little longer.
    expect(texts()).toEqual(['heavy a', 'heavy b']);
    clock.advance(STOP_MS - QUICK_MS);
    expect(texts()).toEqual(['heavy a', 'heavy c']);
    const plain = ask('plain', 'e');
    clock.advance(STOP_MS);
    expect(texts()).toEqual(['heavy a', 'heavy d']);
    clock.advance(STOP_MS);
    finish('plain');
    expect(await said(plain)).toBe('answered');
    // Nobody waits for the quick lane any more: the heavy ones have their turns one by one.
    expect(ended).toBe(3);
    finish('heavy a');
    expect(texts()).toEqual(['heavy b']);
  });

  test('that end sooner than they must make way are answered where they stand', async () => {
    const ask = asker(schedule());
    const all = ['a', 'b', 'c'].map(it => ask(it, it));
    clock.advance(STOP_MS - 1);
    for (const question of ['a', 'b', 'c']) finish(question);
    expect(await Promise.all(all.map(said))).toEqual(['answered', 'answered', 'answered']);
    expect(ended).toBe(0);
  });

  test('have all their time while nobody waits for the heavy lane', async () => {
    const ask = asker(schedule({ timeout: 10_000 }));
    const heavy = ask('heavy', 'a');
    clock.advance(9_999);
    expect(texts()).toEqual(['heavy']);
    clock.advance(1);
    expect(await said(heavy)).toMatch(/too much to explore .* within 10 seconds/);
  });

  test('have less while somebody else waits for it', async () => {
    const ask = asker(schedule());
    const heavy = ['a', 'b'].map(it => ask(it, it));
    clock.advance(QUICK_MS);
    const plain = ask('plain', 'c');
    clock.advance(STOP_MS);
    finish('plain');
    expect(await said(plain)).toBe('answered');
    clock.advance(CROWDED_MS);
    expect(await said(heavy[0])).toMatch(/within 4 seconds/);
    expect(texts()).toEqual(['b']);
  });

  test('are those that take the processor, and not those that wait for it on a busy machine', async () => {
    const all = schedule({
      spawn: events => ({
        begin: task => {
          atWork.push({ task, events });
          events.begun();
        },
        spent: () => 50,
        end: async () => {
          countEnd();
        },
      }),
    });
    const ask = asker(all);
    const [starved] = ['a', 'b', 'c'].map(it => ask(it, it));
    clock.advance(9.9 * STOP_MS);
    expect([texts(), ended]).toEqual([['a', 'b'], 0]);
    clock.advance(100_000);
    expect(await said(starved)).toMatch(/too much to explore/);
  });

  test('are looked for once they may be heavy: the system is not asked about others', async () => {
    let looks = 0;
    const all = schedule({
      spawn: events => ({
        begin: task => {
          atWork.push({ task, events });
          events.begun();
        },
        spent: () => {
          looks += 1;
          return 0;
        },
        end: () => Promise.resolve(),
      }),
    });
    const ask = asker(all);
    const quick = ask('quick', 'a');
    clock.advance(QUICK_MS - 1);
    finish('quick');
    expect([await said(quick), looks]).toEqual(['answered', 0]);
    void ask('slow', 'a');
    clock.advance(QUICK_MS);
    expect(looks).toBeGreaterThan(0);
  });

  test('that were given up are refused at once when they are asked again', async () => {
    const ask = asker(schedule());
    const heavy = ask('heavy', 'a');
    clock.advance(10_000);
    await heavy;
    expect(await said(ask('heavy', 'b'))).toMatch(/^This question was asked before, .* 10 seconds/);
    expect(texts()).toEqual([]);
  });
});

test('a question that takes more memory than a worker has is refused as such, and is not begun again', async () => {
  const ask = asker(schedule());
  const large = ask('large', 'a');
  clock.advance(50);
  atWork[0]?.events.gone(new Error('no memory'), true);
  expect(await large).toMatchObject({ ok: false, issues: [{ limit: 'memory' }] });
  expect(await said(large)).toMatch(/did not come to an end in the memory there is for one question/);
  atWork.length = 0;
  const again = ask('large', 'b');
  expect(texts()).toEqual([]);
  expect(await again).toMatchObject({ ok: false, issues: [{ limit: 'before' }] });
  expect(await said(again)).toMatch(/^This question was asked before, .* for the memory there is/);
});

test('a question of study that was not found in time is asked for again, and nothing is said of permanents', async () => {
  const all = schedule({ timeout: 2_000 });
  const study = all.question({ kind: 'study', request: { seed: 1 } }, 'a', 'seed 1');
  clock.advance(2_000);
  expect(await study).toMatchObject({ ok: false, issues: [{ limit: 'time' }] });
  expect(await said(study)).toMatch(/found no question in time\. Please ask for another/);
});

describe('after a question was given up', () => {
  test('the next of that person begins in the heavy lane, on a worker nobody else waits for', async () => {
    const ask = asker(schedule({ timeout: 2_000 }));
    void ask('plain', 'b');
    const heavy = ask('heavy', 'a');
    finish('plain');
    clock.advance(2_000);
    await heavy;
    void ask('other heavy', 'c');
    clock.advance(QUICK_MS);
    void ask('heavy again', 'a');
    expect(texts()).toEqual(['other heavy']);
    void ask('plain again', 'b');
    expect(texts()).toEqual(['other heavy', 'plain again']);
    finish('plain again');
    finish('other heavy');
    expect(texts()).toEqual(['heavy again']);
    finish('heavy again');
    void ask('quick', 'a');
    expect(texts()).toEqual(['quick']);
  });

  test('the new worker loads what questions need, where none waits', async () => {
    const warmUp: Task = { kind: 'card', name: 'Clone' };
    const ask = asker(schedule({ timeout: 2_000, warmUp: [warmUp] }));
    const heavy = ask('heavy', 'a');
    clock.advance(2_000);
    await heavy;
    expect(texts()).toEqual(['card']);
    void ask('plain', 'b');
    expect(texts()).toEqual(['card', 'plain']);
  });
});

describe('a worker that can be interrupted', () => {
  test('is told to stop what has had its time, and does the next', async () => {
    const stopping: WorkerEvents[] = [];
    const ask = asker(interruptibleWorkers(stopping));
    const [, , plain] = ['heavy a', 'heavy b', 'plain'].map(it => ask(it, it));
    clock.advance(STOP_MS);
    expect([stopping.length, texts()]).toEqual([1, ['heavy a', 'heavy b']]);
    stopping.pop()?.interrupted();
    expect(texts()).toEqual(['heavy a', 'plain']);
    finish('plain');
    expect(await said(plain)).toBe('answered');
    expect(ended).toBe(0);
  });

  test('has its answer passed over where that comes too late', async () => {
    const stopping: WorkerEvents[] = [];
    const ask = asker(interruptibleWorkers(stopping, { workers: 1, timeout: 2_000 }));
    const heavy = ask('heavy', 'a');
    clock.advance(2_000);
    expect(await said(heavy)).toMatch(/too much to explore/);
    void ask('other', 'b');
    stopping.pop()?.done(DONE);
    expect([texts(), ended]).toEqual([['other'], 0]);
  });

  test('is ended where it does not stop', async () => {
    const ask = asker(interruptibleWorkers([], { workers: 1, timeout: 2_000 }));
    const heavy = ask('heavy', 'a');
    clock.advance(2_000);
    await heavy;
    void ask('other', 'b');
    clock.advance(STOPPING_MS - 1);
    expect([texts(), ended]).toEqual([['heavy'], 0]);
    clock.advance(1);
    expect([texts().at(-1), ended]).toEqual(['other', 1]);
  });

  test('leaves an addition for later where people wait behind something heavy', async () => {
    const stopping: WorkerEvents[] = [];
    const all = interruptibleWorkers(stopping);
    const ask = asker(all);
    const question = { kind: 'ruling', text: '' } as const;
    const added = all.addition({ kind: 'otherDates', question, revision: '' }, 'addition');
    for (const question of ['heavy', 'plain']) void ask(question, question);
    clock.advance(QUICK_MS - 1);
    expect(stopping.length).toBe(0);
    clock.advance(1);
    stopping.pop()?.interrupted();
    expect(texts()).toEqual(['heavy', 'plain']);
    finish('heavy');
    atWork.at(-1)?.events.done(DONE);
    expect(await said(added)).toBe('answered');
    expect(ended).toBe(0);
  });
});

describe('a look-up', () => {
  test('is before all questions that wait', () => {
    const many = schedule();
    const ask = asker(many);
    for (const question of ['a', 'b', 'c']) void ask(question, question);
    void many.lookup({ kind: 'card', name: 'Clone' });
    finish('a');
    expect(texts()).toEqual(['b', 'card']);
  });
});

describe('200 questions of 200 people at once', () => {
  test('are all answered', async () => {
    const ask = asker(schedule());
    const all = Array.from({ length: 200 }, (_, n) => ask(`${n}`, `person ${n}`));
    for (let n = 0; n < 200; n++) finish(`${n}`);
    expect(new Set(await Promise.all(all.map(said)))).toEqual(new Set(['answered']));
  });

  test('beyond the bound are refused in words', async () => {
    const ask = asker(schedule({ waiting: 1 }));
    const all = Array.from({ length: 4 }, (_, n) => ask(`${n}`, `person ${n}`));
    expect(await said(all[3])).toMatch(/ask again in a minute/);
  });
});

test('a worker that ends as it starts is made anew for the next question, not for ever', async () => {
  let made = 0;
  const gone: (() => void)[] = [];
  const failing = schedule({
    spawn: events => {
      made += 1;
      gone.push(() => events.gone(new Error('no memory'), false));
      return { begin: () => {}, end: async () => {} };
    },
  });
  await failing.warmUp();
  expect(made).toBe(2);
  for (const end of gone.splice(0)) end();
  expect(made).toBe(2);
  const asked = asker(failing)('a', 'a');
  expect(made).toBe(3);
  gone.pop()?.();
  await expect(asked).rejects.toThrow('no memory');
});
