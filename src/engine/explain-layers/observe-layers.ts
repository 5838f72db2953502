// Observation of the layers: whether each effect changed an object, the numbers it came to, what it depends on.

import { Memo } from '../../kit/memo.ts';
import { equals } from '../../kit/structure.ts';
import { contextIn } from '../layers/affected-objects.ts';
import { type ChangeNumbers, numbersOf } from '../layers/apply-change.ts';
import type { Layer } from '../layers/layer.ts';
import type { LayerEffect } from '../layers/layer-effect.ts';
import type { ObjectDraft } from '../layers/object-draft.ts';
import { observeLayers } from '../layers/project.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';

/** The results of one effect in one layer. */
interface ObservedEffect {
  /** The objects it made no difference to. */
  readonly idle: Set<ObjectId>;
  /** The amounts of each of its changes, evaluated for each object. */
  readonly numbers: Map<ObjectId, readonly ChangeNumbers[]>;
  /** 613.8a: the keys of effects it depends on. */
  readonly dependsOn: Set<string>;
}

/** The results of all effects of a view, layer by layer. */
export interface ObservedLayers {
  readonly of: (layer: Layer, effect: LayerEffect) => ObservedEffect | undefined;
}

/** The layers of a view as they are applied; cached. */
export function observedLayers(view: View): ObservedLayers {
  const cached = OBSERVED.get(view);
  if (cached !== undefined) return cached;
  const found = observed(view);
  OBSERVED.set(view, found);
  return found;
}

const OBSERVED = new Memo<View, ObservedLayers>();

function observed(view: View): ObservedLayers {
  const all = new Map<string, ObservedEffect>();
  const at = (layer: Layer, effect: LayerEffect) => {
    const key = `${layer} ${effect.key}`;
    const known = all.get(key) ?? { idle: new Set(), numbers: new Map(), dependsOn: new Set() };
    all.set(key, known);
    return known;
  };
  observeLayers(view, {
    depends: (layer, effect, on) => {
      at(layer, effect).dependsOn.add(on.key);
    },
    applying: (projection, layer, effect, affected) => {
      const told = at(layer, effect);
      const context = contextIn(projection, effect);
      const drafts = affected
        .flatMap(id => projection.drafts.get(id) ?? [])
        .map(draft => [draft, { ...draft }] as const);
      for (const id of affected)
        told.numbers.set(
          id,
          (effect.changes[layer] ?? []).map(change => numbersOf(projection, change, context, id)),
        );
      return () => {
        for (const [draft, before] of drafts) if (isSame(draft, before)) told.idle.add(draft.object.id);
      };
    },
  });
  return { of: (layer, effect) => all.get(`${layer} ${effect.key}`) };
}

/** Whether the draft has the same characteristics and controller in both. */
function isSame(one: ObjectDraft, other: ObjectDraft): boolean {
  const { object: _, hasLostAbilities: __, abilities, ...values } = one;
  const { object: ___, hasLostAbilities: ____, abilities: others, ...old } = other;
  const same = abilities.length === others.length && abilities.every((it, nth) => it.key === others[nth]?.key);
  return same && equals(values, old);
}
