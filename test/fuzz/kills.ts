// `npm run kills [-- COUNT [SEED]]`: the built bot killed (SIGKILL) COUNT times in each store, at random moments while people
// ask and erase and data is imported. Ends with 1 where what was acknowledged is lost, what was erased is back, or nothing was
// looked at.

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../store/postgres-server.ts';
import type { Shown } from '../support/discord/exchange.ts';
import type { Person } from '../support/discord/shapes.ts';
import { type StandIn, startDiscord } from '../support/discord/stand-in.ts';
import { publishers } from '../support/publishers.ts';
import { BUTTON, connected, FORGOTTEN, fractionsOf, longBoard, startBuilt, titleOf } from './built-bot.ts';

const [count = 50, seed = 1] = process.argv.slice(2).map(Number);
/** The people who ask at once; of six things they do one is an erasure. */
const PEOPLE = 4;
/** The most milliseconds from the bot's start, or from when it is connected, to its end. */
const LONGEST_LIFE = 4_000;
/** The most questions that are asked again after a start. */
const ASKED_AGAIN = 20;

const fraction = fractionsOf(seed);
const published = await publishers();
const postgres = await startPostgres();
let wrong = await kill('SQLite', {});
if (postgres !== undefined) wrong += await kill('PostgreSQL', { DATABASE_URL: await postgres.database() });
await postgres?.stop();
await published.close();
process.exit(wrong === 0 ? 0 : 1);

/** A question that was answered, and what is certain of it: that it is kept, that it is erased, or nothing. */
interface Asked {
  readonly who: Person;
  readonly shown: Shown;
  state: 'kept' | 'erased' | 'unsure';
}

async function kill(store: string, env: Readonly<Record<string, string>>): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'threshold-kills-'));
  const world = await startDiscord();
  const asked: Asked[] = [];
  const seen = { lost: 0, back: 0, checked: 0, connected: 0 };
  for (let run = 0; run <= count; run++) {
    // Without its record of that, each start looks for newer cards, and finds them.
    rmSync(join(data, 'refreshed.json'), { force: true });
    published.cards.updatedAt = new Date(Date.UTC(2026, 7, 7) + run * 60_000).toISOString();
    const bot = startBuilt(world, { ...published.env, ...env, DATA_DIR: data });
    const inStart = run < count && fraction() < 0.2;
    const port = await Promise.race([connected(bot), pause(inStart ? fraction() * LONGEST_LIFE : 60_000, undefined)]);
    // On the gateway there is no port: that is 0.
    if (port !== undefined) {
      seen.connected += 1;
      await check(world, asked, run === count, seen);
      const life = new AbortController();
      const working = Array.from({ length: PEOPLE }, (_, at) => act(world, `${run} ${at}`, asked, life.signal));
      await pause(run === count ? 0 : fraction() * LONGEST_LIFE);
      life.abort();
      // What was under way is answered by nobody.
      void Promise.allSettled(working);
    }
    bot.kill('SIGKILL');
    await once(bot, 'exit');
  }
  const states = ['kept', 'erased', 'unsure'].map(it => `${asked.filter(one => one.state === it).length} ${it}`);
  console.log(
    `${store}: ${count} kills, ${seen.connected} of them connected; ${asked.length} questions: ${states.join(', ')};`,
    `${seen.checked} asked again: ${seen.lost} lost, ${seen.back} erased and back`,
  );
  for (const it of new Set(world.problems)) console.log(it.slice(0, 300));
  await world.close();
  rmSync(data, { recursive: true, force: true });
  // Where nothing was asked again, nothing is shown.
  return seen.lost + seen.back + (seen.checked === 0 ? 1 : 0);
}

/** Presses a button of questions of before: all of them in the end. */
async function check(
  world: StandIn,
  asked: readonly Asked[],
  isLast: boolean,
  seen: { lost: number; back: number; checked: number },
): Promise<void> {
  const sure = asked.filter(it => it.state !== 'unsure');
  for (const it of isLast ? sure : sure.slice(-ASKED_AGAIN)) {
    const again = await world.press(it.who, it.shown, BUTTON).answer();
    const isGone = titleOf(again) === FORGOTTEN;
    seen.checked += 1;
    if (isGone !== (it.state === 'erased')) {
      if (isGone) seen.lost += 1;
      else seen.back += 1;
      console.log(`${it.who.name}: ${it.state}, and then "${titleOf(again)}"`);
    }
  }
}

/** Has a person ask long questions, and erase them now and then, until the signal. What was not answered by then is unsure. */
async function act(world: StandIn, name: string, asked: Asked[], signal: AbortSignal): Promise<void> {
  const who = world.person(name);
  const own: Asked[] = [];
  for (let at = 0; !signal.aborted; at++) {
    if (at % 6 === 5) {
      const about = await world.slash(who, 'about').answer();
      // From here on nobody knows, until it is said.
      for (const it of own) it.state = 'unsure';
      const erased = await world.press(who, about, 'Erase what is stored about me').answer();
      if (signal.aborted || titleOf(erased) !== 'Erased') return;
      for (const it of own) it.state = 'erased';
    } else {
      const shown = await world.slash(who, 'etb', { card: 'Soul Warden', with: longBoard() }).answer();
      if (signal.aborted) return;
      const one: Asked = { who, shown, state: 'kept' };
      own.push(one);
      asked.push(one);
    }
  }
}
