// Instructions of a replacement effect carried out, with what is remembered of them.
import type { ChoiceKind } from '../../../vocabulary/index.ts';
import { LIFE_PAID } from '../../../vocabulary/index.ts';
import type { Effect } from '../../ability/effect.ts';
import { eventView } from '../../entering/look-ahead.ts';
import { addTo, countersKey } from '../../event/pending-event.ts';
import { record } from '../../event/run-state.ts';
import type { InstructionContext } from '../../instructions/acted-objects.ts';
import type { InstructionResult } from '../../instructions/instruction-result.ts';
import { resolvePlayers } from '../../match/resolve-reference.ts';
import type { ObjectId } from '../../model/ids.ts';
import type { OfKind } from '../../model/of-kind.ts';
import type { EntryVerb } from '../../trail/fact.ts';
import { cannotSacrifice } from '../cant-effects.ts';
import {
  enteringObjectOf,
  objectOfEvent,
  type RewriteContext,
  rewriteCause,
  setEnteringFields,
  wordsContext,
} from './rewrite-context.ts';

/**
 * Adds an instruction's events and actions to the event; its objects and life are unavailable to others (614.12b,
 * 614.13b).
 */
export function commitInstruction(at: RewriteContext, effect: Effect, instructed: InstructionResult): void {
  const { pendingEvent: pending } = at;
  pending.containedEvents.push(...instructed.events);
  pending.actions.push(...instructed.actions);
  for (const event of instructed.events) {
    if (event.kind !== 'paysLife') continue;
    addTo(pending.batch.lifeToPay, event.player, event.amount);
    rememberLifePaid(at, event.amount);
    at.that = event.amount;
  }
  if (effect.kind === 'removeCounters') {
    for (const event of instructed.events)
      if (event.kind === 'removesCounters')
        addTo(pending.batch.countersToRemove, countersKey(event.on, event.counter), event.amount);
    at.that = instructed.events.reduce((sum, it) => sum + (it.kind === 'removesCounters' ? it.amount : 0), 0);
  }
  if (effect.kind !== 'move' && effect.kind !== 'reveal') return;
  const those = instructed.actedOn ?? [];
  at.that = those.length;
  at.those = those;
  if (effect.kind === 'move') for (const id of those) pending.batch.movedObjects.add(id);
  link(at, PAST[entryVerb(at, effect)], those);
  const kinds = effect.kind === 'move' ? `614.13` : '701.20a';
  if (those.length > 0) recordMovedByInstruction(at, kinds, those, effect);
}

function recordMovedByInstruction(
  at: RewriteContext,
  rule: string,
  those: readonly ObjectId[],
  effect: MovingEffect,
): void {
  const { effect: by } = at.candidate;
  record(at.pendingEvent.run, {
    kind: 'fact',
    rule: by.rule ?? rule,
    also: [
      ...(effect.kind === 'move' ? ['614.13', '614.13a', '614.13b'] : ['614.12a']),
      ...(by.keyword === 'devour' ? ['702.82b'] : []),
    ],
    notable: true,
    fact: { kind: 'with it', verb: entryVerb(at, effect) },
    objects: [...objectsAt(at), ...those],
    players: [],
  });
}

function entryVerb(at: RewriteContext, effect: MovingEffect): EntryVerb {
  if (effect.kind !== 'move') return 'reveal';
  return at.candidate.effect.keyword === 'devour' ? 'devour' : effect.verb;
}

/** 607.1: the word by which a linked ability refers to the objects. */
const PAST = {
  devour: 'devoured',
  reveal: 'revealed',
  exile: 'exiled',
  sacrifice: 'sacrificed',
  discard: 'discarded',
  return: 'returned',
  mill: 'milled',
  put: 'put',
  shuffle: 'shuffled',
} as const satisfies Record<EntryVerb, string>;

/** 607: links the moved objects with the object by the verb. */
function link(at: RewriteContext, verb: string, those: readonly ObjectId[]): void {
  const entering = enteringObjectOf(at);
  const object = objectOfEvent(at);
  if (entering !== undefined) {
    const linked = { ...entering.linked, [verb]: [...(entering.linked?.[verb] ?? []), ...those] };
    setEnteringFields(at, { linked });
  } else if (object !== undefined && those.length > 0) {
    at.pendingEvent.actions.push({ kind: 'remembers', object, linked: { verb, objects: those } });
  }
}

/** 607.2g: only what the permanent's own ability had its controller pay. */
function rememberLifePaid(at: RewriteContext, amount: number): void {
  if (at.candidate.effect.source === enteringObjectOf(at)?.object) rememberNumber(at, LIFE_PAID, amount);
}

/** A number added to what the entering object remembers under a word; nothing where no object enters. */
export function rememberNumber(at: RewriteContext, what: string, amount: number): void {
  const entering = enteringObjectOf(at);
  if (entering === undefined) return;
  const had = entering.remembered?.[what] ?? 0;
  setEnteringFields(at, { remembered: { ...entering.remembered, [what]: had + amount } });
}

/** The context in which an instruction of a replacement effect is carried out. */
export function instructionContextAt(at: RewriteContext, effect: Effect, optional: boolean): InstructionContext {
  const { pendingEvent: pending, candidate } = at;
  const context = wordsContext(at);
  const view = eventView(pending);
  const verb = effect.kind === 'move' ? effect.verb : undefined;
  const who =
    'who' in effect ? (resolvePlayers(view, effect.who, context)[0] ?? context.controller) : context.controller;
  const entering = enteringObjectOf(at);
  return {
    run: pending.run,
    view,
    frame: { by: rewriteCause(at), context },
    choice: { kind: kindOfPick(candidate.effect.keyword, effect), rule: '614.12a', object: objectOfEvent(at) },
    optional,
    batch: pending.batch,
    // 614.13a: only what would change zones can't be entering; a card to reveal is still in the hand (614.12a)
    isExcluded: id =>
      (effect.kind !== 'reveal' && (pending.batch.entering.has(id) || id === entering?.object)) ||
      (verb !== undefined && pending.batch.movedObjects.has(id)) ||
      (verb === 'sacrifice' && (view.controller(id) !== who || cannotSacrifice(pending.run, view, id))),
  };
}

function kindOfPick(keyword: string | undefined, effect: Effect): ChoiceKind {
  if (keyword === 'devour') return 'devour';
  if (effect.kind === 'reveal') return 'reveal';
  if (effect.kind !== 'move') return 'sacrifice';
  return effect.verb === 'mill' || effect.verb === 'put' || effect.verb === 'shuffle' ? 'exile' : effect.verb;
}

/** The object of the event, as a list; empty for an event without one. */
export function objectsAt(at: RewriteContext): readonly ObjectId[] {
  const object = objectOfEvent(at);
  return object === undefined ? [] : [object];
}

/** An effect that moves objects or reveals them. */
export type MovingEffect = OfKind<Effect, 'move'> | OfKind<Effect, 'reveal'>;
