// Measurements of the bot as a process with all cards: time to answer, memory, and what a heavy question costs others.
import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFile } from '../../src/cards/node.ts';
import { storePath } from '../../src/service/node.ts';
import { type StandIn, startDiscord } from '../support/discord/stand-in.ts';
import type { Measurement } from './bench-cards.ts';
import { connected, residentMegabytes, startArguments, startBotProcess } from './bot-process.ts';

/** Questions as people ask them in an afternoon. */
const QUESTIONS = [
  { card: 'Erebos, God of the Dead', with: '2 Agent of the Fates', against: 'Imposing Sovereign' },
  { card: 'Clone', with: 'Grizzly Bears; Serra Angel', against: 'Imposing Sovereign; Mulldrifter' },
  { card: 'Sol Ring', with: 'March of the Machines', against: 'Imposing Sovereign' },
  { card: 'Hangarback Walker', x: 3, with: 'Doubling Season; Hardened Scales' },
  { card: 'Mycoloth', with: '5 Saproling token; Doubling Season' },
  { card: 'Blood Moon', with: 'Urborg, Tomb of Yawgmoth', against: 'Steam Vents' },
  { card: 'Phyrexian Metamorph', with: 'Opalescence; Humility', against: 'Torpor Orb' },
  { card: 'Panharmonicon', with: 'Soul Warden; Essence Warden' },
] as const;

/** A question as large as allowed, with much to choose. */
const HEAVY = {
  card: 'Clone',
  with: '40 Mycosynth Lattice; 40 Opalescence; 40 March of the Machines; 40 Grizzly Bears',
  against: '50 Imposing Sovereign; 40 Glorious Anthem; 40 Crusade',
} as const;

/** Measures the compiled bot with the bulk file at this path. */
export async function benchBot(corpus: string): Promise<readonly Measurement[]> {
  const built = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) console.log('bot: the build has errors; measured is what it made');
  const data = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
  const world = await startDiscord();
  const imported = await importFile(corpus, storePath(data));
  if (!imported.ok) throw new Error(`${corpus} is no bulk file.`);
  const began = performance.now();
  const bot = startBotProcess(startArguments(), world, { DATA_DIR: data });
  try {
    await connected(bot);
    const start = performance.now() - began;
    const work = mainThreadMs(bot);
    const first = await timed(() => ask(world, QUESTIONS[0]));
    for (let round = 0; round < 5; round++) for (const question of QUESTIONS) await ask(world, question);
    const again = await timed(() => ask(world, QUESTIONS[0]));
    const memory = residentMegabytes(bot);
    const heavy = await besideHeavy(world);
    return [
      { what: 'bot: from the start to connected, with the whole set', value: start, unit: 'ms', limit: 1500 },
      { what: 'bot: of that, work of its main thread', value: work, unit: 'ms', limit: 1500 },
      { what: 'bot: the first answer', value: first, unit: 'ms', limit: 1500 },
      { what: 'bot: an answer later', value: again, unit: 'ms', limit: 300 },
      { what: 'bot: memory after 40 answers', value: memory, unit: 'MB', limit: 220 },
      { what: 'bot: the slowest suggestion beside a heavy question', value: heavy, unit: 'ms', limit: 1000 },
    ];
  } finally {
    bot.kill('SIGKILL');
    await world.close();
    rmSync(data, { recursive: true, force: true });
  }
}

async function ask(world: StandIn, question: Readonly<Record<string, string | number>>): Promise<void> {
  await world.slash(world.person('asker'), 'etb', question).answer();
}

/** Types names while a heavy question is answered; resolves to the milliseconds of the slowest suggestion. */
async function besideHeavy(world: StandIn): Promise<number> {
  const answered = ask(world, HEAVY).then(() => true);
  let slowest = 0;
  for (let at = 0; ; at++) {
    const typed = ['c', 'cl', 'imp', 'imposing s'][at % 4] ?? '';
    slowest = Math.max(
      slowest,
      await timed(() => world.type(world.person('other'), 'etb', 'card', { card: typed }).choices()),
    );
    const done = await Promise.race([answered, new Promise<false>(resolve => setTimeout(resolve, 50, false))]);
    if (done) return slowest;
  }
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

/** Milliseconds of processor time of the main thread so far: on a busy machine a better measure than elapsed time. */
function mainThreadMs({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}
