// Designations that end at once: the Ring-bearer's with a change of control (701.54a), and of two that are paired (702.95e).

import type { ObjectDesignation } from '../../vocabulary/index.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import { currentView, type Run } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import { performActions } from '../perform/index.ts';

const RING_BEARER: ObjectDesignation = 'ring-bearer';
const PAIRED: ObjectDesignation = 'paired';

/** Removes designations from permanents whose controller has changed, and from those of a pair that is none any more. */
export function endDesignations(run: Run, before: View): void {
  const actions: AtomicAction[] = [];
  for (const { id, zone, designations } of run.state.objects.values()) {
    if (zone !== 'battlefield' || before.state.objects.get(id)?.zone !== 'battlefield') continue;
    if (!designations.includes(RING_BEARER) || before.controller(id) === currentView(run).controller(id)) continue;
    actions.push({ kind: 'remembers', object: id, without: RING_BEARER });
  }
  performActions(run, [...actions, ...unpaired(run)]);
}

/** 702.95e: two are paired as long as both are creatures of one player on the battlefield. */
function unpaired(run: Run): readonly AtomicAction[] {
  const paired = [...run.state.objects.values()].filter(it => it.designations.includes(PAIRED));
  if (paired.length === 0) return [];
  const view = currentView(run);
  const isOfPlayer = (id: ObjectId, player: PlayerId) =>
    view.battlefield.includes(id) && view.of(id).types.includes('Creature') && view.controller(id) === player;
  return paired.flatMap(({ id, linked, owner }): readonly AtomicAction[] => {
    const [other] = linked.paired ?? [];
    const player = view.battlefield.includes(id) ? view.controller(id) : owner;
    const stays = other !== undefined && isOfPlayer(id, player) && isOfPlayer(other, player);
    return stays ? [] : [{ kind: 'remembers', object: id, without: PAIRED }];
  });
}
