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
