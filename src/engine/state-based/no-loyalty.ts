// 704.5i: a planeswalker with loyalty 0 is put into its owner's graveyard.
import { ofType, onEach, toGraveyards } from './found.ts';

export const noLoyalty = onEach(
  '704.5i',
  view => ofType(view, 'Planeswalker').filter(id => (view.object(id).counters.loyalty ?? 0) <= 0),
  objects => toGraveyards(objects),
  ['306.9'],
);
