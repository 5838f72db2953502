// The update schedule: newer cards and rules are looked for at a start and by the clock, never twice at a time.
import { expect, test } from 'vitest';
import type { InstalledKind } from '../../src/service/node.ts';
import { startUpdateSchedule, type UpdateScheduleOptions } from '../../src/service/update-schedule.ts';
import { ManualClock } from '../support/manual-clock.ts';

const HOUR = 3_600_000;

/** A schedule that a test triggers by its cron expressions; fetches end at once unless `more` replaces them. */
function startSchedule(more: Partial<UpdateScheduleOptions> = {}) {
  const { now } = new ManualClock();
  const fetched: InstalledKind[] = [];
  const tasks: { readonly expression: string; readonly act: () => void; ended: boolean }[] = [];
  const made = startUpdateSchedule({
    fetch: async what => {
      fetched.push(what);
      return { kind: 'unchanged', day: '2026-08-07' };
    },
    installed: () => true,
    last: { cards: ago(1), rules: ago(1) },
    report: () => {},
    now,
    schedule: (expression, act) => {
      const task = { expression, act, ended: false };
      tasks.push(task);
      return () => {
        task.ended = true;
      };
    },
    ...more,
  });
  /** Triggers the tasks of the expressions that match, and waits until their fetches have ended. */
  const trigger = async (matches: RegExp) => {
    for (const task of tasks.filter(it => matches.test(it.expression))) task.act();
    await new Promise(setImmediate);
  };
  return { ...made, fetched, tasks, trigger };
}

function ago(hours: number): string {
  return new Date(new ManualClock().now() - hours * HOUR).toISOString();
}

const DAILY = /^\d+ \d+ \* \* \*$/;
const HOURLY = /^\d+ \* \* \* \*$/;

test.each<[string, Partial<UpdateScheduleOptions>, readonly InstalledKind[]]>([
  ['nothing where both were looked for an hour ago', {}, []],
  ['what was looked for a day ago', { last: { cards: ago(24), rules: ago(19) } }, ['cards']],
  ['what was never looked for', { last: { cards: ago(1) } }, ['rules']],
  ['what is not there, however lately it was looked for', { installed: it => it === 'rules' }, ['cards']],
])('a start looks for %s', async (_, options, expected) => {
  const { fetched, close } = startSchedule(options);
  expect(fetched).toEqual(expected);
  await close();
});

test('each day both are looked for, and each hour what is missing', async () => {
  const { fetched, trigger, close } = startSchedule({ installed: it => it === 'cards' });
  await new Promise(setImmediate);
  expect(fetched.splice(0)).toEqual(['rules']);
  await trigger(DAILY);
  expect(fetched.splice(0)).toEqual(['cards', 'rules']);
  await trigger(HOURLY);
  expect(fetched.splice(0)).toEqual(['rules']);
  await close();
});

test('what a wrong clock says was looked for in years to come is looked for', async () => {
  const { close, fetched } = startSchedule({ last: { cards: ago(-500), rules: ago(1) } });
  await new Promise(setImmediate);
  expect(fetched).toEqual(['cards']);
  await close();
});

test('what is still being looked for is not looked for again', async () => {
  let fetches = 0;
  let finish = () => {};
  const slow = new Promise<void>(resolve => {
    finish = resolve;
  });
  const { trigger, close } = startSchedule({
    fetch: async () => {
      fetches += 1;
      await slow;
      return { kind: 'unchanged', day: '2026-08-07' };
    },
    last: { cards: ago(1) },
  });
  await trigger(HOURLY);
  expect(fetches).toBe(1);
  await trigger(DAILY);
  expect(fetches).toBe(2);
  finish();
  await close();
});

test('closing ends the schedule and the fetching, and waits for both', async () => {
  const events: string[] = [];
  const { close, tasks, trigger } = startSchedule({
    fetch: (what, _, signal) =>
      new Promise(resolve => {
        signal.addEventListener('abort', () => {
          events.push(`${what} ended`);
          resolve({ kind: 'failed', issues: [] });
        });
      }),
    last: {},
    report: ({ what, kind }) => void events.push(`${what} ${kind}`),
  });
  await close();
  expect(events).toEqual(['cards begun', 'rules begun', 'cards ended', 'rules ended']);
  expect(tasks.map(it => it.ended)).toEqual([true, true, true]);
  await trigger(/./);
  expect(events).toHaveLength(4);
});

test('without another schedule one by the system clock is begun, and ended', async () => {
  const { close, tasks, fetched } = startSchedule({ schedule: undefined });
  await close();
  expect([tasks, fetched]).toEqual([[], []]);
});
