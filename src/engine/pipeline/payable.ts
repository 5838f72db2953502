// 118.3: what a player needs to pay a cost, of the instructions that paying it carries out, and has not.
import type { Effect, Objects } from '../ability/effect.ts';
import type { ObjectRef } from '../ability/reference.ts';
import type { Edition } from '../edition.ts';
import type { GameEvent } from '../event/game-event.ts';
import type { InstructionFrame } from '../event/pending-event.ts';
import { currentView, type Run, startRun } from '../event/run-state.ts';
import { legalObjects } from '../instructions/acted-objects.ts';
import { evaluate } from '../match/evaluate.ts';
import { countersOn } from '../match/has.ts';
import { resolveObject, resolvePlayers } from '../match/resolve-reference.ts';
import { select } from '../match/select.ts';
import { isTooNewToActivate } from '../match/summoning-sick.ts';
import type { View } from '../match/view.ts';
import { playerNamedIn } from '../model/change-state.ts';
import type { OfKind } from '../model/of-kind.ts';
import type { GameState } from '../model/state.ts';
import { inZone } from '../model/zone-lists.ts';
import { cannotPayLife, forbiddingEffect } from '../replacement/cant-effects.ts';
import { instructionContextOf } from './instruction-context.ts';

/** A reason why a cost can't be paid, with the rule: how much it takes and how much there is, or a state. */
export type Unpayable =
  | {
      readonly kind: 'life' | 'objects' | 'library';
      readonly rule: string;
      readonly takes: number;
      readonly has: number;
    }
  | {
      readonly kind: 'counters';
      readonly rule: string;
      readonly counter: string | undefined;
      readonly ofPlayer: boolean;
      readonly takes: number;
      readonly has: number;
    }
  | { readonly kind: 'tapped' | 'untapped' | 'too new' | 'gone' | 'forbidden'; readonly rule: string };

