// Resolution of replacement effects (616.1): an event is forbidden or replaced until nothing applies, then its
// contained events.

import { stopIfInterrupted } from '../../kit/interruption.ts';
import { type ChoiceGenerator, chooseWhether } from '../choice/choice-request.ts';
import { barredEntry } from '../entering/cannot-enter.ts';
import { forbiddenEntry, insteadOfEntering } from '../entering/does-not-enter.ts';
import { hostlessEntry } from '../entering/enter-attached.ts';
import { eventView } from '../entering/look-ahead.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { GameEvent } from '../event/game-event.ts';
import { noOpReason } from '../event/no-op.ts';
import {
  type AppliedKeys,
  addTo,
  type EventBatch,
  type EventResult,
  type Followup,
  newEventBatch,
  type PendingEvent,
} from '../event/pending-event.ts';
import { currentView, type Run, record, recordFact } from '../event/run-state.ts';
import { affectedByEvent, chooserOf, splitEvent } from '../event/split-event.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import { type ApplicableEffect, applicableEffects } from '../replacement/applicable-effects.ts';
import { withApplied } from '../replacement/applied-effects.ts';
import { applyEffect } from '../replacement/apply/index.ts';
import { chooseNextEffect } from '../replacement/apply-order.ts';
import { cannotRegenerate, forbiddingEffect, recordForbidden } from '../replacement/cant-effects.ts';
import { citationsFor } from '../replacement/citations.ts';
import { onlyForbiddenCounters } from '../replacement/forbidden-counters.ts';
import { spendUse } from '../replacement/limited-uses.ts';
import { NO_OP_RULES } from '../trail/fact.ts';
import { chooseSources } from './chosen-source.ts';
import { damageInOrder } from './damage-order.ts';
import { entriesInOrder } from './entry-order.ts';
import { expandEvent } from './expand-event.ts';
import { beginPart, endPart, likeParts, type PartResult, resultKeys } from './like-parts.ts';

/** Resolves an event for each object and player it affects, players choosing in turn order (101.4). */
export function* resolveReplacements(
  run: Run,
  event: GameEvent,
  applied: AppliedKeys,
  batch: EventBatch = newEventBatch(),
  view?: View,
): ChoiceGenerator<EventResult> {
  if (event.kind === 'enters') for (const entrant of event.objects) batch.entering.set(entrant.object, entrant);
  const parts = yield* inOrder(run, event);
  const like = likeParts(run, parts);
  const results: MutableResult[] = [];
  const left: GameEvent[] = [];
  for (const [n, part] of parts.entries()) {
    const pending = pendingEventOf(run, batch, part, applied, view);
    const result: MutableResult = { part, actions: [], followups: [] };
    const after = parts.slice(n + 1);
    run.frames?.push(names => [resultKeys(results, names), result, after, left, workOf(pending)]);
    if (like !== undefined) beginPart(run, like, part);
    yield* resolvePart(pending, result, left);
    run.frames?.pop();
    results.push(result);
    run.frames?.push(names => [resultKeys(results, names), after, left]);
    if (like !== undefined) endPart(run, like, results, after);
    run.frames?.pop();
  }
  // 120.4c: damage dealt at the same time becomes its results together
  const together: MutableResult = { part: event, actions: [], followups: [] };
  if (left.length > 0) yield* contain(pendingEventOf(run, batch, undefined, applied, view), left, together);
  return resultOf([...results, together]);
}

/** The result of a part while it is made. */
interface MutableResult extends PartResult {
  readonly actions: AtomicAction[];
  readonly followups: Followup[];
}

function resultOf(results: readonly EventResult[]): EventResult {
  const [first, second] = results;
  if (first !== undefined && second !== undefined && results.length === 2 && isEmpty(second)) return first;
  return { actions: results.flatMap(it => it.actions), followups: results.flatMap(it => it.followups) };
}

function isEmpty({ actions, followups }: EventResult): boolean {
  return actions.length === 0 && followups.length === 0;
}

function* resolvePart(pending: PendingEvent, result: MutableResult, left: GameEvent[]): ChoiceGenerator<void> {
  yield* replace(pending);
  result.actions.push(...pending.actions);
  result.followups.push(...pending.followups);
  if (pending.event === undefined) return;
  if (pending.event.kind === 'dealsDamage') left.push(pending.event);
  else yield* contain(pending, [pending.event], result);
}

/** The work left on a pending event. */
function workOf({ event, applied, actions, containedEvents, followups }: PendingEvent): unknown {
  return [event, applied, actions, containedEvents, followups];
}

