// Measurements of the bot beside the least that a bot of discord.js can do: both asked in turn through a stand-in.
import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../src/cards/node.ts';
import { compileCards, installCards, loadGrammar, storePath } from '../../src/service/node.ts';
import type { Exchange } from '../support/discord/exchange.ts';
import { type StandIn, startDiscord } from '../support/discord/stand-in.ts';
import { connected, processMs, residentMegabytes, startArguments, startBotProcess } from './bot-process.ts';
import { quantileOf, slowness } from './processor-time.ts';

type Etb = Readonly<Record<string, string | number>>;

const QUESTIONS: readonly Etb[] = [
  { card: 'Erebos, God of the Dead', with: '2 Agent of the Fates', against: 'Imposing Sovereign' },
  { card: 'Clone', with: 'Grizzly Bears; Serra Angel', against: 'Imposing Sovereign; Mulldrifter' },
  { card: 'Sol Ring', with: 'March of the Machines', against: 'Imposing Sovereign' },
  { card: 'Hangarback Walker', x: 3, with: 'Doubling Season; Hardened Scales' },
  { card: 'Blood Moon', with: 'Urborg, Tomb of Yawgmoth', against: 'Steam Vents' },
  { card: 'Phyrexian Metamorph', with: 'Opalescence; Humility', against: 'Torpor Orb' },
  { card: 'Panharmonicon', with: 'Soul Warden; Essence Warden' },
  { card: 'Grizzly Bears', with: 'Glorious Anthem' },
];

/** Questions that nobody has asked before, all of one size: one of the questions with another creature beside it. */
type FreshQuestion = (n: number) => Etb;

function freshQuestions(creatures: readonly string[]): FreshQuestion {
  return n => {
    const question = QUESTIONS[n % QUESTIONS.length] ?? {};
    const creature = creatures[Math.floor(n / QUESTIONS.length) % creatures.length];
    return { ...question, with: `${question.with}; ${creature}` };
  };
}

/** Names of creatures without abilities, as many as the questions need. */
function creaturesIn(store: string): readonly string[] {
  const book = openStore(store);
  if (!book.ok) throw new Error('The store cannot be opened.');
  const names: string[] = [];
  for (const { name, faces, funny } of book.value.cards()) {
    const isPlain = faces.length === 1 && /^Creature\b/u.test(faces[0].typeLine) && faces[0].oracleText === '';
    if (isPlain && funny !== true && /^[\w ]+$/u.test(name)) names.push(name);
    if (names.length === MOST_CREATURES) break;
  }
  book.value.close();
  return names;
}

const MOST_CREATURES = 150;

/** Questions that a worker is busy with until it is stopped. */
const HEAVY = (n: number): Etb => ({
  card: 'Clone',
  with: `40 Mycosynth Lattice; 40 Opalescence; 40 March of the Machines; ${40 - n} Grizzly Bears`,
  against: '50 Imposing Sovereign; 40 Glorious Anthem; 40 Crusade',
});

/** The number of measurements of what is new each time. */
const TIMES = 80;
/** The number of measurements of what takes a few milliseconds, of which fewer stand on chance. */
const QUICK_TIMES = 3 * TIMES;

interface World {
  readonly ours: StandIn;
  readonly bare: StandIn;
  /** The processes of both bots: ours, and the bare one. */
  readonly bots: readonly [ChildProcess, ChildProcess];
  readonly creatures: readonly string[];
}

/** Measures both bots with the cards of a bulk file, and prints a line for each kind of interaction. */
export async function benchDiscord(corpus: string): Promise<void> {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) console.log('discord: the build has errors; measured is what it made');
  const data = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
  const [ours, bare] = [await startDiscord(), await startDiscord()];
  const started: ChildProcess[] = [];
  const start = async (given: readonly string[], world: StandIn): Promise<ChildProcess> => {
    const bot = startBotProcess(given, world, { DATA_DIR: data });
    started.push(bot);
    await connected(bot);
    return bot;
  };
  try {
    await installCards(storePath(data), corpus, {});
    await loadGrammar();
    await compileCards(storePath(data));
    await keepCompiled(() => start(startArguments(), ours));
    const mine = await measuredStart(() => start(startArguments(), ours));
    const creatures = creaturesIn(storePath(data));
    await new Promise(resolve => setTimeout(resolve, EXERCISING_MS));
    await measureAll({ ours, bare, bots: [mine, await start(['test/bench/pong-bot.mjs'], bare)], creatures });
    console.log(`discord: ${residentMegabytes(mine).toFixed(0)} MB at the end`);
  } finally {
    for (const bot of started) bot.kill('SIGKILL');
    await Promise.all([ours.close(), bare.close()]);
    rmSync(data, { recursive: true, force: true });
  }
}

