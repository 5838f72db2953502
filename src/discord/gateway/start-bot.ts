// The start of the bot from the environment: missing settings are explained in words, and the end becomes an exit code.

import type { DestinationStream, Logger } from 'pino';
import type { Clock } from '../../clock/index.ts';
import type { LiveService, UpdateEvent } from '../../service/node.ts';
import { serviceBackend } from './answer-reply.ts';
import { makeLog, standardOutput } from './bot-log.ts';
import { readSettings, type Settings } from './bot-settings.ts';
import type { Command } from './command.ts';
import { RefusedByDiscord } from './connect.ts';
import { type RunBotOptions, runBot } from './run-bot.ts';
import { updateLogger, type WatchedTerminal } from './update-log.ts';

export interface StartOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly commands: readonly Command[];
  /** Opens the service on the data folder; updates of its cards and rules while it is open are reported. */
  readonly openService: (settings: Settings, report: (event: UpdateEvent) => void) => Promise<LiveService>;
  /** Prints a sentence for the person who started the bot. */
  readonly say: (text: string) => void;
  /** Resolves when the bot is to stop. */
  readonly leave: Promise<unknown>;
  /** Subscribes to faults that nobody caught. */
  readonly faults: (report: FaultReports) => void;
  /** A terminal to draw progress on, where somebody watches. */
  readonly watched?: WatchedTerminal;
  /** The destination of the log; standard output when left out. */
  readonly logTo?: DestinationStream;
  /** The clock that deadlines are measured by; the system clock when left out. */
  readonly clock?: Clock | undefined;
  readonly drawSymbols?: RunBotOptions['drawSymbols'];
}

/** Reports of faults that nobody caught. */
export interface FaultReports {
  /** A promise that nobody awaited: it is logged, and the bot goes on. */
  readonly unhandledRejection: (error: unknown) => void;
  /** An exception, after which nobody knows what was left undone: the bot ends in order, as one that failed. */
  readonly uncaughtException: (error: unknown) => void;
}

/** Exit codes of the process: stopped on request, failed to start, a setting missing or wrong. */
export const EXIT_CODES = { left: 0, failed: 1, unset: 2 } as const;

const WITHOUT_TOKEN = `Threshold answers in Discord with a bot token, and there is none in DISCORD_TOKEN.

To get one:
  1. Make an application at https://discord.com/developers/applications
  2. Under "Bot", press "Reset Token" and copy the token. No privileged intent is needed.
  3. Start again with it:  DISCORD_TOKEN=... npm start

Without Discord, ask in the terminal:
  npm run ask -- '/etb card:"Clone" with:"Bear Cub"'
  npm run ask -- 'Sol Ring enters; me: March of the Machines; opp: Imposing Sovereign'`;

/** Runs the bot to its end, and returns the exit code. Never rejects. */
export async function startBot(options: StartOptions): Promise<number> {
  const read = readSettings(options.env);
  if (!read.ok) {
    for (const problem of read.issues) options.say(problem);
    return EXIT_CODES.unset;
  }
  const { token, ...settings } = read.value;
  if (token === undefined) {
    options.say(WITHOUT_TOKEN);
    return EXIT_CODES.unset;
  }
  const log = makeLog(settings.logLevel, logStream(options));
  const faults = reportFaults(options.faults, log);
  // The bot connects while the service is being opened; a failure to open is reported where the service is awaited.
  const opening = options.openService(read.value, updateLogger(log, options.watched));
  opening.catch(() => {});
  try {
    const { commands, clock, drawSymbols } = options;
    const backend = serviceBackend(opening);
    const leave = Promise.race([options.leave, faults.uncaught]);
    await runBot({
      settings: { ...settings, token },
      commands,
      log,
      backend,
      opened: opening,
      leave,
      clock,
      drawSymbols,
    });
    return faults.failed() ? EXIT_CODES.failed : EXIT_CODES.left;
  } catch (error) {
    log.debug({ err: error }, 'the bot could not go on');
    options.say(
      `The bot could not ${error instanceof RefusedByDiscord ? 'go on' : 'start'}: ${reasonOf(error, settings)}`,
    );
    return EXIT_CODES.failed;
  } finally {
    await opening.then(
      service => service.close(),
      () => {},
    );
  }
}

interface Faults {
  /** Resolves at the first uncaught exception. */
  readonly uncaught: Promise<void>;
  readonly failed: () => boolean;
}

function reportFaults(subscribe: StartOptions['faults'], log: Logger): Faults {
  let failed = false;
  let end = () => {};
  const uncaught = new Promise<void>(resolve => {
    end = resolve;
  });
  subscribe({
    unhandledRejection: error => log.error({ err: error }, 'a rejection that nobody handled'),
    uncaughtException: error => {
      log.fatal({ err: error }, 'an exception that nobody caught: the bot ends');
      failed = true;
      end();
    },
  });
  return { uncaught, failed: () => failed };
}

/** The stream of the log; a progress bar on the terminal is cleared before each line. */
function logStream({ watched, logTo }: StartOptions): DestinationStream {
  const to = logTo ?? standardOutput();
  if (watched === undefined) return to;
  return {
    write: line => {
      watched.bar.clear();
      to.write(line);
    },
  };
}

function reasonOf(error: unknown, { health }: Pick<Settings, 'health'>): string {
  const { message, code, cause, port } = { ...NO_ERROR, message: String(error), ...asObject(error) };
  if (code === 'TokenInvalid') return 'Discord refuses the token in DISCORD_TOKEN. Copy it again, or make a new one.';
  if (code === 'EADDRINUSE') {
    return `the port in ${port === health?.port ? 'HEALTH_PORT' : 'INTERACTIONS_PORT'} is taken.`;
  }
  const deeper = cause instanceof Error ? ` (${cause.message})` : '';
  return `${message}${deeper}`;
}

/** The fields of an error that say why the bot could not start. */
interface ErrorFields {
  readonly message?: string;
  readonly code?: unknown;
  readonly cause?: unknown;
  /** The port that could not be listened on. */
  readonly port?: unknown;
}

const NO_ERROR: ErrorFields = { code: undefined, cause: undefined, port: undefined };

function asObject(error: unknown): ErrorFields {
  return error instanceof Error ? { ...error, message: error.message, cause: error.cause } : {};
}
