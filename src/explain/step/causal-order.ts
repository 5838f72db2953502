// Order of the steps of a trail: each stands before those that follow from it.

import type { ObjectId, Step } from '../../engine/index.ts';

type Layer = Extract<Step, { readonly kind: 'layer' }>;

/**
 * The steps in the order in which one brings about the other. The engine tells the layers of every object last, as it
 * ends up; here they come before what follows from them: abilities that are lost or trigger, state-based actions.
 */
export function inCausalOrder(trail: readonly Step[]): readonly Step[] {
  const layers = trail.filter(it => it.kind === 'layer');
  const ordered: Step[] = [];
  const told = new Set<Step>();
  const tell = (steps: readonly Step[]) => {
    for (const step of steps) if (!told.has(step)) ordered.push(step);
    for (const step of steps) told.add(step);
  };
  for (const step of trail) {
    if (step.kind === 'layer') continue;
    tell(layers.filter(layer => isCauseOf(layer, step)));
    tell([step]);
  }
  tell(layers);
  return ordered;
}

/** Whether a step follows from what an effect did to an object. */
function isCauseOf(layer: Layer, step: Step): boolean {
  switch (step.kind) {
    case 'stateBased':
      return step.objects.includes(layer.object);
    case 'triggered':
    case 'notTriggered':
      return isAbout(layer.object, step.effect.source, step.object);
    case 'considered':
      if (step.why !== 'lost the ability' || step.object !== layer.object) return false;
      return (step.lost?.because ?? []).some(it => it.source === layer.effect.source && it.name === layer.effect.name);
    case 'proposed':
    case 'lookedAhead':
    case 'replaced':
    case 'ordered':
    case 'chose':
    case 'forbidden':
    case 'layer':
    case 'fact':
      return false;
  }
}

function isAbout(object: ObjectId, ...ids: readonly (string | undefined)[]): boolean {
  return ids.includes(object);
}
