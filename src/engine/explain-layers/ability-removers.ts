// Effects that take abilities of an object away, for the trail.

import { mayRemoveAbilities } from '../layers/change-aspects.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { EffectName } from '../trail/step.ts';
import { layerSteps } from './layer-steps.ts';

/** The effects by which an object lacks abilities that are printed on it or copied, each once. */
export function removersOf(view: View, id: ObjectId): readonly EffectName[] {
  const takers = layerSteps(view, [id]).flatMap(step =>
    step.kind === 'layer' && step.idle !== true && step.change !== undefined && mayRemoveAbilities(step.change)
      ? [step.effect]
      : [],
  );
  return takers.filter(
    (it, at) => takers.findIndex(other => other.source === it.source && other.name === it.name) === at,
  );
}
