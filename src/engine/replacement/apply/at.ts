// Where a rewrite is applied: the event on its way, the effect, and what its words mean there now.
import type { Amount } from '../../ability/amount.ts';
import type { Rewrite } from '../../ability/replacement.ts';
import type { Asking } from '../../choice/ask.ts';
import { sight } from '../../entering/look-ahead.ts';
import type { Cause, Entering, GameEvent, PutCounter } from '../../event/event.ts';
import type { Work } from '../../event/work.ts';
import { evaluate } from '../../match/amount.ts';
import type { Context } from '../../match/view.ts';
import type { ObjectId } from '../../model/ids.ts';
import type { OfKind } from '../../model/of-kind.ts';
import type { RewriteResult } from '../../trail/step.ts';
import { eventContext } from '../event-context.ts';
import type { Candidate } from '../gather.ts';

export interface At {
  readonly work: Work;
  readonly candidate: Candidate;
  /** "That many": how many objects, how much life the effect itself has just acted on. Changes in place. */
  that: number | undefined;
  /** "Those": the objects the effect itself has just moved, but for the one it copies. Changes in place. */
  those: readonly ObjectId[] | undefined;
  /** The effect's own choice was to do nothing: the rest of it does nothing either. Changes in place. */
  declined: boolean;
  /** What the rewrite being applied came to, for the trail. Changes in place. */
  result: RewriteResult | undefined;
  /** Applies further rewrites of the same effect: those of a mode, of what follows a "may". */
  readonly apply: (rewrites: readonly Rewrite[]) => Asking<void>;
}

/** What a kind of rewrite does to the event on its way. */
export type Apply<K extends Rewrite['kind']> = (at: At, rewrite: OfKind<Rewrite, K>) => Asking<void>;

/** The object that enters, where that is the event. */
export function enteringAt(at: At): Entering | undefined {
  const { event } = at.work;
  return event?.kind === 'enters' ? event.objects[0] : undefined;
}

/** Changes how the object enters. */
export function setEntering(at: At, fields: Partial<Entering>): void {
  const { event } = at.work;
  const entering = enteringAt(at);
  if (event?.kind === 'enters' && entering !== undefined) {
    at.work.event = { ...event, objects: [{ ...entering, ...fields }] };
  }
}

/** The object the event is about: what enters, is turned face up, is destroyed. */
export function objectAt(at: At): ObjectId | undefined {
  return enteringAt(at)?.object ?? at.candidate.context.it;
}

/** What the effect's words mean now: after what it has already done to the event. */
export function contextAt(at: At): Context {
  const { work, candidate } = at;
  const now = work.event === undefined ? {} : eventContext(sight(work), work.event);
  const said = at.that === undefined ? {} : { amount: at.that };
  const moved = at.those === undefined ? {} : { those: at.those };
  const context = { ...candidate.context, ...now, ...said, ...moved };
  const entering = enteringAt(at);
  if (entering === undefined || candidate.effect.source !== entering.object) return context;
  return { ...context, controller: entering.under, chosen: entering.chosen ?? {}, x: entering.cast?.x ?? 0 };
}

/** The number an amount comes to there. */
export function amountAt(at: At, amount: Amount): number {
  return typeof amount === 'number' ? amount : evaluate(sight(at.work), amount, contextAt(at));
}

/** What the effect does is done by an effect (614.16), its controller's. */
export function causeAt(at: At): Cause {
  const { effect } = at.candidate;
  const entering = enteringAt(at);
  const isOwn = entering !== undefined && effect.source === entering.object;
  const controller = isOwn ? entering.under : effect.controller;
  return { name: effect.name.name, controller, source: effect.source, isEffect: true };
}

/** Puts counters with the event: those it enters with, or beside another event on what that is about. */
export function addCounters(at: At, put: PutCounter): void {
  at.result = { kind: 'counters', counter: put.counter, put: put.amount };
  if (put.amount <= 0) return;
  const entering = enteringAt(at);
  if (entering !== undefined) {
    setEntering(at, { counters: [...entering.counters, put] });
    return;
  }
  const on = objectAt(at);
  if (on === undefined) return;
  const by = causeAt(at);
  const player = contextAt(at).that ?? by.controller;
  at.work.besides.push({ kind: 'putsCounters', on, counter: put.counter, amount: put.amount, player, by });
}

/** Replaces the event with another. */
export function become(at: At, event: GameEvent | undefined): void {
  at.work.event = event;
}
