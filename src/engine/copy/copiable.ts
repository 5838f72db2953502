// 707.2: the copiable values of an object, and what a copy effect takes from it.
import type { CopiableValues } from '../model/characteristics.ts';
import type { ObjectId } from '../model/ids.ts';
import type { CopySource } from '../model/object.ts';
import type { GameState } from '../model/state.ts';

/** 707.2: what is printed on it, as changed by copy effects, face-down status, and other copiable statuses. */
export function copiableValues(_state: GameState, _id: ObjectId): CopiableValues {
  throw new Error('not written yet');
}

/** What an object that becomes or enters as a copy of it takes; chains of copies are resolved (707.3). */
export function copySourceOf(_state: GameState, _id: ObjectId): CopySource {
  throw new Error('not written yet');
}
