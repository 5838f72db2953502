// An ability that triggers at one event after another, in one step: "Sheoldred triggers twice."
import type { Outcome, Step } from '../engine/index.ts';
import { keyOf } from '../kit/structure.ts';

type TriggeredStep = Extract<Step, { readonly kind: 'triggered' }>;

/** The trail with the steps on one ability that triggers for the same object as one, in the place of the first. */
export function withRepeatedTriggers({ trail, triggers }: Pick<Outcome, 'trail' | 'triggers'>): readonly Step[] {
  const times = new Map<string, number>();
  const keyIn = (step: Step) => (isRepeatable(step, triggers) ? keyOf({ ...step, times: 0 }) : undefined);
  for (const step of trail) {
    const key = keyIn(step);
    if (key !== undefined && step.kind === 'triggered') times.set(key, (times.get(key) ?? 0) + step.times);
  }
  return trail.flatMap(step => {
    const key = keyIn(step);
    if (key === undefined) return [step];
    const all = times.get(key);
    times.delete(key);
    return all === undefined ? [] : [{ ...step, times: all }];
  });
}

/** Whether the step is on the only ability of its source that triggers: of two abilities, each is told by itself. */
function isRepeatable(step: Step, triggers: Outcome['triggers']): step is TriggeredStep {
  if (step.kind !== 'triggered' || step.by !== 'event' || step.effect.source === undefined) return false;
  const own = triggers.filter(it => it.source === step.effect.source);
  return new Set(own.map(it => keyOf(it.effect))).size === 1;
}
