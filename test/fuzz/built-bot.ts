// The built bot as a process, for scripts that kill it, and questions of which it has to keep something.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { startArguments } from '../bench/bot-process.ts';
import { seededDraws } from '../service/support/hold-up.ts';
import type { Shown } from '../support/discord/exchange.ts';
import type { StandIn } from '../support/discord/stand-in.ts';

/** The button of an answer that asks its question again, and what it says where that is gone. */
export const BUTTON = 'Why, step by step';
export const FORGOTTEN = 'I no longer have that question';

/** Starts what `npm run build` has made, as `npm start` does. */
export function startBuilt(world: StandIn, env: Readonly<Record<string, string>>): ChildProcess {
  const own = { DISCORD_TOKEN: world.token, DISCORD_API: world.api };
  return spawn(process.execPath, startArguments(), {
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Kills a bot, which may have ended by itself, and resolves when it has. */
export async function killBuilt(bot: ChildProcess): Promise<void> {
  if (bot.exitCode !== null || bot.signalCode !== null) return;
  const exited = once(bot, 'exit');
  bot.kill('SIGKILL');
  await exited;
}

/** Resolves to the port of its endpoint, or 0, when it is connected; undefined where it ends before. */
export async function connectedPort(bot: ChildProcess): Promise<number | undefined> {
  let written = '';
  for await (const data of bot.stdout ?? []) {
    written += String(data);
    if (written.includes('"connected"')) return Number(/"port":(\d+),"path"/u.exec(written)?.[1] ?? 0);
  }
  return undefined;
}

/** Numbers from 0 up to 1 by a seed. */
export function fractionsOf(start: number): () => number {
  const bit = seededDraws(start, 0.5);
  return () => Array.from({ length: 20 }, (_, at) => (bit() ? 2 ** -(at + 1) : 0)).reduce((sum, it) => sum + it, 0);
}

let boards = 0;

/** A board too long for a button that nobody has asked about. */
export function longBoard(): string {
  boards += 1;
  return Array.from({ length: 25 }, (_, at) => `Grizzly Bears (${at + boards * 25} +1/+1 counters)`).join('; ');
}

/** The title of a message. */
export function titleOf({ body }: Shown): string {
  return body.embeds?.[0]?.title ?? '';
}
