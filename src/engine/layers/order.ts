// 613.3, 613.7, 613.8: which effect of a layer is applied next: what defines first, then by timestamp, what depends on another after it.

import { matches } from '../match/filter.ts';
import { playersOf } from '../match/player.ts';
import { numbersForAll, numbersOf } from './change.ts';
import type { Layer } from './layer.ts';
import { effectsOf, type LayerEffect } from './layer-effect.ts';
import { affectedBy, contextIn, isActive, mayReach, reachesElsewhere } from './reach.ts';
import { bearsOn, mayTakeAbilities, type Reads, readsOf } from './reads.ts';
import { tried } from './try.ts';
import type { World } from './world.ts';

/** The next effect to apply; undefined when none of those left is active. `left` is in timestamp order. */
export function nextOf(world: World, layer: Layer, left: readonly LayerEffect[]): LayerEffect | undefined {
  const active = left.filter(effect => isActive(world, effect));
  const first = active[0];
  if (first === undefined || active.length === 1) return first;
  const defining = active.filter(effect => effect.defining);
  // 613.8a(c): what defines and what does not never depend on each other.
  return independent(world, layer, defining.length > 0 ? defining : active);
}

/** Earlier timestamps first; effects of equal timestamp in the order of the position (613.7m). */
export function byTimestamp(one: LayerEffect, other: LayerEffect): number {
  return one.timestamp - other.timestamp;
}

/** 613.8b: the earliest that depends on no other, or that depends only on effects which in a loop depend on it. */
function independent(world: World, layer: Layer, group: readonly LayerEffect[]): LayerEffect | undefined {
  const first = group[0];
  if (first === undefined || !couldDepend(first, layer)) return first;
  if (!group.some(other => dependsOn(world, layer, first, other))) return first;
  const graph = new Map(group.map(one => [one, group.filter(other => dependsOn(world, layer, one, other))]));
  const reach = new Map(group.map(one => [one, reached(graph, one)]));
  const free = group.find(one => [...(reach.get(one) ?? [])].every(other => reach.get(other)?.has(one) ?? false));
  for (const one of group) {
    if (one === free) break;
    for (const other of graph.get(one) ?? []) waitFor(world, one, other);
  }
  return free ?? first;
}

/** Whether anything applied in the layer could bear on the effect at all. */
function couldDepend(one: LayerEffect, layer: Layer): boolean {
  if (layer === '2') return readsOf(one).control;
  if (layer === '5') return readsOf(one).colors;
  // In the other layers abilities may be taken, and with them the effect.
  return layer === '1a' || layer === '3' || layer === '4' || layer === '6' || readsOf(one).size;
}

function waitFor(world: World, one: LayerEffect, other: LayerEffect): void {
  const waits = world.waits.get(one.key) ?? new Set();
  waits.add(other);
  world.waits.set(one.key, waits);
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

/** 613.8a: applying the other would change whether this one exists, what it applies to, or what it does there. */
function dependsOn(world: World, layer: Layer, one: LayerEffect, other: LayerEffect): boolean {
  if (one === other) return false;
  const changes = other.changes[layer] ?? [];
  const reads = readsOf(one);
  const bears = changes.some(change => bearsOn(change, layer, reads));
  const takes = one.origin === 'static' && !world.started.has(one.key) && changes.some(mayTakeAbilities);
  if (!bears && !(takes && reachesSource(world, one, other))) return false;
  if (!takes && isLocal(world, one, reads)) return changesMatch(world, layer, one, other);
  const before = described(world, layer, one);
  return tried(world, layer, other, () => described(world, layer, one) !== before);
}

/** Whether all the effect asks is asked of the very object it may apply to, so that only objects the other changes matter. */
function isLocal(world: World, one: LayerEffect, reads: Reads): boolean {
  return !reads.elsewhere && !world.started.has(one.key) && one.holds === undefined && !one.defining;
}

function changesMatch(world: World, layer: Layer, one: LayerEffect, other: LayerEffect): boolean {
  const { affects } = one.effect;
  const context = contextIn(world, one);
  const changed = affectedBy(world, other);
  const reach = new Set(affectedBy(world, one));
  // Not every match is reached: what is looked ahead at is not there for all (614.12).
  const among = changed.filter(id => reach.has(id) || mayReach(world, one, id));
  return tried(world, layer, other, () =>
    among.some(id => matches(world.view, affects, id, context) !== reach.has(id)),
  );
}

function reachesSource(world: World, one: LayerEffect, other: LayerEffect): boolean {
  if (one.source === undefined) return false;
  return (
    affectedBy(world, other).includes(one.source) || (!world.shapes.has(one.source) && reachesElsewhere(world, other))
  );
}

/** Existence, what it applies to, and what it does there, as text to compare. */
function described(world: World, layer: Layer, effect: LayerEffect): string {
  const begun = world.started.has(effect.key);
  if (!begun && !exists(world, effect)) return 'gone';
  if (!begun && !isActive(world, effect)) return 'inactive';
  const affected = affectedBy(world, effect);
  const context = contextIn(world, effect);
  const numbers = (effect.changes[layer] ?? []).flatMap((change): readonly string[] => {
    if (change.kind === 'control') return playersOf(world.view, change.who, context);
    if (!('power' in change)) return [];
    const same = numbersForAll(world, change, context);
    return same === undefined ? affected.map(id => numbersOf(world, change, context, id).join('/')) : [same.join('/')];
  });
  return `${affected.join(' ')}|${numbers.join(' ')}`;
}

function exists(world: World, effect: LayerEffect): boolean {
  if (effect.origin !== 'static' || effect.source === undefined) return true;
  const { abilities } = world.view.of(effect.source);
  return effectsOf(world.view.object(effect.source), abilities).some(
    it => it.key === effect.key && it.effect === effect.effect,
  );
}
