// The objects of a zone.
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { Zone } from '../model/words.ts';

/** The objects of a zone, everybody's, in the order of the position. */
export function inZoneOfAll(state: GameState, zone: Zone): readonly ObjectId[] {
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

const ZONED = new WeakMap<GameState['objects'], Map<Zone, ObjectId[]>>();
