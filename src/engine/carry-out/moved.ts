// 400.6: an instruction to move objects, as the event of entering or of changing zones otherwise.
import type { Effect } from '../ability/effect.ts';
import type { Entering, GameEvent, Move } from '../event/event.ts';
import { evaluate } from '../match/amount.ts';
import { playersOf } from '../match/player.ts';
import type { Printed } from '../model/characteristics.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Manner } from './objects.ts';

type Moving = Extract<Effect, { kind: 'move' }>;

/** The events that move the objects as the instruction says. */
export function moved(
  manner: Manner,
  effect: Moving,
  objects: readonly ObjectId[],
  actor: PlayerId,
): readonly GameEvent[] {
  if (objects.length === 0) return [];
  if (effect.to === 'battlefield') {
    return [{ kind: 'enters', objects: objects.map(object => entering(manner, effect, object, actor)) }];
  }
  const moves = objects.map((object): Move => move(manner, effect, object));
  const shuffles = effect.position === 'shuffled' || effect.verb === 'shuffle';
  const owners = [...new Set(objects.map(object => manner.view.object(object).owner))];
  return [
    { kind: 'moves', objects: moves, by: manner.frame.by },
    ...(shuffles ? owners.map(player => ({ kind: 'shuffles', player }) as const) : []),
  ];
}

/** 701.42a: one permanent enters, both cards of it. */
export function melded(manner: Manner, object: ObjectId, other: ObjectId, into: Printed): readonly GameEvent[] {
  const put = {
    kind: 'move',
    verb: 'put',
    who: { kind: 'you' },
    what: { kind: 'ref', ref: { kind: 'it' } },
    to: 'battlefield',
  } as const;
  const { controller } = manner.frame.context;
  return [
    { kind: 'enters', objects: [{ ...entering(manner, put, object, controller), melded: { with: other, into } }] },
  ];
}

function move(manner: Manner, effect: Moving, object: ObjectId): Move {
  return {
    object,
    to: effect.to,
    verb: effect.verb,
    position: effect.position ?? (effect.verb === 'shuffle' ? 'shuffled' : 'top'),
    withCounters: countersOf(manner, effect),
    linkedTo: effect.verb === 'exile' ? manner.frame.by.source : undefined,
  };
}

/** 110.2a: whoever is told to put it there controls it, unless the instruction says otherwise. */
function entering(manner: Manner, effect: Moving, object: ObjectId, actor: PlayerId): Entering {
  const { view, frame } = manner;
  const { zone } = view.object(object);
  const [told] = effect.under === undefined ? [actor] : playersOf(view, effect.under, frame.context);
  return {
    object,
    under: told ?? actor,
    from: zone,
    tapped: effect.tapped ?? false,
    face: effect.transformed ? 1 : 0,
    faceDown: effect.faceDown,
    counters: countersOf(manner, effect),
    copy: undefined,
    attachedTo: undefined,
    attacking: undefined,
    cast: undefined,
    prototyped: false,
    designations: [],
    changes: effect.changes ?? [],
    played: false,
    by: frame.by,
  };
}

function countersOf(manner: Manner, effect: Moving): Entering['counters'] {
  if (effect.withCounters === undefined) return [];
  const { counter, amount } = effect.withCounters;
  return [{ counter, amount: evaluate(manner.view, amount, manner.frame.context) }];
}
