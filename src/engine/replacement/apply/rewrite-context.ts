// Contexts of rewrites: the pending event, the effect, and the referents of its words.
import type { Amount } from '../../ability/amount.ts';
import type { Rewrite } from '../../ability/replacement.ts';
import type { ChoiceGenerator } from '../../choice/choice-request.ts';
import { eventView } from '../../entering/look-ahead.ts';
import type { Cause, EnteringObject, GameEvent, PutCounter } from '../../event/game-event.ts';
import type { PendingEvent } from '../../event/pending-event.ts';
import { evaluate } from '../../match/evaluate.ts';
import type { Context } from '../../match/view.ts';
import type { ObjectId, PlayerId } from '../../model/ids.ts';
import type { OfKind } from '../../model/of-kind.ts';
import type { RewriteResult } from '../../trail/step.ts';
import type { ApplicableEffect } from '../applicable-effects.ts';
import { eventContext } from '../event-context.ts';

export interface RewriteContext {
  readonly pendingEvent: PendingEvent;
  readonly candidate: ApplicableEffect;
  /** "That many": the number of objects or the life the effect itself has just acted on. Changes in place. */
  that: number | undefined;
  /** "Those": the objects the effect itself has just moved, except the one it copies. Changes in place. */
  those: readonly ObjectId[] | undefined;
  /** Whether the effect's own choice was to do nothing, so that the rest does nothing either. Changes in place. */
  declined: boolean;
  /** The result of the rewrite being applied, for the trail. Changes in place. */
  result: RewriteResult | undefined;
  /** Applies further rewrites of the same effect: those of a mode, or after a "may". */
  /** The player who took the option being applied: "that player may put …". Changes in place. */
  taker?: PlayerId;
  readonly apply: (rewrites: readonly Rewrite[]) => ChoiceGenerator<void>;
}

/** The function that applies one kind of rewrite to the pending event. */
export type RewriteApplier<K extends Rewrite['kind']> = (
  at: RewriteContext,
  rewrite: OfKind<Rewrite, K>,
) => ChoiceGenerator<void>;

/** The object that enters, where that is the event. */
export function enteringObjectOf(at: RewriteContext): EnteringObject | undefined {
  const { event } = at.pendingEvent;
  return event?.kind === 'enters' ? event.objects[0] : undefined;
}

/** Changes fields of the entering object. */
export function setEnteringFields(at: RewriteContext, fields: Partial<EnteringObject>): void {
  const { event } = at.pendingEvent;
  const entering = enteringObjectOf(at);
  if (event?.kind === 'enters' && entering !== undefined) {
    at.pendingEvent.event = { ...event, objects: [{ ...entering, ...fields }] };
  }
}

/** The object the event is about: it enters, is turned face up, is destroyed; undefined where there is none. */
export function objectOfEvent(at: RewriteContext): ObjectId | undefined {
  return enteringObjectOf(at)?.object ?? at.candidate.context.it;
}

/** The context of the effect's words, after the rewrites already applied. */
export function wordsContext(at: RewriteContext): Context {
  const { pendingEvent: pending, candidate } = at;
  const now = pending.event === undefined ? {} : eventContext(eventView(pending), pending.event);
  const that = at.that === undefined ? {} : { amount: at.that };
  const moved = at.those === undefined ? {} : { those: at.those };
  const context = { ...candidate.context, ...now, ...that, ...moved };
  const entering = enteringObjectOf(at);
  if (entering === undefined || candidate.effect.source !== entering.object) return context;
  return { ...context, controller: entering.under, chosen: entering.chosen ?? {} };
}

/** The value of an amount in that context. */
export function rewriteAmount(at: RewriteContext, amount: Amount): number {
  return typeof amount === 'number' ? amount : evaluate(eventView(at.pendingEvent), amount, wordsContext(at));
}

/** The cause of the effect's events: an effect of its controller (614.16). */
export function rewriteCause(at: RewriteContext): Cause {
  const { effect } = at.candidate;
  const entering = enteringObjectOf(at);
  const isOwn = entering !== undefined && effect.source === entering.object;
  const controller = isOwn ? entering.under : effect.controller;
  return { name: effect.name.name, controller, source: effect.source, isEffect: true };
}

/** Adds counters to the event: those the object enters with, or put on the object of another event. */
export function addCountersToEvent(at: RewriteContext, put: PutCounter): void {
  at.result = { kind: 'counters', counter: put.counter, put: put.amount };
  if (put.amount <= 0) return;
  const entering = enteringObjectOf(at);
  if (entering !== undefined) {
    setEnteringFields(at, { counters: [...entering.counters, put] });
    return;
  }
  const on = objectOfEvent(at);
  if (on === undefined) return;
  const by = rewriteCause(at);
  const player = wordsContext(at).that ?? by.controller;
  at.pendingEvent.containedEvents.push({
    kind: 'putsCounters',
    on,
    counter: put.counter,
    amount: put.amount,
    player,
    by,
  });
}

/** Replaces the event with another. */
export function replaceEvent(at: RewriteContext, event: GameEvent | undefined): void {
  at.pendingEvent.event = event;
}
