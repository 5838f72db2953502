// Consequences of all abilities that have triggered, with those that they make trigger in turn.

import type { Outcome, PendingTrigger } from '../../engine/index.ts';
import type { AskedOutcome } from './asked-outcome.ts';
import { changedBy, inTurn, type Resolved } from './later-outcomes.ts';
import { loopSaid } from './trigger-loops.ts';
import { triggersSaid } from './triggers-said.ts';

/** The most characters of what is said of abilities with their words, which stand in their list too. */
const LONGEST_SAID = 150;

/** All that has resolved, where abilities made others trigger that bear on what is asked. */
export interface AllResolved {
  readonly resolved: readonly Resolved[];
  /** Abilities that triggered only then and bear on what is asked. */
  readonly then: readonly PendingTrigger[];
  /** "Siege-Gang Commander triggers: …; then Purphoros triggers three times: …". */
  readonly said: string;
}

/**
 * All abilities carried out in turn; undefined where one can't be, or those that they make trigger do not bear on what is asked
 * (by `bears`), so that the abilities of the event alone tell it.
 */
export function allResolved(
  shown: AskedOutcome,
  same: (outcome: Outcome) => unknown,
  bears: (resolved: Resolved) => boolean,
  idle: (trigger: PendingTrigger) => boolean = () => false,
): AllResolved | undefined {
  const first = shown.outcome.triggers;
  const resolved = first.length === 0 ? undefined : inTurn(shown, first, same, () => true, idle);
  if (resolved === undefined) return undefined;
  const isFirst = (it: PendingTrigger) => first.includes(it);
  const bearing = resolved.filter(bears);
  const then = bearing.map(it => it.trigger).filter(it => !isFirst(it));
  if (then.length === 0) return undefined;
  const isLeading = (trigger: PendingTrigger) =>
    resolved.some(it => it.trigger === trigger && (bears(it) || it.outcome.triggers.length > 0));
  const leading = first.filter(isLeading);
  const changed = changedBy(
    shown,
    resolved.map(it => it.outcome),
  );
  const once = then.filter((it, at) => then.indexOf(it) === at);
  const told = (worded: boolean) =>
    [triggersSaid(shown, leading, worded), `then ${triggersSaid(shown, once, worded)}`, changed]
      .filter(it => it !== '')
      .join('; ');
  const inFull = loopSaid(shown, resolved) ?? told(true);
  return { resolved, then, said: inFull.length > LONGEST_SAID ? told(false) : inFull };
}