/** A start: milliseconds and those of the processor, megabytes, and the last two again when the bot has settled. */
type StartFigures = readonly [passed: number, taken: number, memory: number, takenLater: number, memoryLater: number];

/** Starts the bot several times, the last time for good, and prints the medians. */
async function measuredStart(start: () => Promise<ChildProcess>): Promise<ChildProcess> {
  const all: StartFigures[] = [];
  let bot = await measured(start, all);
  while (all.length < STARTS) {
    bot.kill();
    await once(bot, 'exit');
    bot = await measured(start, all);
  }
  const median = (at: 0 | 1 | 2 | 3 | 4) => quantileOf(sorted(all.map(it => it[at])), 0.5).toFixed(0);
  console.log(
    `discord: from the start to connected ${median(0)} ms, ${median(1)} ms of processor time, ${median(2)} MB; ${SETTLING_MS / 1000} s later ${median(3)} ms, ${median(4)} MB`,
  );
  return bot;
}

async function measured(start: () => Promise<ChildProcess>, all: StartFigures[]): Promise<ChildProcess> {
  const before = slowness();
  const began = performance.now();
  const bot = await start();
  // read at once: the second worker is warmed after this
  const [passed, taken, memory] = [performance.now() - began, processMs(bot), residentMegabytes(bot)];
  await new Promise(resolve => setTimeout(resolve, SETTLING_MS));
  const factor = (before + slowness()) / 2;
  all.push([passed, taken / factor, memory, processMs(bot) / factor, residentMegabytes(bot)]);
  return bot;
}

/** The number of starts that are measured. */
const STARTS = 5;
/** Milliseconds in which all workers have loaded; they are exercised later. */
const SETTLING_MS = 4_000;
/** Milliseconds in which idle workers have exercised what questions need, before anything is asked. */
const EXERCISING_MS = 18_000;

/** Starts the bot once, so that what V8 compiles for a start is kept, as it is on the machine of a bot. */
async function keepCompiled(start: () => Promise<ChildProcess>): Promise<void> {
  const first = await start();
  const isKept = () => ['main', 'worker'].every(name => readdirSync('dist/bot').some(it => it.startsWith(`${name}-`)));
  while (!isKept()) await new Promise(resolve => setTimeout(resolve, 500));
  first.kill();
  await once(first, 'exit');
}

async function measureAll(world: World): Promise<void> {
  const { ours, bare, bots, creatures } = world;
  const fresh = freshQuestions(creatures);
  const me = ours.person('asker');
  const slash = (command: string, options: Etb) => () => ours.slash(me, command, options).answer();
  const pong = () => bare.slash(bare.person('asker'), 'etb', { card: 'any' }).answer();
  const typing = (on: StandIn, card: string) => () => on.type(on.person('typist'), 'etb', 'card', { card }).choices();
  for (let n = 0; n < 2 * QUESTIONS.length; n++) await slash('etb', fresh(n))();
  for (let n = 0; n < 20; n++) await pong();
  let asked = 2 * QUESTIONS.length;
  await compare(bots, 'etb fresh', () => slash('etb', fresh(asked++)), pong, TIMES);
  const [first = {}] = QUESTIONS;
  await slash('etb', first)();
  await compare(bots, 'etb repeat', () => slash('etb', first), pong);
  const shown = await slash('etb', QUESTIONS[1] ?? first)();
  await compare(bots, 'press', () => () => ours.press(me, shown, 'Why, step by step').answer(), pong);
  const plain = (n: number) => ({ question: `Does ${creatures[n]} enter tapped with 2 Imposing Sovereign?` });
  await compare(bots, 'ruling plain', n => slash('ruling', plain(n)), pong, TIMES);
  await slash('rule', { query: '614.12' })();
  await compare(bots, 'rule', () => slash('rule', { query: '614.12' }), pong);
  await compare(bots, 'card', n => slash('card', { name: n % 2 === 0 ? 'Clone' : 'Serra Angel' }), pong);
  const typed = ['c', 'cl', 'imp', 'imposing s'];
  await compare(bots, 'completion', n => typing(ours, typed[n % typed.length] ?? ''), typing(bare, 'c'));
  await crowd(ours, fresh);
  const heavy = ours.person('heavy');
  const acknowledged = [0, 1, 2].map(n => ours.slash(heavy, 'etb', HEAVY(n)).acknowledged());
  await besideHeavy(ours, pong, n => fresh(asked + 500 + n));
  await Promise.all(acknowledged);
}

