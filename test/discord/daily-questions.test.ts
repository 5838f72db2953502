// The daily questions of servers, over a week: two servers, two processes of the bot, a restart in between.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startPostgres } from '../store/postgres-server.ts';
import type { Shown } from '../support/discord/exchange.ts';
import type { Place } from '../support/discord/interactions.ts';
import type { Person } from '../support/discord/shapes.ts';
import type { StandIn } from '../support/discord/stand-in.ts';
import { fakeBackend } from '../support/fake-backend.ts';
import { type Replica, startReplica } from '../support/replica.ts';
import { discord } from '../support/start-test-bot.ts';

const HOUR = 3_600_000;
const ONE: Place = { server: '1000000000000000001', channel: '1000000000000000011' };
const TWO: Place = { server: '1000000000000000002', channel: '1000000000000000022' };

const replicas: Replica[] = [];
const folders: string[] = [];
afterEach(async () => {
  await Promise.all(replicas.splice(0).map(it => it.stop()));
  await Promise.all(folders.splice(0).map(it => rm(it, { recursive: true })));
});

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** The stores, each with the address of a shared database where it is one. */
const STORES: readonly (readonly [string, () => Promise<string | undefined>])[] = [
  ['a file', async () => undefined],
  ...(postgres === undefined ? [] : [['PostgreSQL', postgres.database] as const]),
];

async function stage(database?: string) {
  const world = await discord();
  const folder = await mkdtemp(join(tmpdir(), 'threshold-daily-'));
  folders.push(folder);
  const start = async () => {
    const made = await startReplica(world, { folder, ...(database === undefined ? {} : { database }) }, fakeBackend());
    replicas.push(made);
    return made;
  };
  const first = await start();
  await first.turn();
  const manager = world.person('manager');
  const set = (place: Place, options: Readonly<Record<string, string | number>>) =>
    world.slash(manager, 'settings', options, place).answer();
  return { world, start, first, set };
}

function words({ body }: Shown): string {
  const [embed] = body.embeds ?? [];
  return [embed?.title, embed?.description, embed?.footer?.text].filter(it => it !== undefined).join('\n');
}

function dailyIn(world: StandIn, { channel }: Place): readonly Shown[] {
  return world.posts
    .filter(it => it.channel === channel)
    .map(it => it.shown)
    .filter(it => /^The question of /u.test(words(it)));
}

/** The letters of the right option, and of the first wrong one, of a question whose seed it names. */
function lettersOf(shown: Shown): { readonly right: string; readonly wrong: string } {
  const seed = Number(/seed (\d+)/u.exec(words(shown))?.[1]);
  return seed % 2 === 0 ? { right: 'A', wrong: 'B' } : { right: 'B', wrong: 'A' };
}

