// Positions after the abilities that have triggered: what a question about an object finds once they have resolved.

import type { Outcome, PendingTrigger } from '../../engine/index.ts';
import { listInWords } from '../english.ts';
import type { AskedOutcome, AskedVerdict } from './asked-outcome.ts';
import { laterOutcomes } from './later-outcomes.ts';
import { triggersSaid } from './triggers-said.ts';

/** An ability whose controller need not do what it says. */
const OPTIONAL = /\bmay\b/iu;

/**
 * The verdict of `judge` once the abilities whose words match have resolved, one after the other, with them said first;
 * undefined where none has triggered, one can't be carried out or is an option, or more of the kind trigger then.
 */
export function verdictOnceResolved(
  shown: AskedOutcome,
  words: RegExp,
  judge: (later: AskedOutcome) => AskedVerdict | undefined,
): AskedVerdict | undefined {
  const bears = ({ effect }: PendingTrigger) => words.test(effect);
  const pending = shown.outcome.triggers.filter(bears);
  if (pending.length === 0 || shown.contextOf === undefined || pending.some(it => OPTIONAL.test(it.effect)))
    return undefined;
  const later = laterOutcomes(shown, pending, it => it, bears);
  const then = later?.flatMap(it => it.triggers.filter(bears)) ?? [];
  if (later === undefined || then.some(it => OPTIONAL.test(it.effect))) return undefined;
  const outcome = joinedOutcome(shown.outcome, later, [...pending, ...then]);
  const verdict = judge({ ...shown, outcome, context: shown.contextOf(outcome) });
  if (verdict === undefined) return undefined;
  const all = [pending, then].filter(it => it.length > 0);
  const triggered = all.map(it => triggersSaid(shown, it, true)).join('; then ');
  // where the fact is the answer, it is told first
  const fact =
    verdict.short === ''
      ? `${verdict.fact}, once ${resolvedSaid(shown, pending)}`
      : `${triggered}; then ${verdict.fact}`;
  return { ...verdict, fact, later: later.flatMap(it => it.trail) };
}

/** "the ability of Craterhoof Behemoth has resolved". */
function resolvedSaid({ context }: AskedOutcome, triggers: readonly PendingTrigger[]): string {
  const names = [...new Set(triggers.map(it => context.names.object(it.source)))];
  const times = triggers.reduce((sum, it) => sum + it.times, 0);
  return times === 1
    ? `the ability of ${listInWords(names)} has resolved`
    : `the abilities of ${listInWords(names)} have resolved`;
}

/** An outcome that goes on with others, each from where the one before ended; the abilities carried out no longer wait. */
export function joinedOutcome(first: Outcome, others: readonly Outcome[], done: readonly PendingTrigger[]): Outcome {
  const all = [first, ...others];
  return {
    before: first.before,
    state: all.at(-1)?.state ?? first.state,
    triggers: all.flatMap(it => it.triggers).filter(it => !done.includes(it)),
    trail: all.flatMap(it => it.trail),
    picks: all.flatMap(it => it.picks),
    occurrences: all.flatMap(it => it.occurrences),
  };
}