/** Prints how many times as long as the bare bot ours takes, asked in turn, and the processor time of each. */
async function compare(
  [mine, other]: World['bots'],
  name: string,
  ours: (n: number) => () => Promise<unknown>,
  bare: () => Promise<unknown>,
  count = QUICK_TIMES,
): Promise<void> {
  const both: { readonly ours: number; readonly bare: number }[] = [];
  const before = [processMs(mine), processMs(other)];
  const slow = slowness();
  for (let n = 0; n < count; n++) both.push({ bare: await timed(bare), ours: await timed(ours(n)) });
  const factor = (slow + slowness()) / 2;
  const [taken, bareTaken] = [mine, other].map((it, at) => (processMs(it) - (before[at] ?? 0)) / factor / count);
  const [times, bareTimes] = [sorted(both.map(it => it.ours)), sorted(both.map(it => it.bare))];
  const ratio = (share: number) => (quantileOf(times, share) / quantileOf(bareTimes, share)).toFixed(2);
  const took = `${quantileOf(times, 0.5).toFixed(1)} ms against ${quantileOf(bareTimes, 0.5).toFixed(1)} ms`;
  const processor = `processor ${taken?.toFixed(1)} ms against ${bareTaken?.toFixed(1)} ms`;
  console.log(`ratio ${name} p50 ${ratio(0.5)} p99 ${ratio(0.99)} (${took}; ${processor})`);
}

/** Prints how many of 200 people who ask at once are answered, and when the last has a first response. */
async function crowd(world: StandIn, fresh: FreshQuestion): Promise<void> {
  const began = performance.now();
  const firsts: number[] = [];
  const asked = Array.from({ length: 200 }, (_, n): Exchange => {
    const exchange = world.slash(world.person(`person ${n}`), 'etb', fresh(200 + n));
    void exchange.acknowledged().then(() => firsts.push(performance.now() - began));
    return exchange;
  });
  const shown = await Promise.all(asked.map(it => it.answer()));
  const answered = shown.filter(it => it.body.embeds?.[0]?.title?.startsWith('I could not') === false).length;
  const last = Math.max(...firsts).toFixed(0);
  console.log(
    `200 at once: ${answered} answered in ${(performance.now() - began).toFixed(0)} ms, last first response ${last} ms`,
  );
}

/** Prints how long another person's questions take while one person has asked three heavy ones. */
async function besideHeavy(world: StandIn, bare: () => Promise<unknown>, fresh: FreshQuestion): Promise<void> {
  const other = world.person('other');
  const both: { readonly ours: number; readonly bare: number }[] = [];
  for (let n = 0; n < TIMES / 2; n++) {
    const ours = await timed(() => world.slash(other, 'etb', fresh(n)).answer());
    both.push({ ours, bare: await timed(bare) });
  }
  const [mine, base] = [sorted(both.map(it => it.ours)), sorted(both.map(it => it.bare))];
  const ratio = (share: number) => (quantileOf(mine, share) / quantileOf(base, share)).toFixed(2);
  const took = `${quantileOf(mine, 0.5).toFixed(0)} ms, ${quantileOf(mine, 0.99).toFixed(0)} ms`;
  console.log(`ratio beside heavy p50 ${ratio(0.5)} p99 ${ratio(0.99)} (${took})`);
}

function sorted(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => a - b);
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}
