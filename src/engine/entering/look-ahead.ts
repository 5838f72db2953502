// Look ahead (614.12): the object as it would exist on the battlefield, with the replacement effects applied so far and
// without the other objects that enter with it.
import { Memo } from '../../kit/memo.ts';
import type { EnteringObject, GameEvent } from '../event/game-event.ts';
import type { PendingEvent } from '../event/pending-event.ts';
import { currentView, projectAhead, type Run, type Views } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import { changeState, draftObject, setObject, withCountersAdded } from '../model/change-state.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { putOntoBattlefield } from './permanent.ts';

/** The position with this one object on the battlefield, without the others that enter with it. */
export function stateWithEntering(state: GameState, entering: EnteringObject): GameState {
  return changeState(state, draft => {
    putOntoBattlefield(draft, entering);
    const none: Readonly<Record<string, number>> = {};
    const counters = entering.counters.reduce((had, put) => withCountersAdded(had, put.counter, put.amount), none);
    setObject(draft, entering.object, { counters, comingFrom: entering.from });
  });
}

/** Look-aheads by the object that enters: every run of a question begins with the same. */
const AHEAD = new Memo<EnteringObject, { readonly of: Views; readonly state: GameState; readonly view: View }>();

/** The view against which replacement and "can't" effects are checked; cached. */
export function lookAhead(run: Run, entering: EnteringObject): View {
  const cached = AHEAD.get(entering);
  if (cached?.of === run.views && cached.state === run.state) return cached.view;
  const view = projectAhead(run, stateWithEntering(run.state, entering), entering.object);
  AHEAD.set(entering, { of: run.views, state: run.state, view });
  return view;
}

/**
 * The view for a pending event, looking ahead at the entering object or at the face that is about to be up; computed
 * anew after each change of the event (614.12, 708.11, 712.20) and of the position: tokens to be created are new objects of it.
 */
export function eventView(pending: PendingEvent): View {
  const { event } = pending;
  const { state } = pending.run;
  if (event === undefined || (event === pending.viewedEvent && state === pending.viewedState)) return pending.view;
  const entering = event.kind === 'enters' ? event.objects[0] : undefined;
  if (entering !== undefined) pending.view = lookAhead(pending.run, entering);
  else if (event.kind === 'turnsFaceUp' || event.kind === 'transforms') pending.view = turned(pending.run, event);
  else if (pending.viewedEvent !== undefined) pending.view = currentView(pending.run);
  else return pending.view;
  pending.viewedEvent = event;
  pending.viewedState = state;
  return pending.view;
}

function turned(run: Run, event: Extract<GameEvent, { readonly objects: readonly ObjectId[] }>): View {
  const state = changeState(run.state, draft => {
    for (const id of event.objects) {
      const { face, printed } = draftObject(draft, id);
      const up =
        event.kind === 'turnsFaceUp'
          ? { faceDown: undefined }
          : { face: face === 0 && printed.faces.length > 1 ? 1 : 0 };
      setObject(draft, id, up);
    }
  });
  return projectAhead(run, state, undefined);
}
