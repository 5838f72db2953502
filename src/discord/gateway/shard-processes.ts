// Processes of the bot, one for each shard, where one core is not enough for the connections: started one after the other,
// and ended together.

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { type Clock, SYSTEM_CLOCK } from '../../clock/index.ts';
import { makeLog, standardOutput } from './bot-log.ts';
import { readSettings, type Settings } from './bot-settings.ts';
import { whenReachable } from './connect.ts';
import { discordRest } from './discord-rest.ts';
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
  const rest = discordRest(api).setToken(token);
  const answer: unknown = await rest.get(Routes.gatewayBot());
  const { shards } = { shards: 1, ...(answer as object) };
  return shards;
}

/** Starts them, and resolves to the exit code when all have ended. */
async function run(count: number, settings: Settings, log: Logger, options: ShardProcessOptions): Promise<number> {
  const { bot, leave, env, clock = SYSTEM_CLOCK } = options;
  let code: number = EXIT_CODES.left;
  let isLeaving = false;
  let stop = () => {};
  const stopped = new Promise<void>(resolve => {
    stop = resolve;
  });
  const running = new Map<ChildProcess, Promise<void>>();
  const start = (shard: number) => {
    if (isLeaving) return;
    const child = fork(fileURLToPath(bot), { env: { ...env, ...environmentOf(shard, count, settings) } });
    const ended = new Promise<void>(resolve => {
      const end = (exitCode: number | null, signal: string | null) => {
        running.delete(child);
        resolve();
        if (isLeaving) return;
        log.warn({ shard, exitCode, signal }, 'the process of a shard ended');
        if (signal !== null) return void clock.after(STARTED_AGAIN, () => start(shard));
        code = exitCode ?? EXIT_CODES.failed;
        stop();
      };
      child.once('exit', end);
      child.once('error', () => end(EXIT_CODES.failed, null));
    });
    running.set(child, ended);
  };
  log.info({ shards: count }, 'starting a process for each shard');
  const startFrom = (shard: number) => {
    start(shard);
    if (shard + 1 < count) clock.after(BETWEEN_STARTS, () => startFrom(shard + 1));
  };
  startFrom(0);
  await Promise.race([leave, stopped]);
  isLeaving = true;
  for (const child of running.keys()) child.kill('SIGTERM');
  await Promise.all(running.values());
  return code;
}

/** Variables for the process of a shard. Each has a port of its own for operators: the one that is set, and those after it. */
function environmentOf(shard: number, count: number, { health }: Settings): Readonly<Record<string, string>> {
  return {
    SHARDS: String(shard),
    SHARD_COUNT: String(count),
    ...(health === undefined ? {} : { HEALTH_PORT: String(health.port + shard) }),
  };
}
