// 118.3, 608.2d: what is missing for an instruction to be carried out in full, in one table by kind of effect.

import type { Effect, Objects } from '../ability/effect.ts';
import type { ObjectRef } from '../ability/reference.ts';
import { reachesTotal } from '../choice/pick-total.ts';
import type { GameEvent } from '../event/game-event.ts';
import { countersKey } from '../event/pending-event.ts';
import { type InstructionContext, legalPicks, totalOf } from '../instructions/acted-objects.ts';
import { actingPlayer, instructionAmount } from '../instructions/instruction-result.ts';
import { countersOn } from '../match/has.ts';
import { resolveObject, resolvePlayers } from '../match/resolve-reference.ts';
import { select } from '../match/select.ts';
import { isTooNewToActivate } from '../match/summoning-sick.ts';
import { playerNamedIn } from '../model/change-state.ts';
import type { ObjectId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { inZone } from '../model/zone-lists.ts';
import type { EffectName } from '../trail/step.ts';
import { forbiddenLifePayment, forbiddingEffect } from './cant-effects.ts';

/** A reason why a cost can't be paid, with the rule: how much it takes and how much there is, or a state. */
export type Unpayable =
  | {
      readonly kind: 'life' | 'objects' | 'library';
      readonly rule: string;
      readonly takes: number;
      readonly has: number;
      /** Set where these are totals, of power or mana value, and not numbers of objects. */
      readonly total?: true;
    }
  | {
      readonly kind: 'counters';
      readonly rule: string;
      readonly counter: string | undefined;
      readonly ofPlayer: boolean;
      readonly takes: number;
      readonly has: number;
    }
  | { readonly kind: 'forbidden'; readonly rule: string; readonly also?: readonly string[]; readonly by?: EffectName }
  | { readonly kind: 'tapped' | 'untapped' | 'too new' | 'gone'; readonly rule: string };

/**
 * The reason why an instruction can't be carried out in full: as a cost (118.3), or as what a player may do (118.12,
 * 608.2d). Undefined where it can, and where the position does not tell.
 */
export function impossibleBecause(instruction: InstructionContext, effect: Effect): Unpayable | undefined {
  const check = CHECKS[effect.kind] as Check<typeof effect.kind> | undefined; // the table is complete by kind
  return check?.(instruction, effect as never);
}

type Check<K extends Effect['kind']> = (
  instruction: InstructionContext,
  effect: OfKind<Effect, K>,
) => Unpayable | undefined;

/** The check of each kind; undefined for what is always possible, and for what its own parts decide. */
const CHECKS: { readonly [K in Effect['kind']]: Check<K> | undefined } = {
  payLife: missingLife,
  removeCounters: missingCounters,
  putCounters: forbiddenCounters,
  move: missingToMove,
  reveal: missingToReveal,
  tap: wrongStatus,
  untap: wrongStatus,
  // 106.4: which mana is there, no question says
  payMana: undefined,
  draw: forbiddenDraw,
  // what is kept as text is done, as the question says
  text: undefined,
  gainLife: undefined,
  loseLife: undefined,
  setLife: undefined,
  createTokens: undefined,
  getEmblem: undefined,
  destroy: undefined,
  phaseOut: undefined,
  regenerate: undefined,
  transform: undefined,
  turnFaceDown: undefined,
  becomeCopy: undefined,
  meld: undefined,
  dealDamage: undefined,
  moveCounters: undefined,
  exchangeControl: undefined,
  addMana: undefined,
  skip: undefined,
  attach: undefined,
  unattach: undefined,
  turnKey: undefined,
  continuous: undefined,
  shield: undefined,
  shuffle: undefined,
  shuffleHandAway: undefined,
  populate: undefined,
  proliferate: undefined,
  timeTravel: undefined,
  winGame: undefined,
  loseGame: undefined,
  endTurn: undefined,
  designate: undefined,
  designatePlayer: undefined,
  increaseSpeed: undefined,
  lookAndPick: undefined,
  becomesDayOrNight: undefined,
  discover: undefined,
  announce: undefined,
  may: undefined,
  anyMay: undefined,
  if: undefined,
  eachDoes: undefined,
  repeat: undefined,
  performs: undefined,
  act: undefined,
  oneOf: undefined,
};

/** 119.4: no more life than there is; 614.12b: of which other choices of the same event have taken some. */
function missingLife(instruction: InstructionContext, cost: OfKind<Effect, 'payLife'>): Unpayable | undefined {
  const { run, view, frame, batch } = instruction;
  const payer = actingPlayer(instruction, cost.who);
  const takes = instructionAmount(instruction, cost.amount);
  if (takes <= 0 || takes === Number.POSITIVE_INFINITY) return undefined;
  const has = playerNamedIn(view.state, payer).life;
  if (has < takes) return { kind: 'life', rule: '119.4', takes, has };
  const forbidden = forbiddenLifePayment(run, view, payer, !frame.by.isEffect);
  if (forbidden !== undefined) return { kind: 'forbidden', rule: '614.17b', ...forbidden };
  const committed = run.edition.combinedCostsMustBePayable ? (batch?.lifeToPay.get(payer) ?? 0) : 0;
  return has - committed < takes ? { kind: 'life', rule: '614.12b', takes, has: has - committed } : undefined;
}

function missingCounters(
  instruction: InstructionContext,
  { amount, counter, from }: OfKind<Effect, 'removeCounters'>,
): Unpayable | undefined {
  const { view, frame, batch } = instruction;
  const takes = amount === 'all' ? 0 : instructionAmount(instruction, amount);
  if (takes <= 0 || takes === Number.POSITIVE_INFINITY) return undefined;
  if ('ref' in from && from.kind === 'ref') {
    const object = existing(instruction, from.ref);
    const there = object === undefined ? 0 : countersOn(view.object(object), counter);
    const committed =
      object === undefined || counter === undefined
        ? 0
        : (batch?.countersToRemove.get(countersKey(object, counter)) ?? 0);
    const has = there - committed;
    if (has >= takes) return undefined;
    const rule = there >= takes ? '614.12b' : counter === 'loyalty' ? '606.6' : '118.3';
    return { kind: 'counters', rule, counter, ofPlayer: false, takes, has };
  }
  if ('filter' in from || 'ref' in from || 'among' in from) return undefined;
  if (from.kind === 'topOfLibrary' || from.kind === 'chooseFromTop') return undefined;
  const [player] = resolvePlayers(view, from, frame.context);
  const has =
    player === undefined || counter === undefined ? takes : (playerNamedIn(view.state, player).counters[counter] ?? 0);
  return has < takes ? { kind: 'counters', rule: '118.3', counter, ofPlayer: true, takes, has } : undefined;
}

/** 614.17b: counters that an effect forbids to put. */
function forbiddenCounters(
  instruction: InstructionContext,
  { on, counter }: OfKind<Effect, 'putCounters'>,
): Unpayable | undefined {
  if (!('ref' in on) || on.kind !== 'ref' || isOfSeveral(on.ref)) return undefined;
  const { run, view, frame } = instruction;
  const object = resolveObject(view, on.ref, frame.context);
  if (object === undefined || !view.battlefield.includes(object)) return GONE;
  const { controller: player } = frame.context;
  const put: GameEvent = { kind: 'putsCounters', on: object, counter, amount: 1, player, by: frame.by };
  const cant = forbiddingEffect(run, view, put);
  return cant && { kind: 'forbidden', rule: '614.17b', by: cant.name };
}

/** 121.3: a draw that an effect forbids; with no card in the library it can be chosen (608.2d). */
function forbiddenDraw(instruction: InstructionContext, { who }: OfKind<Effect, 'draw'>): Unpayable | undefined {
  const { run, view, frame } = instruction;
  const draw: GameEvent = { kind: 'draws', player: actingPlayer(instruction, who), count: 1, by: frame.by };
  const cant = forbiddingEffect(run, view, draw);
  return cant && { kind: 'forbidden', rule: '121.3', by: cant.name };
}

/** Objects to choose among, cards on top of a library, or the one object named. */
function missingToMove(instruction: InstructionContext, effect: OfKind<Effect, 'move'>): Unpayable | undefined {
  const { what, verb } = effect;
  if (what.kind === 'choose') return missingObjects(instruction, what, effect);
  if (what.kind === 'topOfLibrary') return shortLibrary(instruction, what, verb === 'mill' ? '701.17b' : '118.3');
  if (what.kind !== 'ref' || isOfSeveral(what.ref)) return undefined;
  const { view, frame } = instruction;
  const object = existing(instruction, what.ref);
  // a cost moves the object it is on out of the zone that its ability works from
  if (object === undefined || (verb === 'sacrifice' && !view.battlefield.includes(object))) return GONE;
  if (!frame.by.isEffect && view.object(object).zone === effect.to) return GONE;
  return verb === 'sacrifice' && instruction.isExcluded(object) ? { kind: 'forbidden', rule: '614.17b' } : undefined;
}

function missingToReveal(instruction: InstructionContext, { what }: OfKind<Effect, 'reveal'>): Unpayable | undefined {
  if (what.kind === 'choose') return missingObjects(instruction, what);
  return what.kind === 'topOfLibrary' ? shortLibrary(instruction, what, '118.3') : undefined;
}

function missingObjects(
  instruction: InstructionContext,
  what: OfKind<Objects, 'choose'>,
  move?: OfKind<Effect, 'move'>,
): Unpayable | undefined {
  const legal = legalPicks(instruction, what);
  const has = legal.length;
  const takes = instructionAmount(instruction, what.min);
  const total = totalOf(instruction.view, legal, what);
  if (total !== undefined) {
    // those with the greatest power are the ones without any of negative power
    const helpful = legal.filter(id => (total.of[id] ?? 0) > 0);
    const sum = helpful.reduce((so, id) => so + (total.of[id] ?? 0), 0);
    return reachesTotal(helpful, total)
      ? undefined
      : { kind: 'objects', rule: '118.3', takes: total.atLeast, has: sum, total: true };
  }
  if (has >= takes) return undefined;
  return move?.verb === 'sacrifice' && wouldSuffice(instruction, what, move) >= takes
    ? { kind: 'forbidden', rule: '614.17b' }
    : { kind: 'objects', rule: '118.3', takes, has };
}

/** The number of objects there would be if no effect forbade to sacrifice them. */
function wouldSuffice(
  instruction: InstructionContext,
  what: OfKind<Objects, 'choose'>,
  { who }: OfKind<Effect, 'move'>,
): number {
  const { view, frame } = instruction;
  const player = actingPlayer(instruction, who);
  return select(view, what.filter, frame.context).filter(id => view.controller(id) === player).length;
}

/** 701.17b: fewer cards in the library than are moved; 614.13c: those that are entering do not count. */
function shortLibrary(
  instruction: InstructionContext,
  what: OfKind<Objects, 'topOfLibrary'>,
  rule: string,
): Unpayable | undefined {
  const takes = instructionAmount(instruction, what.amount);
  const cards = inZone(instruction.view.state, 'library', actingPlayer(instruction, what.who));
  const has = cards.filter(id => !instruction.isExcluded(id)).length;
  return has < takes ? { kind: 'library', rule, takes, has } : undefined;
}

/** 701.26a: only what is untapped can be tapped; 302.6: and not by a creature that came this turn, for a cost. */
function wrongStatus(
  instruction: InstructionContext,
  { kind, what }: OfKind<Effect, 'tap'> | OfKind<Effect, 'untap'>,
): Unpayable | undefined {
  if (what.kind === 'choose') return missingObjects(instruction, what);
  if (what.kind !== 'ref' || isOfSeveral(what.ref)) return undefined;
  const { view, frame } = instruction;
  const object = resolveObject(view, what.ref, frame.context);
  if (object === undefined || !view.battlefield.includes(object)) return GONE;
  const { tapped } = view.object(object);
  if (tapped === (kind === 'tap')) return { kind: tapped ? 'tapped' : 'untapped', rule: '118.3' };
  return !frame.by.isEffect && isTooNewToActivate(view, object) ? { kind: 'too new', rule: '302.6' } : undefined;
}

const GONE: Unpayable = { kind: 'gone', rule: '118.3' };

/** Whether a reference may name several objects. */
function isOfSeveral(ref: ObjectRef): boolean {
  return ref.kind === 'those';
}

function existing({ view, frame }: InstructionContext, ref: ObjectRef): ObjectId | undefined {
  const id = resolveObject(view, ref, frame.context);
  return id !== undefined && view.state.objects.has(id) ? id : undefined;
}
