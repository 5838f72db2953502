// /study: a question for one person, its result, what is asked again and when, after a restart and in another process.

import '../../src/service/oracle-compiler.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { serviceBackend } from '../../src/discord/gateway/answer-reply.ts';
import type { BotBackend } from '../../src/discord/index.ts';
import { renderScores } from '../../src/discord/render/render-scores.ts';
import type { StudyRequestAbout } from '../../src/service/index.ts';
import { knowledgeOf, reviewRule } from '../../src/study/repetition.ts';
import type { Exchange, Shown } from '../support/discord/exchange.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { liveServiceOn } from '../support/fake-live-service.ts';
import { type Replica, startReplica } from '../support/replica.ts';
import { bot, discord } from '../support/start-test-bot.ts';
import { openTestService } from '../support/test-service.ts';

const DAY = 24 * 3_600_000;

const replicas: Replica[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(replicas.splice(0).map(it => it.stop()));
  await Promise.all(folders.splice(0).map(it => rm(it, { recursive: true })));
});

async function stage(backend: BotBackend = fakeBackend()) {
  const world = await discord();
  const folder = await mkdtemp(join(tmpdir(), 'threshold-study-'));
  folders.push(folder);
  const start = async (on = backend) => {
    const made = await startReplica(world, { folder }, on);
    replicas.push(made);
    return made;
  };
  const first = await start();
  await first.turn();
  return { world, start, first, me: world.person('me') };
}

function words({ body }: Shown): string {
  const [embed] = body.embeds ?? [];
  return [embed?.title, embed?.description, embed?.footer?.text].filter(it => it !== undefined).join('\n');
}

function labels({ body }: Shown): readonly string[] {
  return (body.components ?? []).flatMap(it => it.components).flatMap(it => ('label' in it ? [it.label ?? ''] : []));
}

/** The id of the button to the next question. */
function nextId({ body }: Shown): string | undefined {
  const parts = (body.components ?? []).flatMap(it => it.components);
  const next = parts.find(it => 'label' in it && it.label === 'Next question');
  return next && 'custom_id' in next ? next.custom_id : undefined;
}

async function shownAfter(exchange: Exchange): Promise<string> {
  return words(await exchange.answer());
}

describe('a question of the engine', () => {
  test('has a button for each option; the press says whether it is right, why, how and by which rule', async () => {
    const world = await discord();
    await bot(world, { backend: serviceBackend(liveServiceOn(await openTestService())) });
    const me = world.person('me');
    const asked = await world.slash(me, 'study', { topic: 'entering' }).answer();
    expect(asked.onlyFor).toEqual(me);
    expect(words(asked)).toMatch(/^entering the battlefield · (?:easy|medium|hard)\n/u);
    const letters = labels(asked);
    expect(letters.length).toBeGreaterThanOrEqual(2);
    const results = await Promise.all(
      letters.map(async letter => {
        const copy = { ...asked, body: { ...asked.body } };
        await world.press(me, copy, letter).answer();
        return words(copy);
      }),
    );
    expect(results.filter(it => it.startsWith('Right: '))).toHaveLength(1);
    for (const result of results) {
      expect(result).toMatch(/\*\*[A-E] is right\.\*\* .+\n\n\*\*1\.\*\* .+\n\n> \*\*\d+\.\d+/su);
      if (!result.startsWith('Right')) expect(result).toMatch(/\*\*Not [A-E]\.\*\* .+\d{3}\.\d+/u);
    }
  });
});

