// 613: which effects made objects what they are, layer by layer, with the rule that decided.
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Step } from '../trail/step.ts';
import { explainCopiable } from './explain-copiable.ts';
import { explainElse } from './explain-else.ts';
import { clashing, newerBy } from './explain-order.ts';
import { rulesOfChange, rulesOfEffect } from './explain-rules.ts';
import type { Layer } from './layer.ts';
import { nameOf } from './naming.ts';
import { worldBehind } from './project.ts';
import { contextIn } from './reach.ts';
import type { Applied, World } from './world.ts';

/** 'layer' steps for each of the objects, in the order the effects applied. */
export function explain(view: View, ids: readonly ObjectId[]): readonly Step[] {
  const world = worldBehind(view);
  return ids.filter(id => world.state.objects.has(id)).flatMap(id => explainOne(world, view, id));
}

function explainOne(world: World, view: View, id: ObjectId): readonly Step[] {
  const steps: Step[] = [...explainCopiable(view, id)];
  const seen: Applied[] = [];
  for (const applied of world.trace) {
    if (applied.affected.includes(id)) {
      steps.push(...explainApplied(world, id, applied, seen));
      seen.push(applied);
    } else if (waitedOver(world, applied, id)) steps.push(waited(world, id, applied));
  }
  return [...steps, ...explainElse(world, view, id)];
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

function explainApplied(world: World, id: ObjectId, applied: Applied, earlier: readonly Applied[]): readonly Step[] {
  const { layer, effect } = applied;
  const own = RULE_OF_LAYER[layer];
  const newer = earlier.some(other => other.layer === layer && clashing(world, other, applied));
  const { chosen = {} } = contextIn(world, effect);
  const deciding = [
    ...(applied.waitedFor.length > 0 ? ['613.8a', '613.8b'] : []),
    ...(applied.continues || earlier.some(other => other.effect.key === effect.key) ? ['613.6'] : []),
    ...(newer && applied.waitedFor.length === 0 ? newerBy(world, effect) : []),
    ...(effect.defining ? ['613.3', '604.3'] : []),
    ...rulesOfEffect(world, effect, id),
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
      effect: nameOf(world.state, effect, controllerOf(world, applied)),
      change,
      note: noteOf(applied, newer),
    };
  });
}

/** What decided more than the layer itself did. */
function leading(applied: Applied, newer: boolean): readonly string[] {
  if (applied.waitedFor.length > 0) return ['613.8a'];
  if (applied.continues) return ['613.6'];
  return newer ? ['613.7'] : [];
}

function noteOf(applied: Applied, newer: boolean): LayerNote {
  if (applied.waitedFor.length > 0) return 'dependency';
  if (applied.effect.origin === 'counter') return 'counter';
  if (applied.effect.defining) return 'defining';
  if (applied.continues) return 'continues';
  if (newer) return 'timestamp';
  return applied.layer === '7d' ? 'switch' : 'applies';
}

/** 613.8b: an effect that did not apply to the object because it waited for one that did. */
function waitedOver(world: World, applied: Applied, id: ObjectId): boolean {
  return applied.waitedFor.some(other =>
    world.trace.some(it => it.effect.key === other.key && it.layer === applied.layer && it.affected.includes(id)),
  );
}

function waited(world: World, id: ObjectId, applied: Applied): Step {
  return {
    kind: 'layer',
    rule: '613.8a',
    also: ['613.8b', RULE_OF_LAYER[applied.layer]],
    notable: true,
    object: id,
    effect: nameOf(world.state, applied.effect, controllerOf(world, applied)),
    change: undefined,
    note: 'dependency',
  };
}

function controllerOf(world: World, { effect }: Applied) {
  return contextIn(world, effect).controller;
}

function unique(rules: readonly string[]): readonly string[] {
  return [...new Set(rules)];
}
