// Whose question is next, on which worker and for how long: with workers that do nothing, on a clock that stands still.
import { beforeEach, describe, expect, test } from 'vitest';
import { ok } from '../../src/kit/result.ts';
import {
  ADDITION_PATIENCE_MS,
  ADDITION_PAUSE_MS,
  CROWDED_MS,
  EXERCISE_AFTER_MS,
  MOST_WAITING,
  Schedule,
  type ScheduleOptions,
  STOP_MS,
  STOPPING_MS,
} from '../../src/service/workers/schedule.ts';
import type { WorkerEvents } from '../../src/service/workers/scheduled-worker.ts';
import { QUICK_MS } from '../../src/service/workers/slot.ts';
import type { Task, TaskResult } from '../../src/service/workers/task.ts';
import { Turns } from '../../src/service/workers/turns.ts';
import { makeExplanation } from '../support/fake-backend.ts';
import { ManualClock } from '../support/manual-clock.ts';

let clock: ManualClock;
let ended: number;
/** The tasks at work, in the order it was begun. */
let atWork: { readonly task: Task; readonly events: WorkerEvents }[];
beforeEach(() => {
  clock = new ManualClock();
  ended = 0;
  atWork = [];
});

const DONE: TaskResult = ok(makeExplanation());

function schedule(more: Partial<ScheduleOptions> = {}): Schedule {
  return new Schedule({
    workers: 2,
    clock,
    spawn: events => {
      let doing: (typeof atWork)[number] | undefined;
      const stop = () => {
        atWork = atWork.filter(it => it !== doing);
      };
      return {
        begin: task => {
          doing = {
            task,
            events: {
              ...events,
              done: result => {
                stop();
                events.done(result);
              },
            },
          };
          atWork.push(doing);
          events.begun();
        },
        end: async () => {
          ended += 1;
          stop();
        },
      };
    },
    ...more,
  });
}

/** The texts of the questions at work. */
const texts = () =>
  atWork.map(({ task }) => (task.kind === 'answer' && 'text' in task.question ? task.question.text : 'card'));
const finish = (text: string) => atWork[texts().indexOf(text)]?.events.done(DONE);

function asker(of: Schedule) {
  return (text: string, person: string) =>
    of.question({ kind: 'answer', question: { kind: 'ruling', text }, revision: '' }, person, text);
}

const ENDING_SAID = 'I am starting anew. Please ask again in a minute.';

const said = async (result: Promise<TaskResult> | undefined): Promise<string> => {
  const task = await result;
  return task === undefined ? 'nothing' : task.ok ? 'answered' : task.issues.map(it => it.message).join(' ');
};

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
          ended += 1;
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
  atWork = [];
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
  /** Workers that note what they are told to stop, and go on until a test ends that. */
  function interruptible(stopping: WorkerEvents[], more: Partial<ScheduleOptions> = {}): Schedule {
    const begun = (task: Task, events: WorkerEvents) => {
      const doing = { task, events };
      const stop = () => {
        atWork = atWork.filter(it => it !== doing);
      };
      doing.events = {
        ...events,
        done: result => {
          stop();
          events.done(result);
        },
        interrupted: () => {
          stop();
          events.interrupted();
        },
      };
      atWork.push(doing);
      return doing.events;
    };
    return schedule({
      spawn: events => {
        let now = events;
        return {
          begin: task => {
            now = begun(task, events);
            events.begun();
          },
          interrupt: () => {
            stopping.push(now);
          },
          end: async () => {
            ended += 1;
          },
        };
      },
      ...more,
    });
  }

  test('is told to stop what has had its time, and does the next', async () => {
    const stopping: WorkerEvents[] = [];
    const ask = asker(interruptible(stopping));
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
    const ask = asker(interruptible(stopping, { workers: 1, timeout: 2_000 }));
    const heavy = ask('heavy', 'a');
    clock.advance(2_000);
    expect(await said(heavy)).toMatch(/too much to explore/);
    void ask('other', 'b');
    stopping.pop()?.done(DONE);
    expect([texts(), ended]).toEqual([['other'], 0]);
  });

  test('is ended where it does not stop', async () => {
    const ask = asker(interruptible([], { workers: 1, timeout: 2_000 }));
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
    const all = interruptible(stopping);
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
