// The objects a filter describes.
import type { Filter } from '../ability/filter.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Context, View } from './view.ts';

/** Every object that matches, in the zones the filter speaks of (the battlefield where it speaks of none). Never the one looked ahead at, never phased out. */
export function select(_view: View, _filter: Filter, _context: Context): readonly ObjectId[] {
  throw new Error('not written yet');
}
