// The objects of an event by which something enters.
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { EnteringObject } from './game-event.ts';

/** An object that enters under a player from a zone, with nothing said of how it enters (110.5b). */
export function plainlyEntering(object: ObjectId, under: PlayerId, from: EnteringObject['from']): EnteringObject {
  return {
    object,
    under,
    from,
    tapped: false,
    face: 0,
    faceDown: undefined,
    counters: [],
    copy: undefined,
    attachedTo: undefined,
    attacking: undefined,
    cast: undefined,
    prototyped: false,
    designations: [],
    changes: [],
    played: false,
    by: undefined,
  };
}
