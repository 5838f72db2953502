// Designations that end with a change of control: Ring-bearer (701.54a).

import type { AtomicAction } from '../event/atomic-action.ts';
import { currentView, type Run } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import { performActions } from '../perform/index.ts';

/** Designations of a permanent that last only as long as the same player controls it. */
const OF_ONE_PLAYER = ['ring-bearer', 'ringbearer'] as const;

/** Removes such designations from permanents whose controller has changed. */
export function endDesignationsOnControlChange(run: Run, before: View): void {
  const actions: AtomicAction[] = [];
  for (const { id, zone, designations } of run.state.objects.values()) {
    if (zone !== 'battlefield' || before.state.objects.get(id)?.zone !== 'battlefield') continue;
    const without = OF_ONE_PLAYER.find(it => designations.includes(it));
    if (without === undefined || before.controller(id) === currentView(run).controller(id)) continue;
    actions.push({ kind: 'remembers', object: id, without });
  }
  performActions(run, actions);
}
