// The end of a daily question where Discord fails, or the process that closes it does.

import pino from 'pino';
import { expect, test } from 'vitest';
import { type DailyOptions, postDailyQuestions } from '../../src/discord/gateway/daily-questions.ts';
import { printDaily } from '../../src/discord/store/daily-content.ts';
import { studyService } from '../../src/discord/store/study-service.ts';
import { openMemoryStore } from '../../src/store/node.ts';
import type { StudyQuestion } from '../../src/study/index.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { ManualClock } from '../support/manual-clock.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY = '2026-08-07';

const option = (text: string, right: boolean) => ({ text, right, why: 'So it is.', rule: '614.12' });
const question: StudyQuestion = {
  seed: 1,
  topic: 'entering',
  difficulty: 'easy',
  question: 'How does it enter?',
  scenario: {},
  options: [option('Tapped.', true), option('Untapped.', false)],
  rule: '614.12',
  trail: [],
};

/** A question that was posted and is over, and an edit of its message that acts as told. */
async function overQuestion(edit: () => Promise<void>) {
  const clock = new ManualClock();
  const log = pino({ level: 'silent' });
  const store = await openMemoryStore({ report: () => {}, clock });
  await store.daily.claim({ server: '1', day: DAY, channel: '2', content: printDaily(question), dueAt: clock.now() });
  await store.daily.posted('1', DAY, '3');
  clock.advance(25 * HOUR);
  const options: DailyOptions = {
    daily: store.daily,
    settings: { all: async () => new Map() },
    backend: fakeBackend(),
    channels: { post: async () => '3', edit },
    study: studyService(store, clock),
    clock,
    log,
  };
  return { clock, store, options };
}

test('the answer is shown at a later round where its edit failed, and once', async () => {
  let tries = 0;
  const { clock, store, options } = await overQuestion(async () => {
    tries += 1;
    if (tries === 1) throw new Error('503');
  });
  await postDailyQuestions(options);
  await postDailyQuestions(options);
  expect(tries).toBe(1);
  expect((await store.daily.find('1', DAY))?.closed).toBe(true);
  clock.advance(11 * MINUTE);
  await postDailyQuestions(options);
  expect(tries).toBe(2);
  clock.advance(HOUR);
  await postDailyQuestions(options);
  expect(tries).toBe(2);
  await store.close();
});

test('a process that ends between closing and editing is taken over from', async () => {
  let tries = 0;
  const { clock, store, options } = await overQuestion(async () => {
    tries += 1;
  });
  expect(await store.daily.close('1', DAY)).toBe(true);
  await postDailyQuestions(options);
  expect(tries).toBe(0);
  clock.advance(11 * MINUTE);
  await postDailyQuestions(options);
  expect(tries).toBe(1);
  await store.close();
});
