// The departure of the bot: what is asked meanwhile, and what is still worked on when its time is over, is told so.

import { problemReply } from '../render/render-issues.ts';
import type { Reply } from '../render/reply.ts';

/** The state of leaving, for the router. */
export interface Departure {
  /** Whether the bot is leaving. */
  readonly begun: () => boolean;
  /** Calls `act` when no more time is given to the work in progress; the result cancels that. */
  readonly whenOver: (act: () => void) => () => void;
}

/** The departure with the means to begin and to end it. */
export interface DepartureControl extends Departure {
  readonly begin: () => void;
  readonly end: () => void;
}

export function makeDeparture(): DepartureControl {
  const waiting = new Set<() => void>();
  let begun = false;
  return {
    begun: () => begun,
    whenOver: act => {
      waiting.add(act);
      return () => void waiting.delete(act);
    },
    begin: () => {
      begun = true;
    },
    end: () => {
      for (const act of [...waiting]) act();
      waiting.clear();
    },
  };
}

/** The result of `work`, or the reply about starting anew where the departure is over before. */
export async function replyBefore(departure: Departure, work: () => Promise<Reply>): Promise<Reply> {
  if (departure.begun()) return replyLeaving();
  let cancel = () => {};
  const over = new Promise<Reply>(resolve => {
    cancel = departure.whenOver(() => resolve(replyLeaving()));
  });
  try {
    return await Promise.race([work(), over]);
  } finally {
    cancel();
  }
}

/** The reply to what is asked of a bot that is leaving. */
function replyLeaving(): Reply {
  return problemReply('I am starting anew', 'Please ask again in a minute.');
}
