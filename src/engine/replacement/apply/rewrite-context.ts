// Where a rewrite is applied: the event on its way, the effect, and what its words mean there now.
import type { Amount } from '../../ability/amount.ts';
import type { Rewrite } from '../../ability/replacement.ts';
import type { ChoiceGenerator } from '../../choice/choice-request.ts';
import { eventView } from '../../entering/look-ahead.ts';
import type { Cause, EnteringObject, GameEvent, PutCounter } from '../../event/game-event.ts';
import type { PendingEvent } from '../../event/pending-event.ts';
import { evaluate } from '../../match/evaluate.ts';
import type { Context } from '../../match/view.ts';
import type { ObjectId } from '../../model/ids.ts';
import type { OfKind } from '../../model/of-kind.ts';
import type { RewriteResult } from '../../trail/step.ts';
import type { ApplicableEffect } from '../applicable-effects.ts';
import { eventContext } from '../event-context.ts';

export interface RewriteContext {
  readonly work: PendingEvent;
  readonly candidate: ApplicableEffect;
  /** "That many": how many objects, how much life the effect itself has just acted on. Changes in place. */
  that: number | undefined;
  /** "Those": the objects the effect itself has just moved, but for the one it copies. Changes in place. */
  those: readonly ObjectId[] | undefined;
  /** The effect's own choice was to do nothing: the rest of it does nothing either. Changes in place. */
  declined: boolean;
  /** What the rewrite being applied came to, for the trail. Changes in place. */
  result: RewriteResult | undefined;
  /** Applies further rewrites of the same effect: those of a mode, of what follows a "may". */
  readonly apply: (rewrites: readonly Rewrite[]) => ChoiceGenerator<void>;
}

/** What a kind of rewrite does to the event on its way. */
export type RewriteApplier<K extends Rewrite['kind']> = (
  at: RewriteContext,
  rewrite: OfKind<Rewrite, K>,
) => ChoiceGenerator<void>;

/** The object that enters, where that is the event. */
export function enteringObjectOf(at: RewriteContext): EnteringObject | undefined {
  const { event } = at.work;
  return event?.kind === 'enters' ? event.objects[0] : undefined;
}

/** Changes how the object enters. */
export function setEnteringFields(at: RewriteContext, fields: Partial<EnteringObject>): void {
  const { event } = at.work;
  const entering = enteringObjectOf(at);
  if (event?.kind === 'enters' && entering !== undefined) {
    at.work.event = { ...event, objects: [{ ...entering, ...fields }] };
  }
}

/** The object the event is about: what enters, is turned face up, is destroyed. */
export function objectOfEvent(at: RewriteContext): ObjectId | undefined {
  return enteringObjectOf(at)?.object ?? at.candidate.context.it;
}

/** What the effect's words mean now: after what it has already done to the event. */
export function wordsContext(at: RewriteContext): Context {
  const { work: pending, candidate } = at;
  const now = pending.event === undefined ? {} : eventContext(eventView(pending), pending.event);
  const said = at.that === undefined ? {} : { amount: at.that };
  const moved = at.those === undefined ? {} : { those: at.those };
  const context = { ...candidate.context, ...now, ...said, ...moved };
  const entering = enteringObjectOf(at);
  if (entering === undefined || candidate.effect.source !== entering.object) return context;
  return { ...context, controller: entering.under, chosen: entering.chosen ?? {}, x: entering.cast?.x ?? 0 };
}

/** The number an amount comes to there. */
export function rewriteAmount(at: RewriteContext, amount: Amount): number {
  return typeof amount === 'number' ? amount : evaluate(eventView(at.work), amount, wordsContext(at));
}

/** What the effect does is done by an effect (614.16), its controller's. */
export function rewriteCause(at: RewriteContext): Cause {
  const { effect } = at.candidate;
  const entering = enteringObjectOf(at);
  const isOwn = entering !== undefined && effect.source === entering.object;
  const controller = isOwn ? entering.under : effect.controller;
  return { name: effect.name.name, controller, source: effect.source, isEffect: true };
}

/** Puts counters with the event: those it enters with, or beside another event on what that is about. */
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
  at.work.containedEvents.push({ kind: 'putsCounters', on, counter: put.counter, amount: put.amount, player, by });
}

/** Replaces the event with another. */
export function replaceEvent(at: RewriteContext, event: GameEvent | undefined): void {
  at.work.event = event;
}
