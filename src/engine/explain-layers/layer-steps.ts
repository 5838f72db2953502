// Steps for the effects on objects, layer by layer, each with the deciding rule (613).

import { contextIn } from '../layers/affected-objects.ts';
import { effectNameOf } from '../layers/effect-name.ts';
import type { Layer } from '../layers/layer.ts';
import { projectionOfView } from '../layers/project.ts';
import type { AppliedEffect, Projection } from '../layers/projection.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Step } from '../trail/step.ts';
import { rulesOfChange, rulesOfEffect } from './change-rules.ts';
import { copiableSteps } from './copiable-steps.ts';
import { orderMatters, timestampRules } from './order-steps.ts';
import { otherSteps } from './other-steps.ts';

/** 'layer' steps for each of the objects, in the order the effects applied. */
export function layerSteps(view: View, ids: readonly ObjectId[]): readonly Step[] {
  const projection = projectionOfView(view);
  return ids.filter(id => projection.state.objects.has(id)).flatMap(id => explainOne(projection, view, id));
}

function explainOne(projection: Projection, view: View, id: ObjectId): readonly Step[] {
  const steps: Step[] = [...copiableSteps(view, id)];
  const seen: AppliedEffect[] = [];
  for (const applied of projection.trace) {
    if (applied.affected.includes(id)) {
      steps.push(...explainApplied(projection, id, applied, seen));
      seen.push(applied);
    } else if (waitedOver(projection, applied, id)) steps.push(waited(projection, id, applied));
  }
  return [...steps, ...otherSteps(projection, view, id)];
}

/** The rule of each layer (613.1, 613.4). */
const RULE_OF_LAYER = {
  '1a': '613.2a',
  '2': '613.1b',
  '3': '613.1c',
  '4': '613.1d',
  '5': '613.1e',
  '6': '613.1f',
  '7a': '613.4a',
  '7b': '613.4b',
  '7c': '613.4c',
  '7d': '613.4d',
} as const satisfies Record<Layer, string>;

type LayerNote = (Step & { readonly kind: 'layer' })['note'];

function explainApplied(
  projection: Projection,
  id: ObjectId,
  applied: AppliedEffect,
  earlier: readonly AppliedEffect[],
): readonly Step[] {
  const { layer, effect } = applied;
  const own = RULE_OF_LAYER[layer];
  const newer = earlier.some(other => other.layer === layer && orderMatters(projection, other, applied));
  const { chosen = {} } = contextIn(projection, effect);
  const deciding = [
    ...(applied.waitedFor.length > 0 ? ['613.8a', '613.8b'] : []),
    ...(applied.continues || earlier.some(other => other.effect.key === effect.key) ? ['613.6'] : []),
    ...(newer && applied.waitedFor.length === 0 ? timestampRules(projection, effect) : []),
    ...(effect.defining ? ['613.3', '604.3'] : []),
    ...rulesOfEffect(projection, effect, id),
  ];
  return (effect.changes[layer] ?? []).map((change): Step => {
    const [rule = own, ...also] = unique([
      ...leading(applied, newer),
      own,
      ...deciding,
      ...rulesOfChange(change, chosen),
    ]);
    return {
      kind: 'layer',
      rule,
      also,
      notable: true,
      object: id,
      effect: effectNameOf(projection.state, effect, controllerOf(projection, applied)),
      change,
      note: codeOf(applied, newer),
    };
  });
}

/** The rules that decided beyond the layer: dependency, an effect that continues, timestamps. */
function leading(applied: AppliedEffect, newer: boolean): readonly string[] {
  if (applied.waitedFor.length > 0) return ['613.8a'];
  if (applied.continues) return ['613.6'];
  return newer ? ['613.7'] : [];
}

function codeOf(applied: AppliedEffect, newer: boolean): LayerNote {
  if (applied.waitedFor.length > 0) return 'dependency';
  if (applied.effect.origin === 'counter') return 'counter';
  if (applied.effect.defining) return 'defining';
  if (applied.continues) return 'continues';
  if (newer) return 'timestamp';
  return applied.layer === '7d' ? 'switch' : 'applies';
}

/** 613.8b: whether an effect did not apply to the object because it waited for one that did. */
function waitedOver(projection: Projection, applied: AppliedEffect, id: ObjectId): boolean {
  return applied.waitedFor.some(other =>
    projection.trace.some(it => it.effect.key === other.key && it.layer === applied.layer && it.affected.includes(id)),
  );
}

function waited(projection: Projection, id: ObjectId, applied: AppliedEffect): Step {
  return {
    kind: 'layer',
    rule: '613.8a',
    also: ['613.8b', RULE_OF_LAYER[applied.layer]],
    notable: true,
    object: id,
    effect: effectNameOf(projection.state, applied.effect, controllerOf(projection, applied)),
    change: undefined,
    note: 'dependency',
  };
}

function controllerOf(projection: Projection, { effect }: AppliedEffect) {
  return contextIn(projection, effect).controller;
}

function unique(rules: readonly string[]): readonly string[] {
  return [...new Set(rules)];
}
