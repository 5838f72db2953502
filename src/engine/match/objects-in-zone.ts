// Objects of a zone.
import { Memo } from '../../kit/memo.ts';
import type { Zone } from '../../vocabulary/index.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { View } from './view.ts';

/** The objects of a zone, of all players, in the order of the position. */
export function allInZone(state: GameState, zone: Zone): readonly ObjectId[] {
  let byZone = ZONED.get(state.objects);
  if (byZone === undefined) {
    byZone = new Map();
    for (const object of state.objects.values()) {
      const list = byZone.get(object.zone);
      if (list === undefined) byZone.set(object.zone, [object.id]);
      else list.push(object.id);
    }
    ZONED.set(state.objects, byZone);
  }
  return byZone.get(zone) ?? [];
}

/** 614.12a: whether it is in the zone; an entering object still is in its former zone. */
export function isInZone(object: GameObject, zone: Zone): boolean {
  return object.zone === zone || object.comingFrom === zone;
}

/** The objects of a zone, with the one looked ahead at where it enters from there. */
export function inZoneBeforeEntering(view: View, zone: Zone): readonly ObjectId[] {
  const there = allInZone(view.state, zone);
  const id = view.lookingAhead;
  return id !== undefined && view.object(id).comingFrom === zone ? [...there, id] : there;
}

const ZONED = new Memo<GameState['objects'], Map<Zone, ObjectId[]>>();
