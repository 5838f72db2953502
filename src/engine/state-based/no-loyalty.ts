// Planeswalkers with loyalty 0 (704.5i): put into their owners' graveyards.
import { actionOnEach, permanentsOfType, toGraveyards } from './action.ts';

export const noLoyalty = actionOnEach(
  '704.5i',
  view => permanentsOfType(view, 'Planeswalker').filter(id => (view.object(id).counters.loyalty ?? 0) <= 0),
  objects => toGraveyards(objects),
  ['306.9'],
);
