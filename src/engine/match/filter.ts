// Whether an object is what a filter describes.
import type { Filter } from '../ability/filter.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Context, View } from './view.ts';

/** Whether the object, as the view has it, is what the filter describes in that context. Zones count only where the filter names them. */
export function matches(_view: View, _filter: Filter, _id: ObjectId, _context: Context): boolean {
  throw new Error('not written yet');
}
