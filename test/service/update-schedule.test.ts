// When newer cards and rules are looked for: at a start, on a schedule, never twice at a time.
import { expect, test } from 'vitest';
import type { InstalledKind } from '../../src/service/node.ts';
import { startUpdateSchedule, type UpdateScheduleOptions } from '../../src/service/update-schedule.ts';
import { ManualClock } from '../support/manual-clock.ts';

const HOUR = 3_600_000;

/** An upkeep whose schedule a test strikes, by the expression of cron; what it fetches is there at once unless told. */
function upkeep(more: Partial<UpdateScheduleOptions> = {}) {
  const { now } = new ManualClock();
  const fetched: InstalledKind[] = [];
  const strikes: { readonly expression: string; readonly act: () => void; ended: boolean }[] = [];
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
      const strike = { expression, act, ended: false };
      strikes.push(strike);
      return () => {
        strike.ended = true;
      };
    },
    ...more,
  });
  /** Strikes one schedule, and waits until what it causes is done. */
  const strike = async (matches: RegExp) => {
    for (const it of strikes.filter(one => matches.test(one.expression))) it.act();
    await new Promise(setImmediate);
  };
  return { ...made, fetched, strikes, strike };
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
  const { fetched, close } = upkeep(options);
  expect(fetched).toEqual(expected);
  await close();
});

test('each day both are looked for, and each hour what is missing', async () => {
  const { fetched, strike, close } = upkeep({ installed: it => it === 'cards' });
  await new Promise(setImmediate);
  expect(fetched.splice(0)).toEqual(['rules']);
  await strike(DAILY);
  expect(fetched.splice(0)).toEqual(['cards', 'rules']);
  await strike(HOURLY);
  expect(fetched.splice(0)).toEqual(['rules']);
  await close();
});

test('what is still being looked for is not looked for again', async () => {
  let asked = 0;
  let finish = () => {};
  const slow = new Promise<void>(resolve => {
    finish = resolve;
  });
  const { strike, close } = upkeep({
    fetch: async () => {
      asked += 1;
      await slow;
      return { kind: 'unchanged', day: '2026-08-07' };
    },
    last: { cards: ago(1) },
  });
  await strike(HOURLY);
  expect(asked).toBe(1);
  await strike(DAILY);
  expect(asked).toBe(2);
  finish();
  await close();
});

test('closing ends the schedule and the fetching, and waits for both', async () => {
  const told: string[] = [];
  const { close, strikes, strike } = upkeep({
    fetch: (what, _, signal) =>
      new Promise(resolve => {
        signal.addEventListener('abort', () => {
          told.push(`${what} ended`);
          resolve({ kind: 'failed', issues: [] });
        });
      }),
    last: {},
    report: ({ what, kind }) => void told.push(`${what} ${kind}`),
  });
  await close();
  expect(told).toEqual(['cards begun', 'rules begun', 'cards ended', 'rules ended']);
  expect(strikes.map(it => it.ended)).toEqual([true, true, true]);
  await strike(/./);
  expect(told).toHaveLength(4);
});

test('without another schedule that of the machine is begun, and ended', async () => {
  const { close, strikes, fetched } = upkeep({ schedule: undefined });
  await close();
  expect([strikes, fetched]).toEqual([[], []]);
});