describe('study', () => {
  test('goes on where the store is away: questions and results are shown, and are said not to count', async () => {
    const world = await discord();
    const away = () => Promise.reject(new Error('away'));
    const study = { due: away, answer: away, progress: away, counts: away, scores: away, join: away, isIn: away };
    await bot(world, { study, troubled: true });
    const me = world.person('me');
    const asked = await world.slash(me, 'study', { topic: 'layers' }).answer();
    expect(words(asked)).toMatch(/^layers · /u);
    expect(await shownAfter(world.press(me, asked, 'A'))).toMatch(/^(?:Right|Not so): .*is not counted/su);
    for (const label of ['My progress', 'Scores']) {
      const shown = await world.press(me, asked, label).answer();
      expect(words(shown)).toBe('I cannot say that now\nI cannot reach what is stored. Try again in a minute.');
    }
  });

  test('goes on after a restart and in another process, one answer to a question counts, and erasing ends it', async () => {
    const { world, start, first, me } = await stage();
    const asked = await world.slash(me, 'study', { topic: 'layers', difficulty: 'hard' }).answer();
    expect(words(asked)).toMatch(/^layers · hard\nDoes the bear of seed 0/u);
    await first.stop();
    replicas.splice(0);
    const second = await start();
    await second.turn();
    const before = { ...asked, body: { ...asked.body } };
    expect(await shownAfter(world.press(me, asked, 'B'))).toMatch(
      /^Not so: layers · hard.*Not B\.\*\* That would be so/su,
    );
    expect(labels(asked)).toEqual(['Next question', 'My progress', 'Scores']);
    expect(await shownAfter(world.press(me, before, 'A'))).toMatch(/^Right: .*that answer counts\.$/su);
    const progress = await world.press(me, asked, 'My progress').answer();
    expect(words(progress)).toContain('**Answered**: 1, of which 0 right\n**Streak**: one day');
    expect(words(progress)).toMatch(
      /\*\*613\.8\*\* layers: (?:missed \w+(?: times)?, )?\d+% likely to be remembered today/u,
    );
    const about = await world.slash(me, 'about').answer();
    expect(await shownAfter(world.press(me, about, 'Erase what is stored about me'))).toContain('The 3 things');
    expect(await shownAfter(world.press(me, asked, 'My progress'))).toContain('You have answered no question yet');
  });

  test('asks again about what was missed, when it is due, unless another topic is wanted', async () => {
    const requests: StudyRequestAbout[] = [];
    const fake = fakeBackend();
    const backend = {
      ...fake,
      study: (request: StudyRequestAbout, person: string) => {
        requests.push(request);
        return fake.study(request, person);
      },
    };
    const { world, me } = await stage(backend);
    const ask = (options: Readonly<Record<string, string>> = {}) => world.slash(me, 'study', options).answer();
    const asked = await ask({ topic: 'copies' });
    await world.press(me, asked, 'B').answer();
    requests.splice(0);
    expect(words(await ask())).not.toContain('to be asked again');
    world.clock.advance(3 * DAY);
    expect(words(await ask())).toMatch(/^copies · .*\nAbout a rule to be asked again/su);
    await ask({ topic: 'sagas' });
    expect(requests).toEqual([
      { seed: 0 },
      { seed: 0, topic: 'copies', rules: ['613.8', '614.12'] },
      { seed: 0, topic: 'sagas' },
    ]);
    // after a topic that repetition has chosen, the next question is about anything again
    const [again, layers] = [await ask(), await ask({ topic: 'layers' })];
    for (const shown of [again, layers]) await world.press(me, shown, 'A').answer();
    expect([again, layers].map(nextId)).toEqual(['k::', 'k:layers:']);
  });

  test('tells of a question that another version makes otherwise, and of forged choices', async () => {
    const fake = fakeBackend();
    const { world, start, me } = await stage();
    const asked = await world.slash(me, 'study').answer();
    const newer = await start({
      ...fake,
      study: async (request, person) => {
        const made = await fake.study(request, person);
        return made.ok ? { ok: true, value: { ...made.value, question: 'Another question?' } } : made;
      },
    });
    await newer.turn();
    const gone = await world.press(me, asked, 'A').answer();
    expect(words(gone)).toContain('made by an earlier version');
    expect(labels(gone)).toContain('Next question');
    expect(await shownAfter(world.slash(me, 'study', { show: 'scores' }, 'bot'))).toContain(
      'Only a server has a table',
    );
  });
});

describe('the repetition of a rule', () => {
  test('is sooner after a miss and later after each right answer; other text begins anew', () => {
    const now = Date.UTC(2026, 7, 7);
    const right = reviewRule(undefined, 'layers', true, now);
    const later = reviewRule(right.state, 'layers', true, right.dueAt);
    const missed = reviewRule(later.state, 'layers', false, later.dueAt);
    expect(right.dueAt - now).toBeGreaterThanOrEqual(DAY);
    expect(later.dueAt - right.dueAt).toBeGreaterThan(right.dueAt - now);
    expect(missed.dueAt - later.dueAt).toBeLessThan(later.dueAt - right.dueAt);
    expect(knowledgeOf(missed.state, missed.dueAt)).toMatchObject({ topic: 'layers', missed: 1 });
    expect(knowledgeOf(right.state, now + 300 * DAY)?.known).toBeLessThan(
      knowledgeOf(right.state, now + DAY)?.known ?? 0,
    );
    expect(reviewRule('{"card":1}', 'layers', true, now)).toEqual(right);
    expect(knowledgeOf('no state', now)).toBeUndefined();
  });
});

test('The table of scores tells of no longer streak than the days that it looks at', () => {
  const score = { person: '1', answered: 29, correct: 20 };
  const [shown] = renderScores(
    [29, 31].map(streak => ({ ...score, streak })),
    '1',
    true,
  ).embeds;
  expect(shown?.description).toMatch(/streak: 29 days\n.*streak: 30 days or more$/u);
});
