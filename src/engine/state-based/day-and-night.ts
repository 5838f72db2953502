// Daybound and nightbound (702.145c, 702.145d, 702.145f, 702.145g): day and night at once, not as a state-based action.
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { forbiddingEffect } from '../replacement/cant-effects.ts';
import type { DirectAction, StateBasedAction } from './action.ts';

/** 702.145d, 702.145g: it becomes day, or night, where it is neither. */
export const firstDay: StateBasedAction = {
  rule: '702.145d',
  find(_, view) {
    if (view.state.dayNight !== undefined) return undefined;
    const objects = having(view, 'daybound');
    return objects.length === 0 ? undefined : { actions: [{ kind: 'dayNight', is: 'day' }], objects };
  },
};

export const firstNight: StateBasedAction = {
  rule: '702.145g',
  find(_, view) {
    if (view.state.dayNight !== undefined || having(view, 'daybound').length > 0) return undefined;
    const objects = having(view, 'nightbound');
    return objects.length === 0 ? undefined : { actions: [{ kind: 'dayNight', is: 'night' }], objects };
  },
};

export const nightFalls = turning('702.145c', 'daybound', 'night', 0);
export const dayBreaks = turning('702.145f', 'nightbound', 'day', 1);

function turning(rule: string, keyword: string, when: 'day' | 'night', face: number): DirectAction {
  return {
    rule,
    find(run, view) {
      if (view.state.dayNight !== when) return undefined;
      const mayTurn = (id: ObjectId) =>
        turns(view, id) &&
        forbiddingEffect(run, view, { kind: 'transforms', objects: [id], dueTo: keyword }) === undefined;
      const objects = having(view, keyword).filter(id => view.object(id).face === face && mayTurn(id));
      return objects.length === 0 ? undefined : { events: [{ kind: 'transforms', objects, dueTo: keyword }], objects };
    },
  };
}

function having(view: View, keyword: string): readonly ObjectId[] {
  return view.battlefield.filter(id =>
    view.of(id).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === keyword),
  );
}

/** 701.27c: only what has two faces of its own turns over. */
function turns(view: View, id: ObjectId): boolean {
  const { printed, copies, token } = view.object(id);
  return printed.faces.length > 1 && (token || copies.length === 0);
}
