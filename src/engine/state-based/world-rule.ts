// World rule (704.5k): of two or more world permanents only the newest stays; of a tie none.
import { actionOnEach, onBattlefieldSince, toGraveyards } from './action.ts';

export const worldRule = actionOnEach(
  '704.5k',
  view => {
    const worlds = view.battlefield.filter(id => view.of(id).supertypes.includes('World'));
    if (worlds.length < 2) return [];
    const since = new Map(worlds.map(id => [id, onBattlefieldSince(view.object(id))]));
    const newest = Math.max(...since.values());
    const keepsOne = worlds.filter(id => since.get(id) === newest).length === 1;
    return worlds.filter(id => !keepsOne || since.get(id) !== newest);
  },
  objects => toGraveyards(objects),
);
