// Effects that take abilities of an object away, for the trail.

import { affectsObject, contextIn } from '../layers/affected-objects.ts';
import { mayRemoveAbilities } from '../layers/change-aspects.ts';
import { effectNameOf } from '../layers/effect-name.ts';
import { projectionOfView } from '../layers/project.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { EffectName } from '../trail/step.ts';
import { layerSteps } from './layer-steps.ts';

/** The effects by which an object lacks abilities that are printed on it or copied, each once. */
export function removersOf(view: View, id: ObjectId): readonly EffectName[] {
  const takers = view.object(id).zone === 'battlefield' ? removersThere(view, id) : removersElsewhere(view, id);
  return takers.filter(
    (it, at) => takers.findIndex(other => other.source === it.source && other.name === it.name) === at,
  );
}

function removersThere(view: View, id: ObjectId): readonly EffectName[] {
  return layerSteps(view, [id]).flatMap(step =>
    step.kind === 'layer' && step.idle !== true && step.change !== undefined && mayRemoveAbilities(step.change)
      ? [step.effect]
      : [],
  );
}

/** The effects on an object outside the battlefield, of which no steps tell. */
function removersElsewhere(view: View, id: ObjectId): readonly EffectName[] {
  const projection = projectionOfView(view);
  return projection.trace.flatMap(({ layer, effect }) => {
    const removes = (effect.changes[layer] ?? []).some(mayRemoveAbilities) && affectsObject(projection, effect, id);
    return removes ? [effectNameOf(projection.state, effect, contextIn(projection, effect).controller)] : [];
  });
}
