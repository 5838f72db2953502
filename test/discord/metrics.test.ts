// The counts of questions, as Prometheus reads them.

import { expect, test } from 'vitest';
import { makeMetrics } from '../../src/discord/gateway/metrics.ts';
import type { BotBackend } from '../../src/discord/index.ts';
import type { ServiceLimit } from '../../src/kit/issue.ts';
import { err } from '../../src/kit/result.ts';
import { fakeBackend } from '../support/fake-backend.ts';

test('refusals are counted by option or limit, and questions that were given up by what they took', async () => {
  const metrics = makeMetrics(
    () => 0,
    () => undefined,
  );
  const limits: readonly (ServiceLimit | undefined)[] = [
    'time',
    'time',
    'memory',
    'busy',
    'person',
    'before',
    undefined,
  ];
  for (const limit of limits) {
    const refusing: BotBackend = {
      ...fakeBackend(),
      answer: async () =>
        err([limit === undefined ? { path: ['with'], message: '' } : { path: [], message: '', limit }]),
    };
    await metrics.measured(refusing).answer({ kind: 'ruling', text: 'x' }, 'asker');
  }
  const lines = (await metrics.text()).split('\n');
  const counted = (name: string) => lines.filter(it => it.startsWith(`${name}{`)).map(it => it.slice(name.length));
  expect(counted('threshold_given_up_total')).toEqual(['{limit="time"} 2', '{limit="memory"} 1']);
  expect(counted('threshold_refusals_total').toSorted()).toEqual(
    ['{option="before"} 1', '{option="busy"} 1', '{option="memory"} 1', '{option="person"} 1'].concat([
      '{option="time"} 2',
      '{option="with"} 1',
    ]),
  );
});

test('what waits for a worker is counted by lane at the moment it is read, once there are workers', async () => {
  let heavy = 0;
  let service: BotBackend | undefined;
  const metrics = makeMetrics(
    () => 0,
    () => service,
  );
  const waiting = async () => {
    const lines = (await metrics.text()).split('\n');
    return lines.filter(it => it.startsWith('threshold_waiting{')).map(it => it.slice('threshold_waiting'.length));
  };
  expect(await waiting()).toEqual([]);
  service = { ...fakeBackend(), waiting: async () => ({ lookup: 1, quick: 20, heavy, addition: 3 }) };
  heavy = 4;
  expect(await waiting()).toEqual([
    '{lane="lookup"} 1',
    '{lane="quick"} 20',
    '{lane="heavy"} 4',
    '{lane="addition"} 3',
  ]);
  heavy = 0;
  expect(await waiting()).toContain('{lane="heavy"} 0');
});
