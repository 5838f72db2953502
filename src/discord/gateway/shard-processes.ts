// Processes of the bot, one for each shard, where one core is not enough for the connections: started one after the other by
// discord.js, and ended together.

import { fileURLToPath } from 'node:url';
import { REST, Routes, type Shard, ShardingManager } from 'discord.js';
import type { Logger } from 'pino';
import { type Clock, SYSTEM_CLOCK } from '../../clock/index.ts';
import { makeLog, standardOutput } from './bot-log.ts';
import { readSettings, type Settings } from './bot-settings.ts';
import { whenReachable } from './connect.ts';
import { EXIT_CODES } from './start-bot.ts';

export interface ShardProcessOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The file of the bot, which each process runs. */
  readonly bot: URL;
  /** Prints a sentence for the person who started it. */
  readonly say: (text: string) => void;
  /** Resolves when all of them are to stop. */
  readonly leave: Promise<unknown>;
  /** The fewest shards; as many as Discord asks for when left out. */
  readonly fewest?: number;
  readonly clock?: Clock;
}

/** Milliseconds between the starts of two processes, as Discord lets one shard identify itself every five seconds. */
const BETWEEN_STARTS = 5_500;
/** Milliseconds after which a process that was killed is started again. */
const STARTED_AGAIN = 5_000;

/**
 * Runs a process for each shard until `leave` resolves, and returns the exit code. One that is killed is started again; one
 * that ends by itself has said why, and ends the others with its code. Never rejects.
 */
export async function runShardProcesses(options: ShardProcessOptions): Promise<number> {
  const { env, say, leave, clock = SYSTEM_CLOCK } = options;
  const read = readSettings(env);
  const issues = read.ok ? issuesWith(read.value) : read.issues;
  for (const problem of issues) say(problem);
  if (!read.ok || issues.length > 0) return EXIT_CODES.unset;
  const settings = read.value;
  const log = makeLog(settings.logLevel, standardOutput());
  const ending = new AbortController();
  void leave.then(() => ending.abort(new Error('The processes were stopped.')));
  try {
    const recommended = await whenReachable(() => shardsWanted(settings), { clock, log, signal: ending.signal });
    return await run(Math.max(recommended, options.fewest ?? 1), settings, log, options);
  } catch (error) {
    if (ending.signal.aborted) return EXIT_CODES.left;
    say(`The processes could not be started: ${error instanceof Error ? error.message : String(error)}`);
    return EXIT_CODES.failed;
  }
}

function issuesWith({ token, database, endpoint }: Settings): readonly string[] {
  return [
    ...(token === undefined ? ['DISCORD_TOKEN is not set: several processes need it as one does.'] : []),
    ...(database === undefined ? ['DATABASE_URL is not set: what several processes keep has to be in one place.'] : []),
    ...(endpoint === undefined
      ? []
      : ['INTERACTIONS_PORT is set: requests over HTTPS need no shards. Start the bot itself.']),
  ];
}

/** The number of shards that Discord asks for. */
async function shardsWanted({ token = '', api }: Settings): Promise<number> {
  const rest = new REST(api === undefined ? {} : { api }).setToken(token);
  const answer: unknown = await rest.get(Routes.gatewayBot());
  const { shards } = { shards: 1, ...(answer as object) };
  return shards;
}

/** Starts them, and resolves to the exit code when all have ended. */
async function run(count: number, settings: Settings, log: Logger, options: ShardProcessOptions): Promise<number> {
  const { bot, leave, clock = SYSTEM_CLOCK } = options;
  const manager = new ShardingManager(fileURLToPath(bot), {
    totalShards: count,
    token: settings.token ?? '',
    respawn: false,
    execArgv: process.execArgv,
  });
  let code: number = EXIT_CODES.left;
  let isLeaving = false;
  let stop = () => {};
  const stopped = new Promise<void>(resolve => {
    stop = resolve;
  });
  const running = new Set<Promise<void>>();
  const follow = (shard: Shard) => {
    shard.on('spawn', child => {
      // Threads have no exit code; these are processes.
      if (!('exitCode' in child)) return;
      if (isLeaving) child.kill('SIGTERM');
      const ended = new Promise<void>(resolve => {
        child.once('exit', (exitCode, signal) => {
          resolve();
          if (isLeaving) return;
          log.warn({ shard: shard.id, exitCode, signal }, 'the process of a shard ended');
          if (signal !== null) return void clock.after(STARTED_AGAIN, () => isLeaving || start(shard));
          code = exitCode ?? EXIT_CODES.failed;
          stop();
        });
      }).finally(() => running.delete(ended));
      running.add(ended);
    });
  };
  const start = (shard: Shard) =>
    void shard.spawn(-1).catch(error => log.warn({ err: error, shard: shard.id }, 'a shard did not become ready'));
  manager.on('shardCreate', shard => {
    // Each has a port of its own for operators: the one that is set, and those after it.
    if (settings.health) Object.assign(shard.env ?? {}, { HEALTH_PORT: String(settings.health.port + shard.id) });
    follow(shard);
  });
  log.info({ shards: count }, 'starting a process for each shard');
  const failed = manager.spawn({ amount: count, delay: BETWEEN_STARTS, timeout: -1 }).then(
    () => new Promise<never>(() => {}),
    error => error,
  );
  const fault = await Promise.race([leave.then(() => undefined), stopped, failed]);
  isLeaving = true;
  for (const shard of manager.shards.values()) shard.process?.kill('SIGTERM');
  await Promise.all(running);
  if (fault !== undefined) throw fault;
  return code;
}
