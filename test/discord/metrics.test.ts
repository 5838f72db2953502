// The counts of questions, as Prometheus reads them.

import { readFileSync } from 'node:fs';
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

test('all that are not of the process itself stand in the docs, with their labels and no others', async () => {
  const metrics = makeMetrics(
    () => 0,
    () => ({ ...fakeBackend(), waiting: async () => ({ lookup: 0, quick: 0, heavy: 0, addition: 0 }) }),
  );
  metrics.begun('command')();
  metrics.responded(1, 'answered');
  metrics.failed();
  for (const path of [['with'], []])
    await metrics
      .measured({ ...fakeBackend(), answer: async () => err([{ path, message: '', limit: 'time' }]) })
      .answer({ kind: 'ruling', text: 'x' }, 'asker');
  const text = await metrics.text();
  const names = [...text.matchAll(/^# TYPE (threshold_\S+)/gmu)].map(it => it[1] ?? '');
  const labels = (name: string) => [
    ...new Set(
      [...text.matchAll(new RegExp(`^${name}(?:_bucket|_sum|_count)?\\{(.+)\\}`, 'gmu'))]
        .flatMap(it => [...(it[1] ?? '').matchAll(/(\w+)="/gu)].map(label => label[1] ?? ''))
        .filter(it => it !== 'le'),
    ),
  ];
  const docs = readFileSync(new URL('../../docs/many-servers.md', import.meta.url), 'utf8');
  const told = [...docs.matchAll(/^\| `(threshold_\w+)(?:\{([\w,]+)\})?` \|/gmu)];
  expect(told.map(it => [it[1], it[2]?.split(',') ?? []]).toSorted()).toEqual(
    names.map(it => [it, labels(it)]).toSorted(),
  );
});
