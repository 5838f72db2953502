// One run of the event: its performance, then state-based actions, then triggers in their order.

import type { ChoiceGenerator } from '../choice/choice-request.ts';
import type { GameEvent } from '../event/game-event.ts';
import type { Run } from '../event/run-state.ts';
import { inTurnOrder } from '../model/change-state.ts';
import { performEvent } from '../pipeline/perform-batch.ts';
import { proposeEvent } from '../pipeline/propose-event.ts';
import { stateBasedActions } from '../state-based/index.ts';
import { exileFirst } from './exile-first.ts';
import { leaveStack } from './leave-stack.ts';
import { turnBasedActions } from './turn-based.ts';

/** Runs the event; the results are in the run. */
export function* runEvent(run: Run, event: GameEvent): ChoiceGenerator<void> {
  yield* exileFirst(run, event);
  proposeEvent(run, event);
  yield* tapForMana(run, event);
  yield* performEvent(run, event);
  yield* leaveStack(run, event);
  if (event.kind === 'begins') yield* turnBasedActions(run, event.player, event.what);
  run.after = run.state;
  yield* stateBasedActions(run);
  inStackOrder(run);
}

/** 106.12: the {T} in the cost of the mana ability whose mana is added. */
function* tapForMana(run: Run, event: GameEvent): ChoiceGenerator<void> {
  if (event.kind !== 'addsMana' || !event.tapped || event.source === undefined) return;
  if (run.state.objects.get(event.source)?.zone !== 'battlefield') return;
  yield* performEvent(run, { kind: 'taps', objects: [event.source] });
}

/** 603.3b: the active player's triggers go on the stack first. */
function inStackOrder(run: Run): void {
  const order = inTurnOrder(run.state);
  const sorted = [...run.triggered].sort(
    (one, other) => order.indexOf(one.controller) - order.indexOf(other.controller),
  );
  run.triggered.splice(0, run.triggered.length, ...sorted);
}
