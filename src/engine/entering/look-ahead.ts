// 614.12: what an object would be on the battlefield, with what has already modified how it enters, and nothing else yet there.
import type { Entering, GameEvent } from '../event/event.ts';
import { type Play, readAhead, viewNow } from '../event/play.ts';
import type { Work } from '../event/work.ts';
import type { View } from '../match/view.ts';
import { changed, drafted, setObject, withCounters } from '../model/change.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { putOntoBattlefield } from './permanent.ts';

/** The position as it would be with this one object on the battlefield: others that enter with it are not there. */
export function materialised(state: GameState, entering: Entering): GameState {
  return changed(state, draft => {
    putOntoBattlefield(draft, entering);
    const none: Readonly<Record<string, number>> = {};
    const counters = entering.counters.reduce((had, put) => withCounters(had, put.counter, put.amount), none);
    setObject(draft, entering.object, { counters, comingFrom: entering.from });
  });
}

/** The view that replacement and "can't" effects are checked against. */
export function lookAhead(play: Play, entering: Entering): View {
  return readAhead(play, materialised(play.state, entering), entering.object);
}

/**
 * The view for an event on its way: looking ahead at what enters, and at the face that is about to be up, anew when
 * what would happen has changed (614.12, 708.11, 712.20).
 */
export function sight(work: Work): View {
  const { event } = work;
  if (event === undefined || event === work.seen) return work.view;
  const entering = event.kind === 'enters' ? event.objects[0] : undefined;
  if (entering !== undefined) work.view = lookAhead(work.play, entering);
  else if (event.kind === 'turnsFaceUp' || event.kind === 'transforms') work.view = turned(work.play, event);
  else if (work.seen !== undefined) work.view = viewNow(work.play);
  else return work.view;
  work.seen = event;
  return work.view;
}

function turned(play: Play, event: Extract<GameEvent, { readonly objects: readonly ObjectId[] }>): View {
  const state = changed(play.state, draft => {
    for (const id of event.objects) {
      const { face, printed } = drafted(draft, id);
      const up =
        event.kind === 'turnsFaceUp'
          ? { faceDown: undefined }
          : { face: face === 0 && printed.faces.length > 1 ? 1 : 0 };
      setObject(draft, id, up);
    }
  });
  return readAhead(play, state, undefined);
}