function pendingEventOf(
  run: Run,
  batch: EventBatch,
  event: GameEvent | undefined,
  applied: AppliedKeys,
  view: View | undefined,
): PendingEvent {
  return {
    run,
    batch,
    proposed: event,
    event,
    applied,
    view: view ?? currentView(run),
    viewedEvent: undefined,
    viewedState: undefined,
    actions: [],
    containedEvents: [],
    followups: [],
  };
}

function* inOrder(run: Run, event: GameEvent): ChoiceGenerator<readonly GameEvent[]> {
  const parts = splitEvent(event);
  if (event.kind === 'dealsDamage') yield* chooseSources(run, parts);
  if (parts.length === 1) return parts;
  if (event.kind === 'dealsDamage') return yield* damageInOrder(run, parts);
  const view = currentView(run);
  const turn = run.state.players.map(player => player.id);
  const first = turn.indexOf(run.state.active);
  const rank = (part: GameEvent) => (turn.indexOf(chooserOf(view, part)) - first + turn.length) % turn.length;
  const sorted = [...parts].sort((one, other) => rank(one) - rank(other));
  return event.kind === 'enters' ? yield* entriesInOrder(run, sorted, part => chooserOf(view, part)) : sorted;
}

/** 616.1f: applies effects until no more apply. */
function* replace(pending: PendingEvent): ChoiceGenerator<void> {
  while (pending.event !== undefined) {
    stopIfInterrupted();
    const { event } = pending;
    if (event.kind === 'draws' && event.count > 1 && applicableEffects(pending).length === 0) {
      // 121.2: cards are drawn one at a time, each replaced or not for itself
      pending.followups.push({ kind: 'event', event, applied: pending.applied });
      pending.event = undefined;
      return;
    }
    if (isStopped(pending, event)) continue;
    const candidates = regenerable(pending, applicableEffects(pending));
    if (hasNoHost(pending, event, candidates)) continue;
    const candidate = yield* chooseNextEffect(pending, candidates);
    if (candidate === undefined) return;
    yield* applyOne(pending, event, candidate);
    if (event.kind !== 'enters' && pending.run.edition.misconceptions.oneReplacementOnly) return;
  }
}

/** Whether the event is discarded before replacement: forbidden, impossible or a no-op (614.7, 614.17c). */
function isStopped(pending: PendingEvent, event: GameEvent): boolean {
  const { run } = pending;
  const entering = event.kind === 'enters' ? event.objects[0] : undefined;
  if (entering !== undefined) {
    const barred = barredEntry(eventView(pending).object(entering.object), entering);
    if (barred !== undefined) return stop(pending, insteadOfEntering(run, entering, barred));
  }
  const vain = noOpReason(run, eventView(pending), event);
  if (vain !== undefined) {
    if (vain !== '')
      recordFact(run, NO_OP_RULES[vain], { kind: 'nothing happens', by: vain }, objectsOf(pending, event), {
        notable: event.kind === 'attacks',
      });
    return stop(pending, undefined);
  }
  const cant = forbiddingEffect(run, isTurning(event) ? currentView(run) : eventView(pending), event);
  if (cant === undefined) return false;
  recordForbidden(run, cant, event, FORBIDDEN_BY[event.kind] ?? '614.17');
  return stop(pending, entering === undefined ? undefined : insteadOfEntering(run, entering, forbiddenEntry(entering)));
}

/** 303.4g: whether it is an Aura that stays out for want of a host, whatever would be chosen for it as it enters (614.12a). */
function hasNoHost(pending: PendingEvent, event: GameEvent, candidates: readonly ApplicableEffect[]): boolean {
  const entering = event.kind === 'enters' ? event.objects[0] : undefined;
  const isOnlyChosen = (it: ApplicableEffect) => it.effect.ability.rewrites.every(({ kind }) => kind === 'choose');
  if (entering === undefined || candidates.length === 0 || !candidates.every(isOnlyChosen)) return false;
  const hostless = hostlessEntry(eventView(pending), pending.batch, entering);
  return hostless !== undefined && stop(pending, insteadOfEntering(pending.run, entering, hostless));
}

/** The rule by which a "can't" effect forbids an event of that kind, where that is not 614.17. */
const FORBIDDEN_BY: { readonly [K in GameEvent['kind']]?: string } = { enters: '614.17d', attacks: '508.1c' };

