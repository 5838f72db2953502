// Who and which: players and objects that the words of an ability refer to.
import type { Ref, Who } from '../ability/reference.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { Context, View } from './view.ts';

/** The players meant, in turn order beginning with the active player. Players who have left are not among them. */
export function playersOf(_view: View, _who: Who, _context: Context): readonly PlayerId[] {
  throw new Error('not written yet');
}

/** The object meant; undefined where there is none. "Those" is the first of them. */
export function refOf(_view: View, _ref: Ref, _context: Context): ObjectId | undefined {
  throw new Error('not written yet');
}
