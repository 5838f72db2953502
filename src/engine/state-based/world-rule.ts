// 704.5k: of two or more world permanents only the newest stays; of a tie none.
import { onEach, toGraveyards } from './found.ts';

export const worldRule = onEach(
  '704.5k',
  'world rule',
  view => {
    const worlds = view.battlefield.filter(id => view.of(id).supertypes.includes('World'));
    if (worlds.length < 2) return [];
    const newest = Math.max(...worlds.map(id => view.object(id).timestamp));
    return worlds.filter(id => view.object(id).timestamp < newest);
  },
  objects => toGraveyards(objects),
);
