// Rewrites of the way a permanent enters (614.1c, 614.1d): tapped, with counters, under whose control, with which
// changes.
import type { Rewrite } from '../../ability/replacement.ts';
import { canBeAttached } from '../../attach/legal.ts';
import { chooseObjects, choosePlayer, chooseWord } from '../../choice/choice-request.ts';
import { eventView } from '../../entering/look-ahead.ts';
import { chooseProtector } from '../../entering/protector.ts';
import { missedLimit } from '../../match/missed-limits.ts';
import { resolveObject, resolvePlayers } from '../../match/resolve-reference.ts';
import { select } from '../../match/select.ts';
import type { ObjectId, PlayerId } from '../../model/ids.ts';
import { onlyForbiddenCounters } from '../forbidden-counters.ts';
import {
  addCountersToEvent,
  enteringObjectOf,
  objectOfEvent,
  type RewriteApplier,
  type RewriteContext,
  rewriteAmount,
  rewriteCause,
  setEnteringFields,
  wordsContext,
} from './rewrite-context.ts';

/** ~ enters tapped. ~ As it's turned face up, tap it. */
export const applyTapped: RewriteApplier<'tapped'> = function* (at, rewrite) {
  const object = objectOfEvent(at);
  if (enteringObjectOf(at) !== undefined) setEnteringFields(at, { tapped: rewrite.tapped });
  else if (object !== undefined)
    at.pendingEvent.containedEvents.push({ kind: rewrite.tapped ? 'taps' : 'untaps', objects: [object] });
};

/** ~ enters with N counters on it. */
export const applyCounters: RewriteApplier<'withCounters'> = function* (at, rewrite) {
  const { counter, byEffect = true } = rewrite;
  const { misconceptions } = at.pendingEvent.run.edition;
  if (misconceptions.entersWithIsTriggered && byEffect && enteringObjectOf(at) !== undefined) return;
  const putBy = rewrite.putBy === undefined || at.taker === undefined ? {} : { player: at.taker };
  // 107.1b: no fewer than none
  addCountersToEvent(at, { counter, amount: Math.max(0, rewriteAmount(at, rewrite.amount)), byEffect, ...putBy });
};

/** ~ enters with your choice of a flying or a first strike counter on it. */
export const applyChoiceOfCounter: RewriteApplier<'withChoiceOfCounter'> = function* (at, rewrite) {
  const who = wordsContext(at).controller;
  const header = { kind: 'counter', who, object: objectOfEvent(at), rule: '614.12a' } as const;
  const possible = rewrite.counters.filter(counter => {
    const put: Rewrite = { kind: 'withCounters', counter, amount: 1, additional: rewrite.additional };
    return !onlyForbiddenCounters(at.pendingEvent, [put], who);
  });
  if (possible.length === 0) return;
  const number = rewriteAmount(at, rewrite.amount);
  const shares = rewrite.eachChosen === true ? Array<number>(Math.max(0, number)).fill(1) : [number];
  for (const amount of shares) {
    const counter = yield* chooseWord(at.pendingEvent.run, header, possible);
    if (counter !== undefined) addCountersToEvent(at, { counter, amount, byEffect: true });
  }
};

/** ~ enters with a counter of each kind that is on another. */
export const applyEachCounterKind: RewriteApplier<'withEachKind'> = function* (at, rewrite) {
  const view = eventView(at.pendingEvent);
  const on = resolveObject(view, rewrite.on, wordsContext(at));
  if (on === undefined) return;
  const kinds = Object.entries(view.object(on).counters).filter(([, n]) => n > 0);
  for (const [counter] of kinds) addCountersToEvent(at, { counter, amount: 1, byEffect: true });
};

/** 616.1b: ~ enters under the control of a player. */
export const applyUnderControl: RewriteApplier<'underControl'> = function* (at, rewrite) {
  const context = wordsContext(at);
  const players = resolvePlayers(eventView(at.pendingEvent), rewrite.who, context);
  const header = { kind: 'player', who: context.controller, object: objectOfEvent(at), rule: '614.12a' } as const;
  // "an opponent of your choice"
  const under = players.length > 1 ? yield* choosePlayer(at.pendingEvent.run, header, players) : players[0];
  if (under !== undefined) setEnteringFields(at, { under });
};

