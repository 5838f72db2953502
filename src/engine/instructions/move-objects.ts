// Instructions to move objects (400.6), as events of entering or of other zone changes.
import type { Effect } from '../ability/effect.ts';
import { plainlyEntering } from '../event/entering-object.ts';
import type { EnteringObject, GameEvent, Move } from '../event/game-event.ts';
import { evaluate } from '../match/evaluate.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import type { Printed } from '../model/characteristics.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { InstructionContext } from './acted-objects.ts';

type Moving = Extract<Effect, { kind: 'move' }>;

/** The events that move the objects as instructed. */
export function moveEvents(
  instruction: InstructionContext,
  effect: Moving,
  objects: readonly ObjectId[],
  actor: PlayerId,
): readonly GameEvent[] {
  if (objects.length === 0) return [];
  if (effect.to === 'battlefield') {
    return [{ kind: 'enters', objects: objects.map(object => entering(instruction, effect, object, actor)) }];
  }
  const moves = objects.map((object): Move => move(instruction, effect, object));
  const shuffles = effect.position === 'shuffled' || effect.verb === 'shuffle';
  const owners = [...new Set(objects.map(object => instruction.view.object(object).owner))];
  return [
    { kind: 'moves', objects: moves, by: instruction.frame.by },
    ...(shuffles ? owners.map(player => ({ kind: 'shuffles', player }) as const) : []),
  ];
}

/** 701.42a: the entry of one permanent represented by both cards. */
export function meldedEntry(
  instruction: InstructionContext,
  object: ObjectId,
  other: ObjectId,
  into: Printed,
): readonly GameEvent[] {
  const put = {
    kind: 'move',
    verb: 'put',
    who: { kind: 'you' },
    what: { kind: 'ref', ref: { kind: 'it' } },
    to: 'battlefield',
  } as const;
  const { controller } = instruction.frame.context;
  return [
    { kind: 'enters', objects: [{ ...entering(instruction, put, object, controller), melded: { with: other, into } }] },
  ];
}

function move(instruction: InstructionContext, effect: Moving, object: ObjectId): Move {
  return {
    object,
    to: effect.to,
    verb: effect.verb,
    position: effect.position ?? (effect.verb === 'shuffle' ? 'shuffled' : 'top'),
    withCounters: countersOf(instruction, effect),
    linkedTo: effect.verb === 'exile' ? instruction.frame.by.source : undefined,
    ...(effect.untilItLeaves === true ? { untilItLeaves: true } : {}),
  };
}

/** 110.2a: the player instructed to put it there controls it, unless the instruction names another. */
function entering(instruction: InstructionContext, effect: Moving, object: ObjectId, actor: PlayerId): EnteringObject {
  const { view, frame } = instruction;
  const { zone } = view.object(object);
  const context = { ...frame.context, member: object };
  const [controller] = effect.under === undefined ? [actor] : resolvePlayers(view, effect.under, context);
  return {
    ...plainlyEntering(object, controller ?? actor, zone),
    tapped: effect.tapped ?? false,
    face: effect.transformed ? 1 : 0,
    faceDown: effect.faceDown,
    counters: countersOf(instruction, effect),
    attacking: effect.attacking === true ? (attackedBefore(instruction) ?? 'choose') : undefined,
    changes: effect.changes ?? [],
    by: frame.by,
    ...(effect.crafted === true ? { linked: { crafted: frame.context.those ?? [] } } : {}),
  };
}

/** 702.49c: the player or permanent that a creature moved for it attacked; undefined where none did. */
function attackedBefore({ frame }: InstructionContext): EnteringObject['attacking'] {
  const { those = [], lastKnown } = frame.context;
  return those.map(it => lastKnown?.get(it)?.state.objects.get(it)?.attacking).find(it => it !== undefined);
}

function countersOf(instruction: InstructionContext, effect: Moving): EnteringObject['counters'] {
  if (effect.withCounters === undefined) return [];
  const { counter, amount } = effect.withCounters;
  return [{ counter, amount: evaluate(instruction.view, amount, instruction.frame.context) }];
}