describe('the daily question', () => {
  test.each(STORES)(
    'of two servers over a week, in %s: posted once, closed with the answer, scored, erased',
    async (_, open) => {
      const { world, start, first, set } = await stage(await open());
      expect(words(await set(ONE, { daily: ONE.channel, hour: 18 }))).toContain(`in <#${ONE.channel}> at 18:00 UTC`);
      await set(TWO, { daily: TWO.channel, hour: 9 });
      expect(world.posts.map(it => words(it.shown))).toEqual([
        expect.stringContaining('Every day at 18:00 UTC'),
        expect.stringContaining('Every day at 09:00 UTC'),
      ]);
      const [me, other, third] = ['me', 'other', 'third'].map(it => world.person(it)) as [Person, Person, Person];
      const both = [first, await start()];
      const seen = new Set<string>();
      for (let hour = 1; hour <= 7 * 24; hour++) {
        world.clock.advance(HOUR);
        await Promise.all(both.map(it => it.round()));
        // in the middle of the week one of them ends, and another begins in its place
        if (hour === 80) await both.shift()?.stop();
        if (hour === 90) both.push(await start());
        for (const place of [ONE, TWO]) {
          const [newest] = dailyIn(world, place).slice(-1);
          if (newest === undefined || seen.has(newest.id)) continue;
          seen.add(newest.id);
          await both[hour % both.length]?.turn();
          const { right, wrong } = lettersOf(newest);
          const mine = await world.press(me, newest, right, place).answer();
          expect(mine.onlyFor).toEqual(me);
          expect(words(mine)).toMatch(/^Right: /u);
          expect(words(await world.press(other, newest, wrong, place).answer())).toMatch(
            /^Not so: .*That would be so if/su,
          );
          // the first answer counts, wherever the second comes
          await both.at(-1)?.turn();
          const again = words(await world.press(other, newest, right, place).answer());
          expect(again).toMatch(/^Not so: .*You have answered this question before/su);
          if (place === ONE) await world.press(third, newest, right, place).answer();
        }
      }
      const [one, two] = [dailyIn(world, ONE), dailyIn(world, TWO)];
      const days = (shown: readonly Shown[]) => shown.map(it => /\d{4}-\d\d-(\d\d)/u.exec(words(it))?.[1]);
      expect(days(one)).toEqual(['07', '08', '09', '10', '11', '12', '13']);
      expect(days(two)).toEqual(['08', '09', '10', '11', '12', '13', '14']);
      expect(new Set([...one, ...two].map(it => /seed \d+/u.exec(words(it))?.[0])).size).toBe(14);
      for (const all of [one, two]) {
        expect(all.map(it => (it.body.components ?? []).length > 0)).toEqual([...Array(6).fill(false), true]);
      }
      const [closed] = one;
      if (closed === undefined) throw new Error('nothing was posted');
      expect(words(closed)).toMatch(/✅ \*\*[AB]\*\* .* · 2 people\n/u);
      expect(words(closed)).toMatch(/▫️ \*\*[AB]\*\* .* · one person\n/u);
      expect(words(closed)).toMatch(/\*\*[AB] is right\.\*\* .*\n\n\*\*1\.\*\* .*614\.12.*3 people have answered/su);
      expect(words(two[1] as Shown)).toContain('2 people have answered');

      const scores = async (who: Person) => world.slash(who, 'study', { show: 'scores' }, ONE).answer();
      expect(words(await scores(me))).toContain('Nobody who wants to be in this table');
      for (const who of [other, me]) await world.press(who, await scores(who), 'Be in the table', ONE).answer();
      expect(words(await scores(third))).toContain(
        `**1.** <@${me.id}> · 7 of 7 right · streak: 7 days\n**2.** <@${other.id}> · 0 of 7 right · streak: 7 days`,
      );
      expect(words(await scores(third))).not.toContain(third.id);
      const progress = async (who: Person) =>
        words(await world.slash(who, 'study', { show: 'progress' }, ONE).answer());
      expect(await progress(me)).toContain('**Answered**: 14, of which 14 right\n**Streak**: 8 days');
      expect(await progress(other)).toMatch(
        /of which 0 right.*\*\*What is weak\*\*\n\*\*613\.8\*\* entering.*missed/su,
      );

      await both[0]?.turn();
      const about = await world.slash(me, 'about', {}, ONE).answer();
      await both[1]?.turn();
      expect(words(await world.press(me, about, 'Erase what is stored about me', ONE).answer())).toMatch(
        /^Erased\nThe 17 things/u,
      );
      expect(await progress(me)).toContain('You have answered no question yet');
      expect(words(await scores(other))).toContain(`**1.** <@${other.id}>`);
      expect(words(await scores(other))).not.toContain(me.id);
      await world.press(other, await scores(other), 'Leave the table', ONE).answer();
      expect(words(await scores(other))).toContain('Nobody who wants to be in this table');
    },
  );

  test('is not set where the bot may not write, and a channel closed later is told of by /settings', async () => {
    const { world, first, set } = await stage();
    world.closeChannel(ONE.channel, true);
    const refused = await set(ONE, { daily: ONE.channel });
    expect(words(refused)).toMatch(/^Nothing is changed\nI may not write in <#1000000000000000011>.*View Channel/su);
    expect(words(await set(ONE, {}))).toContain('**Daily question**: none');
    world.closeChannel(ONE.channel, false);
    await set(ONE, { daily: ONE.channel, hour: 13 });
    world.closeChannel(ONE.channel, true);
    world.clock.advance(2 * HOUR);
    await first.round();
    expect(words(await set(ONE, {}))).toContain(
      '⚠️ The question of 2026-08-07 could not be posted: I may not write in its channel',
    );
    world.closeChannel(ONE.channel, false);
    await first.round();
    expect(dailyIn(world, ONE)).toHaveLength(0);
    world.clock.advance(24 * HOUR);
    await first.round();
    expect(dailyIn(world, ONE)).toHaveLength(1);
    expect(words(await set(ONE, {}))).not.toContain('⚠️');
  });

  test('is late after an outage, skipped after a long one, and none any more where its channel is named again', async () => {
    const { world, first, set } = await stage();
    await set(ONE, { daily: ONE.channel, hour: 13 });
    expect(words(await set(ONE, { hour: 14 }))).toContain('at 14:00 UTC');
    world.clock.advance(12 * HOUR);
    await first.round();
    expect(dailyIn(world, ONE)).toHaveLength(1);
    world.clock.advance(28 * HOUR);
    await first.round();
    expect(dailyIn(world, ONE)).toHaveLength(1);
    expect(words(dailyIn(world, ONE)[0] as Shown)).toContain('0 people have answered');
    expect(words(await set(ONE, { daily: ONE.channel }))).toContain('**Daily question**: none');
    world.clock.advance(12 * HOUR);
    await first.round();
    expect(dailyIn(world, ONE)).toHaveLength(1);
    expect(words(await set(TWO, { hour: 3 }))).toContain('Name its channel as well');
  });

  test('that is closed takes no answer, and one of another server is not known', async () => {
    const { world, first, set } = await stage();
    await set(ONE, { daily: ONE.channel, hour: 13 });
    world.clock.advance(2 * HOUR);
    await first.round();
    const [shown] = dailyIn(world, ONE);
    if (shown === undefined) throw new Error('nothing was posted');
    const open = { ...shown, body: { ...shown.body } };
    const me = world.person('me');
    expect(words(await world.press(me, open, 'A', TWO).answer())).toContain('That question is gone');
    world.clock.advance(24 * HOUR);
    await first.round();
    expect(words(await world.press(me, open, 'A', ONE).answer())).toContain('That question is closed');
  });
});