/** ~ enters as a 3/3 Golem: for as long as it is there. */
export const applyBecomes: RewriteApplier<'becomes'> = function* (at, rewrite) {
  const entering = enteringObjectOf(at);
  const object = objectOfEvent(at);
  const { name, controller, source } = rewriteCause(at);
  // 613.2a: an effect that sets power and toughness is copiable
  const copiable = rewrite.changes.some(change => change.kind === 'setPowerToughness');
  const became = { changes: rewrite.changes, sourceName: name, source, controller, copiable };
  if (entering !== undefined) setEnteringFields(at, { became: [...(entering.became ?? []), became] });
  else if (object !== undefined) at.pendingEvent.actions.push({ kind: 'remembers', object, changes: became });
};

/** ~ enters attached to a creature you control. ~ As it's turned face up, you may attach it to a creature. */
export const applyAttached: RewriteApplier<'attached'> = function* (at, rewrite) {
  const object = objectOfEvent(at);
  if (object === undefined) return;
  const isEntering = enteringObjectOf(at) !== undefined;
  const context = wordsContext(at);
  const view = eventView(at.pendingEvent);
  const rule = isEntering ? '614.12a' : '303.4k';
  const header = { kind: 'attachTo', who: context.controller, object, rule } as const;
  if (!('clauses' in rewrite.to)) {
    const players = resolvePlayers(view, rewrite.to, context).filter(player => canBeAttached(view, object, player));
    const player = yield* choosePlayer(at.pendingEvent.run, header, players);
    if (player !== undefined) attachTo(at, object, player);
    return;
  }
  // 303.4k: with its face-up characteristics
  const isPossible = (id: ObjectId) => isEntering || canBeAttached(view, object, id);
  const { to: filter } = rewrite;
  const among = select(view, filter, context).filter(id => !at.pendingEvent.batch.entering.has(id) && isPossible(id));
  const missed = (id: ObjectId) => missedLimit(view, filter, id, context);
  const [to] = yield* chooseObjects(at.pendingEvent.run, header, {
    among,
    min: rewrite.optional ? 0 : 1,
    max: 1,
    missed,
  });
  if (to !== undefined) attachTo(at, object, to);
};

function attachTo(at: RewriteContext, object: ObjectId, to: ObjectId | PlayerId): void {
  if (enteringObjectOf(at) !== undefined) setEnteringFields(at, { attachedTo: to });
  else at.pendingEvent.actions.push({ kind: 'attaches', object, to, by: rewriteCause(at) });
}

/** 616.1d: ~ enters transformed. */
export const applyTransformed: RewriteApplier<'transformed'> = function* (at) {
  const entering = enteringObjectOf(at);
  if (entering === undefined) return;
  const faces = entering.copy?.of.printed.faces ?? eventView(at.pendingEvent).object(entering.object).printed.faces;
  if (faces.length > 1) setEnteringFields(at, { face: 1 });
};

/** ~ enters prepared. */
export const applyPrepared: RewriteApplier<'prepared'> = function* (at) {
  const entering = enteringObjectOf(at);
  if (entering !== undefined) setEnteringFields(at, { designations: [...entering.designations, 'prepared'] });
};

/** 310.12a: As a Siege enters, its controller chooses an opponent to protect it. */
export const applyProtector: RewriteApplier<'protector'> = function* (at) {
  const entering = enteringObjectOf(at);
  if (entering === undefined) return;
  const chosen = yield* chooseProtector(at.pendingEvent.run, entering.object, entering.under, true);
  if (chosen !== undefined) setEnteringFields(at, { protector: chosen });
};

/** ~ enters face down (708.3). */
export const applyFaceDown: RewriteApplier<'faceDown'> = function* (at) {
  setEnteringFields(at, { faceDown: 'effect' });
};
