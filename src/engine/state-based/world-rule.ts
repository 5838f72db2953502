// 704.5k: of two or more world permanents only the newest stays; of a tie none.
import type { GameObject } from '../model/object.ts';
import { onEach, toGraveyards } from './found.ts';

export const worldRule = onEach(
  '704.5k',
  'world rule',
  view => {
    const worlds = view.battlefield.filter(id => view.of(id).supertypes.includes('World'));
    if (worlds.length < 2) return [];
    const since = new Map(worlds.map(id => [id, worldSince(view.object(id))]));
    const newest = Math.max(...since.values());
    const keepsOne = worlds.filter(id => since.get(id) === newest).length === 1;
    return worlds.filter(id => !keepsOne || since.get(id) !== newest);
  },
  objects => toGraveyards(objects),
);

/** When it came, or became a copy of what it is now while it was there. */
function worldSince({ arrived, timestamp, copies }: GameObject): number {
  return Math.max(arrived, ...copies.map(copy => copy.timestamp).filter(it => it > timestamp));
}
