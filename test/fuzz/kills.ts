// `npm run kills [-- COUNT [SEED]]`: the built bot killed (SIGKILL) COUNT times in each store, at random moments while people
// ask, study, report, erase and change settings, and data is imported. Ends with 1 where what was acknowledged is lost, what was
// erased is back, or nothing was looked at.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../../src/store/index.ts';
import { openFileStore, openSharedStore } from '../../src/store/node.ts';
import { startPostgres } from '../store/postgres-server.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { type Person, PLACES } from '../support/discord/shapes.ts';
import { type StandIn, startDiscord } from '../support/discord/stand-in.ts';
import { publishers } from '../support/publishers.ts';
import {
  BUTTON,
  connectedPort,
  FORGOTTEN,
  fractionsOf,
  killBuilt,
  longBoard,
  startBuilt,
  titleOf,
} from './built-bot.ts';

const [count = 50, seed = 1] = process.argv.slice(2).map(Number);
/** The title of the thanks for a report. */
const THANKS = 'Thank you, reported';
/** The people who do things at once, one after the other each; of four one is an erasure. */
const PEOPLE = 4;
/** The most milliseconds from the bot's start to its end, where that comes in the start. */
const LONGEST_START = 4_000;
/** The most things that people leave before it is killed, the milliseconds to wait for them, and the most after the last. */
const MOST_THINGS = 36;
const LONGEST_LIFE = 40_000;
const LONGEST_AFTER = 500;
/** The most questions that are asked again after a start. */
const ASKED_AGAIN = 20;

const fraction = fractionsOf(seed);
const published = await publishers();
const postgres = await startPostgres();
let wrong = await kill('SQLite', {}, openFileStore);
if (postgres !== undefined) {
  const url = await postgres.database();
  wrong += await kill('PostgreSQL', { DATABASE_URL: url }, (_, options) => openSharedStore(url, options));
}
await postgres?.stop();
await published.close();
process.exit(wrong === 0 ? 0 : 1);

/** A question that was answered, and what is certain of it: that it is kept, that it is erased, or nothing. */
interface Asked {
  readonly who: Person;
  readonly shown: Shown;
  state: 'kept' | 'erased' | 'unsure';
}

/** The least and the greatest number there must be of a thing of a person: where that is not the same, nobody knows. */
interface Range {
  least: number;
  most: number;
}

/** All that was acknowledged, and what is not sure of it. */
interface Ledger {
  readonly asked: Asked[];
  readonly people: { readonly who: Person; readonly answers: Range; readonly reports: Range }[];
  /** The years of rules that the server may have set now. */
  years: readonly string[];
  /** The number of things that people have done and had acknowledged. */
  done: number;
}

async function kill(name: string, env: Readonly<Record<string, string>>, open: typeof openFileStore): Promise<number> {
  const data = mkdtempSync(join(tmpdir(), 'threshold-kills-'));
  const world = await startDiscord();
  const ledger: Ledger = { asked: [], people: [], years: [], done: 0 };
  const { asked } = ledger;
  const seen = { lost: 0, back: 0, checked: 0, connected: 0, stored: 0 };
  for (let run = 0; run <= count; run++) {
    // Without its record of that, each start looks for newer cards, and finds them.
    rmSync(join(data, 'refreshed.json'), { force: true });
    published.cards.updatedAt = new Date(Date.UTC(2026, 7, 7) + run * 60_000).toISOString();
    const store = await open(data, { report: console.error });
    await checkStore(store, ledger, seen);
    await store.close();
    const bot = startBuilt(world, { ...published.env, ...env, DATA_DIR: data });
    const inStart = run < count && fraction() < 0.2;
    const port = await Promise.race([
      connectedPort(bot),
      pause(inStart ? fraction() * LONGEST_START : 60_000, undefined),
    ]);
    // On the gateway there is no port: that is 0.
    if (port !== undefined) {
      seen.connected += 1;
      await check(world, asked, run === count, seen);
      const life = new AbortController();
      const working = Array.from({ length: PEOPLE }, (_, at) =>
        act(world, world.person(`${run} ${at}`), ledger, life.signal, at % 2 === 0 ? 1 : 3),
      );
      working.push(setRules(world, ledger, life.signal));
      if (run < count) await untilDone(ledger, ledger.done + fraction() * MOST_THINGS);
      life.abort();
      // What was under way is answered by nobody.
      void Promise.allSettled(working);
    }
    await killBuilt(bot);
  }
  const states = ['kept', 'erased', 'unsure'].map(it => `${asked.filter(one => one.state === it).length} ${it}`);
  console.log(
    `${name}: ${count} kills, ${seen.connected} of them connected; ${ledger.done} things acknowledged;`,
    `${asked.length} questions: ${states.join(', ')}; ${seen.checked} asked again, ${seen.stored} looks at study, reports and`,
    `settings in the store: ${seen.lost} lost, ${seen.back} erased and back`,
  );
  for (const problem of new Set(world.problems)) console.log(problem.slice(0, 300));
  await world.close();
  rmSync(data, { recursive: true, force: true });
  // Where nothing was asked again, nothing is shown.
  return seen.lost + seen.back + (seen.checked === 0 || seen.stored === 0 ? 1 : 0);
}