/** "Werewolves can't transform": about the characteristics before transforming. */
function isTurning({ kind }: GameEvent): boolean {
  return kind === 'transforms' || kind === 'turnsFaceUp';
}

function stop(
  pending: PendingEvent,
  instead: { readonly event?: GameEvent; readonly actions?: readonly AtomicAction[] } | undefined,
): true {
  pending.event = instead?.event;
  pending.actions.push(...(instead?.actions ?? []));
  return true;
}

/** 701.19c: where it can't be regenerated, regeneration shields are not applied. */
function regenerable(pending: PendingEvent, candidates: readonly ApplicableEffect[]): readonly ApplicableEffect[] {
  const { event, run } = pending;
  if (event?.kind !== 'destroys') return candidates;
  const [object] = event.objects;
  const isForbidden = event.noRegeneration || (object !== undefined && cannotRegenerate(eventView(pending), object));
  if (!isForbidden) return candidates;
  const regenerates = (candidate: ApplicableEffect) =>
    candidate.effect.ability.rewrites.some(it => it.kind === 'regenerate' && it.taps !== false);
  if (candidates.some(regenerates)) recordFact(run, '701.19c', { kind: 'cannot be regenerated' }, event.objects);
  return candidates.filter(candidate => !regenerates(candidate));
}

function* applyOne(pending: PendingEvent, event: GameEvent, candidate: ApplicableEffect): ChoiceGenerator<void> {
  const { run } = pending;
  const cited = citationsFor(event, candidate, pending.applied);
  pending.applied = withApplied(pending.applied, candidate.key);
  if (!(yield* isWanted(pending, event, candidate, cited.rule))) return;
  spendUse(run, pending.batch, event, candidate);
  yield* applyEffect(pending, candidate, cited);
  const besides = pending.containedEvents;
  pending.containedEvents = [];
  for (const [n, beside] of besides.entries()) {
    run.frames?.push(() => besides.slice(n + 1));
    const settled = yield* resolveReplacements(run, beside, pending.applied, pending.batch);
    run.frames?.pop();
    pending.actions.push(...settled.actions);
    pending.followups.push(...settled.followups);
  }
}

/** "You may … instead": a decision before the effect, unless its own choice can be declined by picking nothing. */
function* isWanted(
  pending: PendingEvent,
  event: GameEvent,
  candidate: ApplicableEffect,
  rule: string,
): ChoiceGenerator<boolean> {
  const { optional, offers, rewrites } = candidate.effect.ability;
  if (optional === undefined || rewrites.some(rewrite => rewrite.kind === 'asCopy')) return true;
  const affected = affectedByEvent(event);
  const object = affected === undefined || isPlayer(pending.run.state, affected) ? candidate.effect.source : affected;
  const [who = candidate.effect.controller] = resolvePlayers(eventView(pending), optional, candidate.context);
  if (onlyForbiddenCounters(pending, rewrites, who)) return false;
  const offered = { who: optional, effects: [], rewrites, by: candidate.effect.name };
  const header = { kind: 'may', who, object, rule, offered, ...(offers === undefined ? {} : { offers }) } as const;
  if (yield* chooseWhether(pending.run, header, true)) return true;
  record(pending.run, {
    kind: 'considered',
    rule,
    notable: false,
    effect: candidate.effect.name,
    object: affected,
    applies: false,
    why: 'declined',
  });
  return false;
}

/** Resolves the contained events (616.1g). */
function* contain(
  pending: PendingEvent,
  events: readonly GameEvent[],
  { actions, followups }: MutableResult,
): ChoiceGenerator<void> {
  const { run, batch, applied } = pending;
  const found = yield* expandEvent(run, batch, eventView(pending), events);
  for (const action of found.actions) {
    if (action.kind === 'gainsLife') addTo(batch.life, action.player, action.amount);
    if (action.kind === 'losesLife') addTo(batch.life, action.player, -action.amount);
  }
  actions.push(...found.actions);
  for (const effects of found.then) followups.push({ kind: 'effects', ...effects, applied });
  for (const [n, event] of found.events.entries()) {
    run.frames?.push(() => found.events.slice(n + 1));
    const settled = yield* resolveReplacements(run, event, applied, batch, found.view);
    run.frames?.pop();
    actions.push(...settled.actions);
    followups.push(...settled.followups);
  }
}

function objectsOf(pending: PendingEvent, event: GameEvent) {
  const affected = affectedByEvent(event);
  return affected === undefined || isPlayer(pending.run.state, affected) ? [] : [affected];
}
