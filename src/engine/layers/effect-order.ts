// Order of effects within a layer: characteristic-defining abilities first (613.3), then timestamps (613.7) and
// dependency (613.8).

import { stopIfInterrupted } from '../../kit/interruption.ts';
import { isSizeChange } from '../ability/continuous-effect.ts';
import { matches } from '../match/matches.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import { affectedByEffect, affectsOtherZones, contextIn, isActive, mayAffect } from './affected-objects.ts';
import { numbersForAll, numbersOf } from './apply-change.ts';
import { changesAspects, type DependencyAspects, mayRemoveAbilities } from './change-aspects.ts';
import { dependencyAspects } from './dependency-aspects.ts';
import type { Layer } from './layer.ts';
import { type LayerEffect, layerEffectsOf } from './layer-effect.ts';
import type { Projection } from './projection.ts';
import { trialApply } from './trial-apply.ts';

/** The next effect to apply; undefined when none of those left is active. `left` is in timestamp order. */
export function nextEffect(
  projection: Projection,
  layer: Layer,
  left: readonly LayerEffect[],
): LayerEffect | undefined {
  const first = left.find(effect => isActive(projection, effect));
  if (first === undefined || (!couldDepend(first, layer) && !left.some(it => it.defining))) return first;
  const active = left.filter(effect => isActive(projection, effect));
  if (active.length === 1) return first;
  const defining = active.filter(effect => effect.defining);
  // 613.8a(c): characteristic-defining abilities and other effects never depend on each other
  return independent(projection, layer, defining.length > 0 ? defining : active);
}

/** Earlier timestamps first; effects of equal timestamp in the order of the position (613.7m). */
export function byTimestamp(one: LayerEffect, other: LayerEffect): number {
  return one.timestamp - other.timestamp;
}

/** 613.8b: the earliest that depends on no other, or that depends only on effects which in a loop depend on it. */
function independent(projection: Projection, layer: Layer, group: readonly LayerEffect[]): LayerEffect | undefined {
  const first = group[0];
  if (first === undefined || !couldDepend(first, layer)) return first;
  const { timestampsAlone, layersInOrderOfPlay } = projection.edition.misconceptions;
  if (timestampsAlone || layersInOrderOfPlay) return first;
  if (!group.some(other => dependsOn(projection, layer, first, other))) return first;
  const graph = new Map(group.map(one => [one, group.filter(other => dependsOn(projection, layer, one, other))]));
  const reach = new Map(group.map(one => [one, reached(graph, one)]));
  const free = group.find(one => [...(reach.get(one) ?? [])].every(other => reach.get(other)?.has(one) ?? false));
  for (const one of group) {
    if (one === free) break;
    for (const other of graph.get(one) ?? []) waitFor(projection, one, other);
  }
  return free ?? first;
}

/** Whether the effect could depend on any effect of the layer. */
function couldDepend(one: LayerEffect, layer: Layer): boolean {
  if (layer === '2') return dependencyAspects(one).control;
  if (layer === '5') return dependencyAspects(one).colors;
  // in these layers abilities may be removed, and with them the effect
  return layer === '1a' || layer === '3' || layer === '4' || layer === '6' || dependencyAspects(one).size;
}

function waitFor(projection: Projection, one: LayerEffect, other: LayerEffect): void {
  const waits = projection.waitingEffects.get(one.key) ?? new Set();
  waits.add(other);
  projection.waitingEffects.set(one.key, waits);
}

function reached(graph: ReadonlyMap<LayerEffect, readonly LayerEffect[]>, from: LayerEffect): ReadonlySet<LayerEffect> {
  const found = new Set<LayerEffect>();
  const open = [from];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of graph.get(at) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

/** 613.8a: whether applying the other would change the existence, the affected objects or the result of this one. */
export function dependsOn(projection: Projection, layer: Layer, one: LayerEffect, other: LayerEffect): boolean {
  if (one === other) return false;
  stopIfInterrupted();
  const changes = other.changes[layer] ?? [];
  const reads = dependencyAspects(one);
  const bears = changes.some(change => changesAspects(change, layer, reads));
  const takes = one.origin === 'static' && !projection.startedEffects.has(one.key) && changes.some(mayRemoveAbilities);
  if (!bears && !(takes && reachesSource(projection, one, other))) return false;
  if (!takes && isLocal(projection, one, reads)) return changesMatch(projection, layer, one, other);
  const before = described(projection, layer, one);
  return trialApply(projection, layer, other, () => described(projection, layer, one) !== before);
}

/** Whether the effect reads only the object it may apply to, so that only objects the other changes matter. */
function isLocal(projection: Projection, one: LayerEffect, reads: DependencyAspects): boolean {
  return !reads.elsewhere && !projection.startedEffects.has(one.key) && one.fixedSet === undefined && !one.defining;
}

function changesMatch(projection: Projection, layer: Layer, one: LayerEffect, other: LayerEffect): boolean {
  const { affects } = one.effect;
  const context = contextIn(projection, one);
  const changed = affectedByEffect(projection, other);
  const reach = new Set(affectedByEffect(projection, one));
  // 614.12: the object looked ahead at does not exist for every effect
  const among = changed.filter(id => reach.has(id) || mayAffect(projection, one, id));
  return trialApply(projection, layer, other, () =>
    among.some(id => matches(projection.view, affects, id, context) !== reach.has(id)),
  );
}

function reachesSource(projection: Projection, one: LayerEffect, other: LayerEffect): boolean {
  if (one.source === undefined) return false;
  return (
    affectedByEffect(projection, other).includes(one.source) ||
    (!projection.drafts.has(one.source) && affectsOtherZones(projection, other))
  );
}

/** A key of the effect's existence, its affected objects and its result there. */
function described(projection: Projection, layer: Layer, effect: LayerEffect): string {
  const begun = projection.startedEffects.has(effect.key);
  if (!begun && !exists(projection, effect)) return 'gone';
  if (!begun && !isActive(projection, effect)) return 'inactive';
  const affected = affectedByEffect(projection, effect);
  const context = contextIn(projection, effect);
  const numbers = (effect.changes[layer] ?? []).flatMap((change): readonly string[] => {
    if (change.kind === 'control') return resolvePlayers(projection.view, change.who, context);
    if (!isSizeChange(change)) return [];
    const same = numbersForAll(projection, change, context);
    return same === undefined
      ? affected.map(id => numbersOf(projection, change, context, id).join('/'))
      : [same.join('/')];
  });
  return `${affected.join(' ')}|${numbers.join(' ')}`;
}

function exists(projection: Projection, effect: LayerEffect): boolean {
  if (effect.origin !== 'static' || effect.source === undefined) return true;
  const { abilities } = projection.view.of(effect.source);
  return layerEffectsOf(projection.view.object(effect.source), abilities).some(
    it => it.key === effect.key && it.effect === effect.effect,
  );
}