/** Presses a button of questions of before: all of them in the end. */
async function check(
  world: StandIn,
  asked: readonly Asked[],
  isLast: boolean,
  seen: { lost: number; back: number; checked: number },
): Promise<void> {
  const sure = asked.filter(it => it.state !== 'unsure');
  for (const entry of isLast ? sure : sure.slice(-ASKED_AGAIN)) {
    const again = await world.press(entry.who, entry.shown, BUTTON).answer();
    const isGone = titleOf(again) === FORGOTTEN;
    seen.checked += 1;
    if (isGone !== (entry.state === 'erased')) {
      if (isGone) seen.lost += 1;
      else seen.back += 1;
      console.log(`${entry.who.name}: ${entry.state}, and then "${titleOf(again)}"`);
    }
  }
}

/** Counts what is in the store of each person, and looks at the settings, while no bot is at work. */
async function checkStore(
  { study, reports, settings }: Store,
  { people, years }: Ledger,
  seen: { lost: number; back: number; stored: number },
): Promise<void> {
  const look = (what: string, found: number, { least, most }: Range) => {
    seen.stored += 1;
    if (found >= least && found <= most) return;
    if (found < least) seen.lost += 1;
    else seen.back += 1;
    console.log(`${what}: ${found}, and not ${least} to ${most}`);
  };
  for (const { who, answers, reports: reported } of people) {
    look(`answers of ${who.name}`, (await study.answersOf(who.id)).length, answers);
    look(`reports of ${who.name}`, await reports.countOf(who.id, 0), reported);
  }
  if (years.length === 0) return;
  const set = (await settings.read(PLACES.guild)) ?? '';
  look(`rules of ${years} in ${set}`, years.filter(it => set.includes(it)).length, { least: 1, most: 1 });
}

/** Resolves a moment after so many things were acknowledged, or when that takes too long. */
async function untilDone(ledger: Ledger, done: number): Promise<void> {
  const end = performance.now() + LONGEST_LIFE;
  while (ledger.done < done && performance.now() < end) await pause(20);
  await pause(fraction() * LONGEST_AFTER);
}

/** Has somebody change the rules of the server again and again, until the signal. */
async function setRules(world: StandIn, ledger: Ledger, signal: AbortSignal): Promise<void> {
  const who = world.person('manager');
  for (let year = 1994; !signal.aborted; year = year === 2020 ? 1994 : year + 1) {
    ledger.years = [...ledger.years, String(year)];
    const set = await world.slash(who, 'settings', { rules: String(year) }).answer();
    if (signal.aborted) return;
    if (titleOf(set) !== 'Settings of this server, changed') throw new Error(`"${titleOf(set)}"`);
    ledger.years = [String(year)];
    await pause(500);
  }
}

/**
 * Has a person ask long questions, report answers and study, and erase it all now and then, until the signal. What was not
 * answered by then is not sure. With a stride of 3 the erasure comes second, and of 1 last.
 */
async function act(world: StandIn, who: Person, ledger: Ledger, signal: AbortSignal, stride: 1 | 3): Promise<void> {
  const own: Asked[] = [];
  const [answers, reports]: readonly Range[] = [0, 0].map(it => ({ least: it, most: it }));
  if (answers === undefined || reports === undefined) return;
  ledger.people.push({ who, answers, reports });
  for (let at = 0; !signal.aborted; at++) {
    const step = (at * stride) % 4;
    const last = own.at(-1);
    if (step === 3) {
      const about = await world.slash(who, 'about').answer();
      // From here on nobody knows, until it is said.
      for (const entry of own) entry.state = 'unsure';
      for (const counted of [answers, reports]) counted.least = 0;
      const erased = await world.press(who, about, 'Erase what is stored about me').answer();
      if (signal.aborted || titleOf(erased) !== 'Erased') return;
      for (const entry of own) entry.state = 'erased';
      for (const counted of [answers, reports]) counted.most = 0;
      own.splice(0);
    } else if (step === 1) {
      const asked = await world.slash(who, 'study', { topic: 'entering' }).answer();
      // A busy machine finds none in time, and says so.
      if (!JSON.stringify(asked.body).includes('"label":"A"')) {
        console.log(`no question of study: ${asked.body.embeds?.[0]?.description}`);
        continue;
      }
      answers.most += 1;
      const said = JSON.stringify((await world.press(who, asked, 'A').answer()).body);
      if (signal.aborted || said.includes('is not counted')) return;
      answers.least += 1;
    } else if (step === 2 && last !== undefined) {
      const form = await world.press(who, last.shown, 'Report').form();
      reports.most += 1;
      const thanks = await world.submit(who, form, { expected: 'Something else.' }).answer();
      if (signal.aborted || titleOf(thanks) !== THANKS) return;
      reports.least += 1;
    } else {
      const shown = await world.slash(who, 'etb', { card: 'Soul Warden', with: longBoard() }).answer();
      if (signal.aborted) return;
      const one: Asked = { who, shown, state: 'kept' };
      own.push(one);
      ledger.asked.push(one);
    }
    ledger.done += 1;
  }
}
