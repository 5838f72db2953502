// Values of the store, where it can be reached: a store that is away costs what is kept, and not the answer.

import type { Logger } from 'pino';
import { problemReply } from '../render/render-issues.ts';
import type { Reply } from '../render/reply.ts';

/** The value that the store gives; undefined, and a line in the log, where the store cannot be reached. */
export async function storedValue<T>(
  work: Promise<T>,
  log: Pick<Logger, 'error'>,
): Promise<{ readonly value: T } | undefined> {
  try {
    return { value: await work };
  } catch (error) {
    log.error({ err: error }, 'the store could not be reached');
    return undefined;
  }
}

/** The reply where nothing can be said without the store. */
export function replyUnreached(title = 'I cannot say that now'): Reply {
  return problemReply(title, 'I cannot reach what is stored. Try again in a minute.');
}
