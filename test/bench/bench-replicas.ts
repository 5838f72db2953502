// Measurements of replicas behind one address, over one PostgreSQL: what an answer costs, and how long it took.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../store/postgres-server.ts';
import { type StandIn, startDiscord } from '../support/discord/stand-in.ts';
import type { Measurement } from './bench-cards.ts';

/** The people who ask without a pause, and the milliseconds for which they do. */
const PEOPLE = 6;
const DURATION = 15_000;
const WARM_UP = 10_000;

interface Replica {
  readonly process: ChildProcess;
  readonly address: string;
}

/** Measures one compiled bot, then two, with the embedded pack; every question is too long for a button, and kept. */
export async function benchReplicas(): Promise<readonly Measurement[]> {
  spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' });
  const postgres = await startPostgres();
  if (postgres === undefined) return [];
  const data = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
  const world = await startDiscord();
  const env = {
    ...process.env,
    DISCORD_TOKEN: world.token,
    DISCORD_API: world.api,
    DATABASE_URL: await postgres.database(),
    DATA_DIR: data,
    UPDATES: 'off',
    INTERACTIONS_PORT: '0',
  };
  const replicas: Replica[] = [];
  const measured: Measurement[] = [];
  try {
    for (const count of [1, 2]) {
      replicas.push(await start(env));
      await load(world, replicas, WARM_UP);
      const before = processorMs(replicas);
      const times = await load(world, replicas, DURATION);
      const cost = (processorMs(replicas) - before) / times.length;
      const median = times[Math.floor(times.length / 2)] ?? Number.NaN;
      const name = `replicas: ${count}`;
      measured.push(
        { what: `${name}, ${times.length} answers, processor time of one`, value: cost, unit: 'ms', limit: 100 },
        { what: `${name}, half of the answers within`, value: median, unit: 'ms', limit: 1_000 },
        { what: `${name}, memory of the first`, value: residentMegabytes(replicas[0]), unit: 'MB', limit: 300 },
      );
    }
    return measured;
  } finally {
    for (const replica of replicas) replica.process.kill('SIGKILL');
    await world.close();
    await postgres.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

function start(env: NodeJS.ProcessEnv): Promise<Replica> {
  const child = spawn(process.execPath, ['dist/bot/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let written = '';
    child.stdout?.on('data', data => {
      written += data;
      const port = /"port":(\d+),"path"/.exec(written)?.[1];
      if (written.includes('"connected"'))
        resolve({ process: child, address: `http://127.0.0.1:${port}/interactions` });
    });
    child.once('exit', code => reject(new Error(`The bot ended with ${code}: ${written}`)));
  });
}

/** Lets people ask until the time is over; resolves to the milliseconds of each answer, in order of length. */
async function load(world: StandIn, replicas: readonly Replica[], duration: number): Promise<readonly number[]> {
  const end = performance.now() + duration;
  const times: number[] = [];
  let turn = 0;
  const asking = Array.from({ length: PEOPLE }, async (_, at) => {
    const me = world.person(`person ${at}`);
    for (let asked = 0; performance.now() < end; asked++) {
      await world.useEndpoint(replicas[turn++ % replicas.length]?.address ?? '', Date.now);
      const began = performance.now();
      const counters = Array.from(
        { length: 25 },
        (__, of) => `Grizzly Bears (${at * 1_000 + asked + of} +1/+1 counters)`,
      );
      await world.slash(me, 'etb', { card: 'Soul Warden', with: counters.join('; ') }).answer();
      times.push(performance.now() - began);
    }
  });
  await Promise.all(asking);
  return times.sort((a, b) => a - b);
}

/** Resident memory of the process in megabytes, as Linux counts it; not a number elsewhere. */
function residentMegabytes(replica: Replica | undefined): number {
  try {
    const status = readFileSync(`/proc/${replica?.process.pid}/status`, 'utf8');
    return (Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}

/** Milliseconds of processor time of the replicas so far, with all their threads: on a busy machine better than elapsed time. */
function processorMs(replicas: readonly Replica[]): number {
  const times = replicas.map(replica => {
    try {
      const fields = readFileSync(`/proc/${replica.process.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return (Number(fields[11]) + Number(fields[12])) * 10;
    } catch {
      return Number.NaN;
    }
  });
  return times.reduce((sum, it) => sum + it, 0);
}
