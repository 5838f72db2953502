// Finished Sagas (704.5s, 714.4): sacrificed after the last chapter, unless that waits to be put on the stack.
import { finalChapter } from '../trigger/match-counter-trigger.ts';
import { actionOnEach, toGraveyards } from './action.ts';

export const sagaEnds = actionOnEach(
  '704.5s',
  (view, run) =>
    view.battlefield.filter(id => {
      if (!view.of(id).subtypes.includes('Saga')) return false;
      const final = finalChapter(view, id);
      // until June 2025 one without chapters was at its last already
      if (final === 0 && run.edition.sagasWithoutChaptersStay) return false;
      if ((view.object(id).counters.lore ?? 0) < final) return false;
      return run.edition.misconceptions.sagaGoesAtOnce || !run.triggered.some(triggered => triggered.source === id);
    }),
  objects => toGraveyards(objects, 'sacrifice'),
);
