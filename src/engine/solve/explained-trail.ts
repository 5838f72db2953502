// Trails of outcomes with the layers explained, made when they are read.
import { lazyRecords } from '../../kit/lazy-records.ts';
import { once } from '../../kit/once.ts';
import { keyOf } from '../../kit/structure.ts';
import type { GameEvent } from '../event/game-event.ts';
import { type Run, viewOf } from '../event/run-state.ts';
import { layerSteps } from '../explain-layers/layer-steps.ts';
import { differsBetween } from '../layers/differs.ts';
import type { ObjectId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { Step } from '../trail/step.ts';
import type { Outcome } from './outcome.ts';

/** An outcome, with the position after the event and before state-based actions. */
export interface EndedRun {
  readonly outcome: Outcome;
  readonly after: GameState;
}

/** The outcome with layer steps in its trail, which are made when somebody reads it: most solving is to compare. */
export function withExplanation(ended: EndedRun, run: Run, event: GameEvent): Outcome {
  const { before, state, triggers, picks, occurrences } = ended.outcome;
  return lazyOutcome({
    before: () => before,
    state: () => state,
    triggers: () => triggers,
    trail: once(() => explainedTrail(ended, run, event)),
    picks: () => picks,
    occurrences: () => occurrences,
  });
}

const lazyOutcome = lazyRecords<Outcome>(['before', 'state', 'triggers', 'trail', 'picks', 'occurrences']);

/**
 * The trail with layer steps for the objects of the question: those that entered or changed, and those that lasting
 * effects affect. Objects that have left the battlefield since the event are explained as they were then.
 */
function explainedTrail({ outcome, after }: EndedRun, run: Run, event: GameEvent): readonly Step[] {
  const last = viewOf(run, outcome.state);
  const then = viewOf(run, after);
  const before = viewOf(run, outcome.before);
  const stayed = last.battlefield.filter(id => isConcerned(outcome, event, id) || differsBetween(before, last, id));
  const gone = then.battlefield.filter(id => !last.battlefield.includes(id) && isConcerned(outcome, event, id));
  const steps = [...layerSteps(then, gone), ...layerSteps(last, stayed)];
  const there = [...gone, ...stayed].filter(id => before.battlefield.includes(id));
  const was = new Set(layerSteps(before, there).map(step => keyOf(step)));
  const marked = steps.map(step =>
    step.kind === 'layer' && was.has(keyOf(step)) ? { ...step, standing: true } : step,
  );
  return [...outcome.trail, ...marked];
}

function isConcerned(outcome: Outcome, event: GameEvent, id: ObjectId): boolean {
  if (outcome.before.objects.get(id)?.zone !== 'battlefield') return true;
  if (outcome.occurrences.some(it => 'object' in it && it.object === id)) return true;
  if (outcome.occurrences.some(it => 'on' in it && it.on === id)) return true;
  if (event.kind === 'becomesCopy' && event.object === id) return true;
  return outcome.state.effects.some(effect => effect.fixedSet?.includes(id) || effect.targets.includes(id));
}
