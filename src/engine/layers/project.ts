// 613: a position read through its layers.
import type { Edition } from '../edition.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';

/**
 * The position as the layers make it. With `lookingAhead` (614.12) that object stands on the battlefield in `state`,
 * is read as it would exist there, and is not counted among others. Same state, edition and object: the same view.
 */
export function project(_state: GameState, _edition: Edition, _lookingAhead?: ObjectId): View {
  throw new Error('not written yet');
}