/** The reason why instructions of a cost can't be carried out in full in that position; undefined where there is none. */
export function unpayableCost(
  state: GameState,
  edition: Edition,
  costs: readonly Effect[],
  frame: InstructionFrame,
): Unpayable | undefined {
  const run = startRun(state, edition, { cost: 0 });
  const paying = { ...frame, by: { ...frame.by, isEffect: false } };
  for (const cost of costs) {
    const found = missing(run, cost, paying) ?? wrongState(run, cost, paying);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** 608.2d: whether the first thing that a player may do is impossible: too few objects or counters, too little life. */
export function isImpossible(run: Run, first: Effect | undefined, frame: InstructionFrame): boolean {
  return first !== undefined && missing(run, first, frame) !== undefined;
}

function missing(run: Run, cost: Effect, frame: InstructionFrame): Unpayable | undefined {
  switch (cost.kind) {
    case 'payLife':
      return missingLife(run, cost, frame);
    case 'removeCounters':
      return missingCounters(currentView(run), cost, frame);
    case 'move':
    case 'reveal':
      return cost.what.kind === 'choose' ? missingObjects(run, cost, cost.what, frame) : undefined;
    default:
      return undefined;
  }
}

/** 119.4: no more life than there is. */
function missingLife(run: Run, cost: OfKind<Effect, 'payLife'>, frame: InstructionFrame): Unpayable | undefined {
  const view = currentView(run);
  const [payer = frame.context.controller] = resolvePlayers(view, cost.who, frame.context);
  const takes = evaluate(view, cost.amount, frame.context);
  const has = playerNamedIn(run.state, payer).life;
  if (takes <= 0 || takes === Number.POSITIVE_INFINITY) return undefined;
  if (has < takes) return { kind: 'life', rule: '119.4', takes, has };
  return cannotPayLife(run, view, payer, !frame.by.isEffect) ? { kind: 'forbidden', rule: '614.17b' } : undefined;
}

function missingCounters(
  view: View,
  { amount, counter, from }: OfKind<Effect, 'removeCounters'>,
  { context }: InstructionFrame,
): Unpayable | undefined {
  const takes = amount === 'all' ? 0 : evaluate(view, amount, context);
  if (takes <= 0 || takes === Number.POSITIVE_INFINITY) return undefined;
  if ('ref' in from && from.kind === 'ref') {
    const id = resolveObject(view, from.ref, context);
    const object = id === undefined ? undefined : view.state.objects.get(id);
    const has = object === undefined ? 0 : countersOn(object, counter);
    return has < takes
      ? { kind: 'counters', rule: counter === 'loyalty' ? '606.6' : '118.3', counter, ofPlayer: false, takes, has }
      : undefined;
  }
  if ('filter' in from || 'ref' in from || from.kind === 'topOfLibrary' || from.kind === 'chooseFromTop')
    return undefined;
  const [player] = resolvePlayers(view, from, context);
  const has =
    player === undefined || counter === undefined ? takes : (playerNamedIn(view.state, player).counters[counter] ?? 0);
  return has < takes ? { kind: 'counters', rule: '118.3', counter, ofPlayer: true, takes, has } : undefined;
}

function missingObjects(
  run: Run,
  cost: Effect,
  what: OfKind<Objects, 'choose'>,
  frame: InstructionFrame,
): Unpayable | undefined {
  const has = legalObjects(instructionContextOf(run, cost, frame), what.filter).length;
  const takes = evaluate(currentView(run), what.min, frame.context);
  if (has >= takes) return undefined;
  return wouldSuffice(run, cost, what, frame) >= takes
    ? { kind: 'forbidden', rule: '614.17b' }
    : { kind: 'objects', rule: '118.3', takes, has };
}

/** The number of objects there would be if no effect forbade to sacrifice them. */
function wouldSuffice(run: Run, cost: Effect, what: OfKind<Objects, 'choose'>, { context }: InstructionFrame): number {
  if (cost.kind !== 'move' || cost.verb !== 'sacrifice') return 0;
  const view = currentView(run);
  const [who = context.controller] = resolvePlayers(view, cost.who, context);
  return select(view, what.filter, context).filter(id => view.controller(id) === who).length;
}

/** 118.3, 614.17b: what is tapped already, is gone, or can't be moved or given counters. */
function wrongState(run: Run, cost: Effect, frame: InstructionFrame): Unpayable | undefined {
  const view = currentView(run);
  if (cost.kind === 'move' && cost.what.kind === 'topOfLibrary') {
    const takes = evaluate(view, cost.what.amount, frame.context);
    const [player = frame.context.controller] = resolvePlayers(view, cost.what.who, frame.context);
    const has = inZone(view.state, 'library', player).length;
    return has < takes ? { kind: 'library', rule: cost.verb === 'mill' ? '701.17b' : '118.3', takes, has } : undefined;
  }
  const ref = namedBy(cost);
  if (ref === undefined) return undefined;
  const object = resolveObject(view, ref, frame.context);
  if (object === undefined || !view.battlefield.includes(object)) return { kind: 'gone', rule: '118.3' };
  const { tapped } = view.object(object);
  switch (cost.kind) {
    case 'tap':
    case 'untap':
      if (tapped === (cost.kind === 'tap')) return { kind: tapped ? 'tapped' : 'untapped', rule: '118.3' };
      return isTooNewToActivate(view, object) ? { kind: 'too new', rule: '302.6' } : undefined;
    case 'move':
      return cost.verb === 'sacrifice' && instructionContextOf(run, cost, frame).isExcluded(object)
        ? { kind: 'forbidden', rule: '614.17b' }
        : undefined;
    case 'putCounters': {
      const { controller: player } = frame.context;
      const put: GameEvent = {
        kind: 'putsCounters',
        on: object,
        counter: cost.counter,
        amount: 1,
        player,
        by: frame.by,
      };
      return forbiddingEffect(run, view, put) === undefined ? undefined : { kind: 'forbidden', rule: '614.17b' };
    }
    default:
      return undefined;
  }
}

/** The one object that an instruction moves, turns or puts counters on. */
function namedBy(cost: Effect): ObjectRef | undefined {
  if (cost.kind === 'putCounters') return 'ref' in cost.on && cost.on.kind === 'ref' ? cost.on.ref : undefined;
  if (cost.kind !== 'move' && cost.kind !== 'tap' && cost.kind !== 'untap') return undefined;
  return cost.what.kind === 'ref' ? cost.what.ref : undefined;
}
