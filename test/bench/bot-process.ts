// A bot as a process, started for a bench on a stand-in for Discord.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { StandIn } from '../support/discord/stand-in.ts';

/** The arguments that `npm start` passes to node. */
export function startArguments(): readonly string[] {
  const file: { readonly scripts: { readonly start: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
  return file.scripts.start.split(' ').slice(1);
}

/** Starts a process of node with these arguments; it finds the stand-in in its environment. */
export function startBotProcess(
  given: readonly string[],
  world: StandIn,
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(process.execPath, given, {
    env: { ...process.env, DISCORD_TOKEN: world.token, DISCORD_API: world.api, UPDATES: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Milliseconds of processor time of a process so far, all its threads included, as Linux counts it. */
export function processMs({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Resolves when the process has written that it is connected. */
export function connected(bot: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let written = '';
    bot.stdout?.on('data', data => {
      written += data;
      if (written.includes('"connected"')) resolve();
    });
    bot.once('exit', code => reject(new Error(`The bot ended with ${code}: ${written}`)));
  });
}

/** Resident memory of the process in megabytes, as Linux counts it; not a number elsewhere. */
export function residentMegabytes({ pid }: ChildProcess): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return (Number(/VmRSS:\s*(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * 1024) / 1e6;
  } catch {
    return Number.NaN;
  }
}
