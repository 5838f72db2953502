// The Ring-bearer (701.54a): a designation that ends with a change of control.

import type { ObjectDesignation } from '../../vocabulary/index.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import { currentView, type Run } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import { performActions } from '../perform/index.ts';

const RING_BEARER: ObjectDesignation = 'ring-bearer';

/** Removes the designation from permanents whose controller has changed. */
export function endDesignationsOnControlChange(run: Run, before: View): void {
  const actions: AtomicAction[] = [];
  for (const { id, zone, designations } of run.state.objects.values()) {
    if (zone !== 'battlefield' || before.state.objects.get(id)?.zone !== 'battlefield') continue;
    if (!designations.includes(RING_BEARER) || before.controller(id) === currentView(run).controller(id)) continue;
    actions.push({ kind: 'remembers', object: id, without: RING_BEARER });
  }
  performActions(run, actions);
}
