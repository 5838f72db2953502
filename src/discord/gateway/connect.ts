// The connection to the gateway: tried until Discord can be reached, and given up where it refuses the bot.

import { type Client, Events, GatewayCloseCodes } from 'discord.js';
import type { Logger } from 'pino';
import type { Clock } from '../../clock/index.ts';

/** An end of the connection that trying again does not mend; the message is a sentence for the operator. */
export class RefusedByDiscord extends Error {}

/** The means of attempts to reach Discord. */
export interface AttemptOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** Ends the attempts. */
  readonly signal: AbortSignal;
}

export interface ConnectOptions extends AttemptOptions {
  /** Makes a client, with its listeners; one is used for one attempt. */
  readonly makeClient: () => Client;
  readonly token: string;
  /** Whether the shards are a part of all there are, whose number others have to know as well. */
  readonly isPart: boolean;
}

/** The pauses between attempts in milliseconds: doubled from the first, up to the longest. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 300_000;

/** Resolves to a client that is ready. Tries and gives up as `whenReachable` does. */
export async function connect(options: ConnectOptions): Promise<Client> {
  return whenReachable(async () => {
    const client = options.makeClient();
    try {
      await whenReady(client, options);
      return client;
    } catch (error) {
      await client.destroy();
      throw error;
    }
  }, options);
}

/**
 * Resolves to the result of the first attempt to succeed. Tries again with growing pauses while Discord cannot be
 * reached; rejects where it refuses the bot, or when the signal is aborted.
 */
export async function whenReachable<T>(attempt: () => Promise<T>, { clock, log, signal }: AttemptOptions): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    signal.throwIfAborted();
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      if (isRefusal(error)) throw error;
      log.warn({ err: error, seconds: pause / 1_000 }, 'Discord cannot be reached; trying again after a pause');
    }
    await wait(pause, clock, signal);
  }
}

/** Logs in; resolves when every shard is ready. */
function whenReady(client: Client, { token, isPart, signal }: ConnectOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    client.once(Events.ClientReady, () => resolve());
    client.once(Events.ShardDisconnect, ({ code }) => reject(disconnectionError(code, isPart)));
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    client.login(token).catch(reject);
  });
}

const REASONS: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]:
    'Discord refuses the token in DISCORD_TOKEN. Copy it again, or make a new one.',
  [GatewayCloseCodes.InvalidIntents]: 'Discord refuses the intents of the bot.',
  [GatewayCloseCodes.DisallowedIntents]: 'Discord refuses the intents of the bot.',
  [GatewayCloseCodes.InvalidAPIVersion]: 'Discord no longer serves the version of its API that this bot speaks.',
};

/** The error of a connection that Discord closed with that code and that is not opened again by itself. */
export function disconnectionError(code: number, isPart: boolean): Error {
  if (isPart && code === GatewayCloseCodes.ShardingRequired) {
    return new RefusedByDiscord('Discord asks for more shards than SHARD_COUNT. Start all processes anew.');
  }
  const reason = REASONS[code];
  return reason === undefined
    ? new Error(`The gateway was closed with the code ${code}.`)
    : new RefusedByDiscord(reason);
}

/** Whether trying again would not help: a refused token, also one refused at login. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof RefusedByDiscord || (error instanceof Error && 'code' in error && error.code === 'TokenInvalid')
  );
}

function wait(ms: number, clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => {
      signal.removeEventListener('abort', end);
      resolve();
    });
    const end = () => {
      cancel();
      reject(signal.reason);
    };
    signal.addEventListener('abort', end, { once: true });
  });
}
