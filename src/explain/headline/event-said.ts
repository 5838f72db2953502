// The sentence on an event as a clause, for what follows a colon.

import type { AskedOutcome } from './asked-outcome.ts';
import { explainEvent } from './event-headline.ts';

/** "you draw two cards", "Serra Angel dies". */
export function eventSaid({ context, outcome, event }: AskedOutcome): string {
  return explainEvent(context, outcome, event)
    .replace(/\.$/, '')
    .replace(/^You(r?) /, 'you$1 ');
}
