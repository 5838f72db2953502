// Designations that end at once: the Ring-bearer's with a change of control (701.54a), and of two that are paired (702.95e).

import type { ObjectDesignation } from '../../vocabulary/index.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import { currentView, type Run } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { performActions } from '../perform/index.ts';

const RING_BEARER: ObjectDesignation = 'ring-bearer';
const PAIRED: ObjectDesignation = 'paired';

/** Removes designations from permanents whose controller has changed, and from those of a pair that is none any more. */
export function endDesignations(run: Run, before: View): void {
  const actions: AtomicAction[] = [];
  for (const object of run.state.objects.values()) {
    const { id, zone, designations } = object;
    if (designations.length === 0) continue;
    if (designations.includes(PAIRED) && !isPaired(currentView(run), object))
      actions.push({ kind: 'remembers', object: id, without: PAIRED });
    if (zone !== 'battlefield' || before.state.objects.get(id)?.zone !== 'battlefield') continue;
    if (!designations.includes(RING_BEARER) || before.controller(id) === currentView(run).controller(id)) continue;
    actions.push({ kind: 'remembers', object: id, without: RING_BEARER });
  }
  performActions(run, actions);
}

/** 702.95e: whether it is still paired: both are creatures of one player on the battlefield. */
function isPaired(view: View, { id, linked, owner }: GameObject): boolean {
  const [other] = linked.paired ?? [];
  const player = view.battlefield.includes(id) ? view.controller(id) : owner;
  const isOfPlayer = (it: ObjectId) =>
    view.battlefield.includes(it) && view.of(it).types.includes('Creature') && view.controller(it) === player;
  return other !== undefined && isOfPlayer(id) && isOfPlayer(other);
}
