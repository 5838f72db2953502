// Applying an effect, and trying what would come of it (613.8a).
import type { ObjectId } from '../model/ids.ts';
import { carryOut, numbersForAll } from './change.ts';
import type { Layer } from './layer.ts';
import type { LayerEffect } from './layer-effect.ts';
import { affectedBy, contextIn, reachesElsewhere } from './reach.ts';
import type { Shape } from './shape.ts';
import type { World } from './world.ts';

/** Applies the part of an effect that belongs to the layer; gives the objects it was applied to. */
export function apply(world: World, layer: Layer, effect: LayerEffect): readonly ObjectId[] {
  const affected = affectedBy(world, effect);
  const context = contextIn(world, effect);
  for (const change of effect.changes[layer] ?? []) {
    const numbers = numbersForAll(world, change, context);
    for (const id of affected) {
      const shape = world.shapes.get(id);
      if (shape !== undefined) carryOut(world, shape, change, effect, context, numbers);
    }
  }
  world.versions += 1;
  world.version = world.versions;
  if (layer === '2') world.contexts.clear();
  return affected;
}

/** What `ask` answers in the position with the effect applied; afterwards everything is as before. */
export function tried<T>(world: World, layer: Layer, effect: LayerEffect, ask: () => T): T {
  const { version } = world;
  const before = affectedBy(world, effect).flatMap(id => snapshot(world, id));
  const far = reachesElsewhere(world, effect);
  const kept = far ? new Map(world.elsewhere) : undefined;
  const affected = apply(world, layer, effect);
  if (far) {
    world.trace.push({ layer, effect, affected, waitedFor: [], continues: false });
    world.elsewhere.clear();
  }
  const answer = ask();
  for (const [shape, was] of before) Object.assign(shape, was);
  if (kept !== undefined) {
    world.trace.pop();
    world.elsewhere.clear();
    for (const [id, shape] of kept) world.elsewhere.set(id, shape);
  }
  world.version = version;
  if (layer === '2') world.contexts.clear();
  return answer;
}

function snapshot(world: World, id: ObjectId): readonly (readonly [Shape, Shape])[] {
  const shape = world.shapes.get(id);
  return shape === undefined ? [] : [[shape, { ...shape }]];
}
