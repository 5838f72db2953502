// Positions after the abilities that have triggered: what a question about an object finds once they have resolved.

import type { Outcome, PendingTrigger } from '../../engine/index.ts';
import { type EffectMatter, isOfMatter } from '../../oracle/index.ts';
import { listInWords } from '../english.ts';
import type { ExplainContext } from '../explain-context.ts';
import type { AskedOutcome, AskedVerdict, LaterSteps } from './asked-outcome.ts';
import { inTurn, type Resolved } from './later-outcomes.ts';
import { loopSaid } from './trigger-loops.ts';
import { triggersSaid } from './triggers-said.ts';

type Judge = (later: AskedOutcome) => AskedVerdict | undefined;
type Bears = (trigger: PendingTrigger) => boolean;

/**
 * The verdict of `judge` once the abilities that have triggered have resolved, one after the other, with those said first that
 * are of the matter: all of them where each can be carried out, else those alone. Undefined where none of those has triggered, one
 * can't be carried out or is an option, or their order decides.
 */
export function verdictOnceResolved(shown: AskedOutcome, matter: EffectMatter, judge: Judge): AskedVerdict | undefined {
  const bears: Bears = ({ effect }) => isOfMatter(effect, matter);
  const { triggers } = shown.outcome;
  const all = onceIn(shown, triggers, judge, () => true);
  if (all?.verdict === undefined) {
    const alone = onceIn(shown, triggers.filter(bears), judge, bears);
    return alone && said(shown, alone, bears);
  }
  const other = triggers.length < 2 ? all : onceIn(shown, triggers.toReversed(), judge, () => true);
  const isSame = other?.verdict?.fact === all.verdict?.fact && other?.verdict?.short === all.verdict?.short;
  return isSame ? said(shown, all, bears) : undefined;
}

/** The steps of abilities that have resolved in turn; undefined where no context can be made of them. */
export function stepsOnceResolved(shown: AskedOutcome, resolved: readonly Resolved[]): LaterSteps | undefined {
  const outcome = joinedOutcome(
    shown.outcome,
    resolved.map(it => it.outcome),
    resolved.map(it => it.trigger),
  );
  const context = shown.contextOf?.(outcome);
  return context === undefined ? undefined : { steps: resolved.flatMap(it => it.outcome.trail), context };
}

/** Abilities that have resolved in turn, and the verdict then. */
interface Once {
  readonly first: readonly PendingTrigger[];
  readonly resolved: readonly Resolved[];
  readonly context: ExplainContext;
  readonly verdict: AskedVerdict | undefined;
}

function onceIn(shown: AskedOutcome, first: readonly PendingTrigger[], judge: Judge, more: Bears): Once | undefined {
  const resolved = first.length === 0 ? undefined : inTurn(shown, first, it => it, more);
  if (resolved === undefined || shown.contextOf === undefined) return undefined;
  const outcome = joinedOutcome(
    shown.outcome,
    resolved.map(it => it.outcome),
    resolved.map(it => it.trigger),
  );
  const context = shown.contextOf(outcome);
  return { first, resolved, context, verdict: judge({ ...shown, outcome, context }) };
}

/** The verdict with the abilities that bear on it; undefined where none does, or one of them is an option. */
function said(
  shown: AskedOutcome,
  { first, resolved, context, verdict }: Once,
  bears: Bears,
): AskedVerdict | undefined {
  const isFirst = (it: PendingTrigger) => first.includes(it);
  const bearing = resolved.map(it => it.trigger).filter(bears);
  const leads = ({ outcome }: Resolved) => outcome.triggers.some(bears);
  if (verdict === undefined || bearing.length === 0) return undefined;
  if (resolved.some(it => isOfMatter(it.trigger.effect, 'option') && (bears(it.trigger) || leads(it))))
    return undefined;
  const leading = resolved.filter(it => isFirst(it.trigger) && (bears(it.trigger) || leads(it))).map(it => it.trigger);
  const now = shown.outcome.triggers.filter(it => leading.includes(it));
  const then = bearing.filter(it => !isFirst(it));
  const triggered = [now, [...new Set(then)]].filter(it => it.length > 0).map(it => triggersSaid(shown, it, true));
  // where the fact is the answer, it is told first
  const loop = loopSaid(shown, resolved);
  const fact =
    loop !== undefined && verdict.short !== ''
      ? loop
      : verdict.short === ''
        ? `${verdict.fact}, once ${resolvedSaid(shown, [...now, ...then])}`
        : `${triggered.join('; then ')}; then ${verdict.fact}`;
  return { ...verdict, fact, later: { steps: resolved.flatMap(it => it.outcome.trail), context } };
}

/** "the ability of Craterhoof Behemoth has resolved", "the monarch's ability has resolved". */
function resolvedSaid({ context }: AskedOutcome, triggers: readonly PendingTrigger[]): string {
  const named = (all: readonly PendingTrigger[]) => [...new Set(all.map(context.names.sourceOf))];
  const timesOf = (all: readonly PendingTrigger[]) => all.reduce((sum, it) => sum + it.times, 0);
  // 725.2: what has no source is called by the ability itself
  const inherent = triggers.filter(it => it.source === undefined);
  const others = triggers.filter(it => it.source !== undefined);
  const abilities = timesOf(others) === 1 ? 'ability' : 'abilities';
  const of = others.length === 0 ? [] : [`the ${abilities} of ${listInWords(named(others))}`];
  return `${listInWords([...of, ...named(inherent)])} ${timesOf(triggers) === 1 ? 'has' : 'have'} resolved`;
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
