// Delayed triggered abilities (603.7) that permanents of the board have set up as they entered.

import type { ActiveEffect, GameObject, GameState, ObjectId, TriggeredAbility } from '../../engine/index.ts';
import { leavingWordsOf } from '../../oracle/index.ts';

/** The position with the delayed triggers of Auras that have attached themselves to what they put onto the battlefield. */
export function withDelayedTriggers(state: GameState): GameState {
  const made = [...state.objects.values()].flatMap(object => {
    const { attachedTo } = object;
    const creature = attachedTo === undefined ? undefined : state.objects.get(attachedTo as ObjectId); // not of a player
    return creature === undefined ? [] : onLeaving(object, creature.id, state.nextTimestamp);
  });
  return made.length === 0 ? state : { ...state, effects: [...state.effects, ...made] };
}

/** 603.7c, 603.7e: "When ~ leaves the battlefield, that creature's controller sacrifices it." */
function onLeaving(object: GameObject, creature: ObjectId, timestamp: number): readonly ActiveEffect[] {
  const { id, label, printed, face, zone, controller } = object;
  const isItself = zone === 'battlefield' && object.faceDown === undefined && object.copies.length === 0;
  const effect = isItself ? leavingWordsOf(printed.faces[face]?.abilities ?? []) : undefined;
  if (effect === undefined) return [];
  const what = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] } as const;
  const does: TriggeredAbility = {
    kind: 'triggered',
    events: [{ kind: 'leaves', what, oneOrMore: false }],
    condition: undefined,
    effect,
    oncePerTurn: false,
  };
  return [
    {
      id: `leaves:${id}`,
      sourceName: label,
      controller,
      does,
      fixedSet: [creature],
      targets: [],
      chosen: {},
      timestamp,
      uses: undefined,
      source: id,
    },
  ];
}
