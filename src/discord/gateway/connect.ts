// The connection to the gateway: tried until Discord can be reached, and given up where it refuses the bot.

import { GatewayCloseCodes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Clock } from '../../clock/index.ts';

/** An end of the connection that trying again does not mend; the message is a sentence for the operator. */
export class RefusedByDiscord extends Error {}

/** A token that Discord refuses before there is a connection. */
export class TokenRefused extends Error {
  constructor() {
    super(TOKEN_REFUSED);
  }
}

const TOKEN_REFUSED = 'Discord refuses the token in DISCORD_TOKEN. Copy it again, or make a new one.';

/** The means of attempts to reach Discord. */
export interface AttemptOptions {
  readonly clock: Clock;
  readonly log: Logger;
  /** Ends the attempts. */
  readonly signal: AbortSignal;
}

/** The pauses between attempts in milliseconds: doubled from the first, up to the longest. */
const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 300_000;

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

/** The codes with which Discord closes a shard that is not to connect again. */
const FOR_GOOD: ReadonlySet<number> = new Set([
  GatewayCloseCodes.AuthenticationFailed,
  GatewayCloseCodes.InvalidShard,
  GatewayCloseCodes.ShardingRequired,
  GatewayCloseCodes.InvalidAPIVersion,
  GatewayCloseCodes.InvalidIntents,
  GatewayCloseCodes.DisallowedIntents,
]);

/** Whether a shard that Discord closed with that code is not connected again by itself. */
export function endsForGood(code: number): boolean {
  return FOR_GOOD.has(code);
}

const REASONS: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: TOKEN_REFUSED,
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

/** Whether trying again would not help: a refused token, say. */
export function isRefusal(error: unknown): boolean {
  return error instanceof RefusedByDiscord || error instanceof TokenRefused;
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
