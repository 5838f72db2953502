// `npm run kills:replicas [-- COUNT [SEED]]`: two replicas over one PostgreSQL behind one address,
// of which one is killed (SIGKILL) COUNT times while people ask. Ends with 1 where more is lost than what it was saying: an
// answer that was given, or more questions than were at work when one was killed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../store/postgres-server.ts';
import type { Exchange, Shown } from '../support/discord/exchange.ts';
import type { Person } from '../support/discord/shapes.ts';
import { startDiscord } from '../support/discord/stand-in.ts';
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

const [count = 10, seed = 1] = process.argv.slice(2).map(Number);
const PEOPLE = 6;
/** The most questions answered before one is killed, the milliseconds to wait for them, and the most after the last. */
const MOST_ANSWERED = 60;
const LONGEST_LOAD = 60_000;
const LONGEST_AFTER = 500;
const MOST_STARTS = 5;
/** Milliseconds after which a question counts as cut off. */
const PATIENCE = 60_000;

const postgres = await startPostgres();
if (postgres === undefined) process.exit(1);
const data = mkdtempSync(join(tmpdir(), 'threshold-replicas-'));
const world = await startDiscord();
const env = { DATABASE_URL: await postgres.database(), DATA_DIR: data, UPDATES: 'off', INTERACTIONS_PORT: '0' };
const fraction = fractionsOf(seed);
const seen = { answered: 0, cutOff: 0, lost: 0, atWork: 0, mostCutOff: 0 };
const answered: { readonly who: Person; readonly exchange: Exchange; readonly shown: Shown }[] = [];
const replicas = [await start(), await start()];
let isOver = false;
let turn = 0;

const asking = Array.from({ length: PEOPLE }, (_, at) => ask(world.person(`person ${at}`)));
for (let killed = 0; killed < count; killed++) {
  await untilAnswered(seen.answered + fraction() * MOST_ANSWERED);
  const victim = replicas[killed % 2];
  if (victim === undefined) break;
  // The load balancer sends it nothing more from now on; what it was at is lost.
  victim.isAlive = false;
  seen.mostCutOff += seen.atWork;
  await killBuilt(victim.process);
  replicas[killed % 2] = await start();
}
isOver = true;
await Promise.all(asking);
for (const { who, exchange, shown } of answered) {
  await sendTo(replicas[turn++ % 2]);
  if (shown.deleted) {
    seen.lost += 1;
    console.log(`"${titleOf(shown)}" was taken back: "${titleOf(await exchange.answer())}"`);
  } else if (titleOf(await world.press(who, shown, BUTTON).answer()) === FORGOTTEN) seen.lost += 1;
}
console.log(
  `${count} kills of one of two replicas: ${seen.answered} questions answered, ${seen.cutOff} cut off in the middle`,
  `of ${seen.mostCutOff} at work; of those answered ${seen.lost} lost`,
);
for (const problem of new Set(world.problems)) console.log(problem.slice(0, 300));
for (const replica of replicas) replica?.process.kill('SIGKILL');
await postgres.stop();
rmSync(data, { recursive: true, force: true });
process.exit(seen.lost === 0 && seen.cutOff <= seen.mostCutOff && seen.answered > 0 ? 0 : 1);

interface Replica {
  readonly process: ReturnType<typeof startBuilt>;
  readonly address: string;
  isAlive: boolean;
}

/** Starts a replica, and again where it ends before it is connected, as on a busy machine: so does compose.yaml. */
async function start(): Promise<Replica> {
  for (let attempt = 1; attempt <= MOST_STARTS; attempt++) {
    const bot = startBuilt(world, env);
    const port = await connectedPort(bot);
    if (port !== undefined) {
      return { process: bot, address: `http://127.0.0.1:${port}/interactions`, isAlive: true };
    }
  }
  throw new Error('A replica did not start.');
}

/** Resolves a moment after so many questions were answered, or when that takes too long. */
async function untilAnswered(questions: number): Promise<void> {
  const end = performance.now() + LONGEST_LOAD;
  while (seen.answered < questions && performance.now() < end) await pause(20);
  await pause(fraction() * LONGEST_AFTER);
}

async function sendTo(replica: Replica | undefined): Promise<void> {
  if (replica !== undefined) await world.useEndpoint(replica.address, Date.now);
}

/** Questions put one after the other to a replica that is there; one that was killed meanwhile has cut its answer off. */
async function ask(who: Person): Promise<void> {
  while (!isOver) {
    const alive = replicas.filter(it => it?.isAlive);
    const replica = alive[turn++ % alive.length];
    if (replica === undefined) continue;
    seen.atWork += 1;
    try {
      await sendTo(replica);
      const exchange = world.slash(who, 'etb', { card: 'Soul Warden', with: longBoard() });
      const shown = await Promise.race([exchange.answer(), pause(PATIENCE)]);
      if (shown === undefined) seen.cutOff += 1;
      else {
        seen.answered += 1;
        answered.push({ who, exchange, shown });
      }
    } catch {
      // The address was that of a replica that was killed just then.
      seen.cutOff += 1;
    } finally {
      seen.atWork -= 1;
    }
  }
}
