// The bot's log: lines of JSON that hold no token of an interaction, no message and no user id, and never end the process.

import pino, { type DestinationStream, type Logger } from 'pino';
import type { Settings } from './bot-settings.ts';
import { sourceStack } from './source-stack.ts';

/** The most characters of lines that wait where the destination takes none. */
const MOST_WAITING = 1_000_000;

/** Makes the log of a level. */
export function makeLog(level: Settings['logLevel'], to: DestinationStream): Logger {
  return pino({ level, base: null, serializers: { err: loggedError } }, to);
}

/** Standard output. Lines it cannot take, as on a full disk, are dropped. */
export function standardOutput(): DestinationStream {
  const to = pino.destination({ dest: 1, sync: true, maxLength: MOST_WAITING });
  to.on('error', () => {});
  return to;
}

/** The fields of an error that are logged. */
interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string | number;
  readonly status?: number;
  readonly method?: string;
  readonly path?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** The deepest cause that is logged. */
const DEEPEST = 3;

/**
 * The fields of an error for the log. An error of Discord's library also has what was sent, a private answer maybe, and an
 * address with a token; of these, the method and the path without its token are kept.
 */
export function loggedError(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutTokens(error) : typeof error;
  const { code, status, method, url } = fieldsOf(error);
  const cause = depth < DEEPEST && error.cause instanceof Error ? loggedError(error.cause, depth + 1) : undefined;
  return {
    type: error.name,
    message: withoutTokens(error.message),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(typeof status === 'number' && { status }),
    ...(typeof method === 'string' && { method }),
    ...(typeof url === 'string' && { path: pathOf(url) }),
    ...(error.stack !== undefined && { stack: withoutTokens(sourceStack(error.stack)) }),
    ...(typeof cause === 'object' && { cause }),
  };
}

function fieldsOf(error: Error): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(error));
}

function pathOf(url: string): string {
  return withoutTokens(URL.canParse(url) ? new URL(url).pathname : url);
}

/** The token in the address of an answer, which is good for a quarter of an hour. */
const TOKEN = /(\/(?:interactions|webhooks)\/\d+\/)[^/\s?]+/gu;

function withoutTokens(text: string): string {
  return text.replace(TOKEN, '$1…');
}
