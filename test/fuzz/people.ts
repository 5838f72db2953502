// `npm run people [-- MINUTES [PEOPLE [SEED]]]`: people who use the built bot at once, as fast as it answers: questions about
// random cards, look-ups, completions and presses. Prints its memory each minute, and ends with 1 where somebody got no answer.

import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packBook } from '../../src/cards/index.ts';
import { importFile, loadCards } from '../../src/cards/node.ts';
import { storePath } from '../../src/service/node.ts';
import { residentMegabytes } from '../bench/bot-process.ts';
import type { Shown } from '../support/discord/exchange.ts';
import { type StandIn, startDiscord } from '../support/discord/stand-in.ts';
import { BUTTON, connectedPort, fractionsOf, startBuilt, titleOf } from './built-bot.ts';

const CARDS = '../shared/data/oracle-cards.json';
const [minutes = 30, people = 6, seed = 1] = process.argv.slice(2).map(Number);
/** Milliseconds after which an answer counts as none. */
const PATIENCE = 120_000;

const data = mkdtempSync(join(tmpdir(), 'threshold-people-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
const names = await install();
const world = await startDiscord();
const bot = startBuilt(world, { DATA_DIR: data, UPDATES: 'off' });
if ((await connectedPort(bot)) === undefined) throw new Error('The bot did not start.');
const seen = new Map<string, number>();
const until = performance.now() + minutes * 60_000;
const clock = setInterval(() => console.log(`${Math.round(residentMegabytes(bot))} MB`, tally()), 60_000);
await Promise.all(Array.from({ length: people }, (_, at) => use(world, `person ${at}`, fractionsOf(seed + at))));
clearInterval(clock);
console.log(`${people} people, ${minutes} minutes, seed ${seed}: ${tally()}; ${Math.round(residentMegabytes(bot))} MB`);
for (const problem of new Set(world.problems)) console.log(problem.slice(0, 300));
bot.kill('SIGTERM');
const [code] = await once(bot, 'exit');
process.exit(code === 0 && !seen.has('no answer') && world.problems.length === 0 ? 0 : 1);

async function install(): Promise<readonly string[]> {
  if (!existsSync(CARDS)) return [...packBook().cards()].map(it => it.faces[0].name);
  const imported = await importFile(CARDS, storePath(data));
  const book = loadCards(CARDS);
  if (!imported.ok || !book.ok) throw new Error(`${CARDS} is no bulk file.`);
  return [...book.value.cards()].map(it => it.faces[0].name);
}

function tally(): string {
  return [...seen].map(([what, times]) => `${times} ${what}`).join(', ');
}

/** Has a person do one thing after the other until the time is over. */
async function use(world: StandIn, name: string, fraction: () => number): Promise<void> {
  const who = world.person(name);
  const any = () => names[Math.floor(fraction() * names.length)] ?? '';
  const doings: readonly (() => Promise<string>)[] = [
    () => ask({ card: any(), with: any(), against: any() }),
    () => ask({ card: any(), with: `${any()}; ${any()}` }),
    () => answered(world.slash(who, 'ruling', { question: `I have ${any()} and cast ${any()}, what happens?` })),
    () => answered(world.slash(who, 'card', { name: any() })),
    () => answered(world.slash(who, 'rule', { query: '614.12' })),
    async () => {
      const typed = any().slice(0, 4);
      return (await within(world.type(who, 'etb', 'card', { card: typed }).choices())) === undefined
        ? 'no answer'
        : 'completed';
    },
  ];
  const ask = async (options: Readonly<Record<string, string>>) => {
    const shown = await within(world.slash(who, 'etb', options).answer());
    if (shown === undefined) return 'no answer';
    const pressable = shown.body.components !== undefined && JSON.stringify(shown.body.components).includes(BUTTON);
    return pressable && fraction() < 0.3 ? answered(world.press(who, shown, BUTTON)) : said(shown);
  };
  while (performance.now() < until) {
    const what = await (doings[Math.floor(fraction() * doings.length)] ?? doings[0])?.();
    if (what !== undefined) seen.set(what, (seen.get(what) ?? 0) + 1);
  }
}

async function answered(asked: { answer(): Promise<Shown> }): Promise<string> {
  const shown = await within(asked.answer());
  return shown === undefined ? 'no answer' : said(shown);
}

function said(shown: Shown): string {
  return /something went wrong|my fault/iu.test(JSON.stringify(shown.body)) ? `fault: ${titleOf(shown)}` : 'answered';
}

/** The value of a promise; undefined where it takes longer than patience. */
async function within<T>(promise: Promise<T>): Promise<T | undefined> {
  return Promise.race([promise, new Promise<undefined>(resolve => setTimeout(resolve, PATIENCE, undefined).unref())]);
}
