// Work beside what people ask: additions to answers, workers that are warmed up, the end of a schedule.
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ADDITION_PATIENCE_MS,
  ADDITION_PAUSE_MS,
  EXERCISE_AFTER_MS,
  STOP_MS,
} from '../../src/service/workers/schedule.ts';
import { QUICK_MS } from '../../src/service/workers/slot.ts';
import type { Task } from '../../src/service/workers/task.ts';
import {
  asker,
  atWork,
  clock,
  DONE,
  ENDING_SAID,
  finish,
  reset,
  said,
  schedule,
  texts,
} from './support/idle-workers.ts';

beforeEach(reset);

describe('additions to answers', () => {
  const question = { kind: 'ruling', text: 'more' } as const;
  const ADDITION: Task = { kind: 'otherDates', question, revision: '' };
  const isAdding = () => atWork.some(it => it.task === ADDITION);

  test('wait until nobody has asked for a moment', async () => {
    const all = schedule();
    const ask = asker(all);
    void ask('first', 'a');
    finish('first');
    const added = all.addition(ADDITION, 'first');
    clock.advance(ADDITION_PAUSE_MS - 1);
    void ask('second', 'b');
    clock.advance(ADDITION_PAUSE_MS - 1);
    finish('second');
    clock.advance(ADDITION_PAUSE_MS - 1);
    expect(isAdding()).toBe(false);
    clock.advance(1);
    expect(isAdding()).toBe(true);
    atWork.at(-1)?.events.done(DONE);
    expect(await said(added)).toBe('answered');
  });

  test('are worked out beside questions that never pause', () => {
    const all = schedule();
    const ask = asker(all);
    void ask('0', 'a');
    finish('0');
    void all.addition(ADDITION, '0');
    for (let passed = 0; passed < ADDITION_PATIENCE_MS; passed += ADDITION_PAUSE_MS / 2) {
      expect(isAdding()).toBe(false);
      clock.advance(ADDITION_PAUSE_MS / 2);
      void ask(`after ${passed}`, 'a');
      finish(`after ${passed}`);
    }
    expect(isAdding()).toBe(true);
  });
});

describe('a schedule that is left', () => {
  test('refuses at once what waits behind long questions, and answers what is quick', async () => {
    const all = schedule();
    const ask = asker(all);
    const heavy = ['a', 'b', 'c'].map(it => ask(`heavy ${it}`, it));
    clock.advance(STOP_MS);
    expect(texts()).toEqual(['heavy a', 'heavy c']);
    const question = { kind: 'ruling', text: 'more' } as const;
    const added = all.addition({ kind: 'otherDates', question, revision: '' }, 'addition');
    const plain = ask('plain', 'd');
    all.leave();
    expect(await Promise.all([heavy[1], added].map(said))).toEqual([ENDING_SAID, ENDING_SAID]);
    clock.advance(QUICK_MS);
    expect(texts()).toEqual(['heavy a', 'plain']);
    expect(await said(heavy[2])).toBe(ENDING_SAID);
    finish('plain');
    finish('heavy a');
    expect(await Promise.all([plain, heavy[0]].map(said))).toEqual(['answered', 'answered']);
    const later = all.addition({ kind: 'otherDates', question, revision: '' }, 'addition');
    expect(await said(later)).toBe(ENDING_SAID);
  });

  test('stops an addition at work, for which nobody waits', async () => {
    const all = schedule();
    const question = { kind: 'ruling', text: 'more' } as const;
    const added = all.addition({ kind: 'otherDates', question, revision: '' }, 'addition');
    expect(atWork).toHaveLength(1);
    all.leave();
    expect([await said(added), atWork.length]).toEqual([ENDING_SAID, 0]);
  });

  test('refuses what is still at work when it is closed', async () => {
    const all = schedule();
    const asked = asker(all)('heavy', 'a');
    await all.close();
    expect(await Promise.all([asked, asker(all)('next', 'a')].map(said))).toEqual([ENDING_SAID, ENDING_SAID]);
  });
});

describe('workers that are warmed up', () => {
  test('are one at first, which is all that is waited for, and then the others', async () => {
    const tasks = ['Clone', 'Humility'].map((name): Task => ({ kind: 'card', name }));
    const all = schedule({ workers: 3, warmUp: tasks });
    let isWarm = false;
    const warmed = all.warmUp().then(() => {
      isWarm = true;
    });
    expect(atWork.map(it => it.task)).toEqual([tasks[0]]);
    atWork[0]?.events.done(DONE);
    expect(atWork.map(it => it.task)).toEqual([tasks[1]]);
    expect(isWarm).toBe(false);
    atWork[0]?.events.done(DONE);
    await warmed;
    expect(atWork.map(it => it.task)).toEqual([tasks[0], tasks[0]]);
    void asker(all)('plain', 'a');
    expect(atWork.length).toBe(3);
  });

  test('exercise one after the other while nobody asks, and leave off where somebody does', async () => {
    const [load, ...exercise] = ['Clone', 'Humility', 'Opalescence'].map((name): Task => ({ kind: 'card', name }));
    const all = schedule({ warmUp: load ? [load] : [], exercise });
    void all.warmUp();
    const done = () => atWork.at(-1)?.events.done(DONE);
    done();
    done();
    clock.advance(EXERCISE_AFTER_MS - 1);
    expect(atWork).toEqual([]);
    clock.advance(1);
    expect(atWork.map(it => it.task)).toEqual([exercise[0]]);
    void asker(all)('plain', 'a');
    done();
    done();
    expect(atWork).toEqual([]);
    const tasks: (Task | undefined)[] = [];
    for (let n = 0; n < 8; n++) {
      clock.advance(ADDITION_PAUSE_MS);
      expect(atWork.length).toBeLessThan(2);
      tasks.push(atWork[0]?.task);
      done();
    }
    expect(tasks.filter(it => it !== undefined)).toHaveLength(3);
    expect(new Set(tasks)).toEqual(new Set([...exercise, undefined]));
  });

  test('fail where the first does', async () => {
    const all = schedule({ warmUp: [{ kind: 'card', name: 'Clone' }] });
    const warmed = all.warmUp();
    atWork[0]?.events.fault(new Error('broken'));
    await expect(warmed).rejects.toThrow('broken');
  });
});
