// 613.1: going through the layers, each effect in its turn.
import type { ObjectId } from '../model/ids.ts';
import { carryOut } from './change.ts';
import { LAYERS, type Layer } from './layer.ts';
import { effectsOf, type LayerEffect } from './layer-effect.ts';
import { carriedEffects, resolvedEffects } from './made-effects.ts';
import { asLayered } from './once-layered.ts';
import { byTimestamp, nextOf } from './order.ts';
import { countersOf, modifySize, noteBase, settleSize } from './power-toughness.ts';
import { affectedBy, contextIn, reachesElsewhere, reachesObject } from './reach.ts';
import { rulesInForce } from './rules.ts';
import { type Shape, shapeOf } from './shape.ts';
import { apply } from './try.ts';
import { addIntrinsicManaAbilities } from './types.ts';
import { works } from './works.ts';
import { objectIn, type World } from './world.ts';

/** Works all layers out. Afterwards the shapes are what the objects are. */
export function run(world: World): void {
  for (const layer of LAYERS) {
    if (layer === '7b' || layer === '7c') for (const shape of world.shapes.values()) addCounters(world, shape, layer);
    runLayer(world, layer);
    if (layer === '3')
      world.devotion = rulesInForce(world, effectsNow(world)).filter(it => it.rule.kind === 'devotion');
    for (const shape of world.shapes.values()) afterLayer(layer, shape);
    world.versions += 1;
    world.version = world.versions;
  }
}

/** The shape of an object elsewhere: its own defining abilities, and what has been applied that reaches it. */
export function shapeElsewhere(world: World, id: ObjectId): Shape {
  const known = world.elsewhere.get(id);
  if (known !== undefined) return known;
  const object = objectIn(world, id);
  const shape = shapeOf(object);
  world.elsewhere.set(id, shape);
  const reaching = world.trace.filter(({ effect }) => reachesElsewhere(world, effect));
  const own = effectsOf(object, shape.abilities);
  if (own.length === 0 && reaching.length === 0 && countersOf(object) === undefined) return shape;
  for (const layer of LAYERS) {
    for (const effect of own) if (effect.defining && stillHas(shape, effect)) alter(world, shape, layer, effect);
    for (const it of reaching)
      if (it.layer === layer && reachesObject(world, it.effect, id)) alter(world, shape, layer, it.effect);
    if (layer === '7b' || layer === '7c') addCounters(world, shape, layer);
    afterLayer(layer, shape);
  }
  return shape;
}

/** The effects that exist now, in timestamp order: of static abilities that work, of resolved spells, and what objects carry. */
export function effectsNow(world: World): readonly LayerEffect[] {
  if (world.gathered?.at === world.abilitiesChanged) return world.gathered.effects;
  const effects = gatherEffects(world).sort(byTimestamp);
  world.gathered = { at: world.abilitiesChanged, effects };
  return effects;
}

function gatherEffects(world: World): LayerEffect[] {
  const found: LayerEffect[] = [];
  for (const [id, shape] of world.shapes) {
    collect(world, shape, found);
    const { zone } = objectIn(world, id);
    if (zone === 'battlefield') for (const effect of carriedEffects(shape.object)) found.push(effect);
  }
  for (const id of world.workers) collect(world, shapeElsewhere(world, id), found);
  for (const effect of resolvedEffects(world.state)) found.push(effect);
  return asLayered(world.edition, found);
}

function collect(world: World, shape: Shape, found: LayerEffect[]): void {
  for (const effect of effectsOf(shape.object, shape.abilities)) if (works(effect, shape, world)) found.push(effect);
}

function runLayer(world: World, layer: Layer): void {
  const done = new Set<string>();
  let gathered = -1;
  let left: readonly LayerEffect[] = [];
  for (;;) {
    if (gathered !== world.abilitiesChanged) {
      gathered = world.abilitiesChanged;
      left = inLayer(world, layer).filter(effect => !done.has(effect.key));
    }
    const next = nextOf(world, layer, left);
    if (next === undefined) return;
    done.add(next.key);
    left = left.filter(effect => effect !== next);
    record(world, layer, next);
  }
}

/** 613.6: those that exist, and those that have started and exist no more. */
function inLayer(world: World, layer: Layer): readonly LayerEffect[] {
  const now = effectsNow(world).filter(effect => effect.changes[layer] !== undefined);
  const gone: LayerEffect[] = [];
  for (const { effect } of world.started.values()) {
    if (effect.changes[layer] !== undefined && !now.some(it => it.key === effect.key)) gone.push(effect);
  }
  return gone.length === 0 ? now : [...now, ...gone].sort(byTimestamp);
}

function record(world: World, layer: Layer, effect: LayerEffect): void {
  const affected = affectedBy(world, effect);
  const before = changesAbilities(layer) ? affected.map(id => effectsAt(world, id)) : [];
  apply(world, layer, effect);
  if (!world.started.has(effect.key)) world.started.set(effect.key, { effect, affected });
  world.trace.push({
    layer,
    effect,
    affected,
    waitedFor: [...(world.waits.get(effect.key) ?? [])],
    continues: effect.origin === 'static' && layer !== effect.first && !isHeld(world, effect),
  });
  if (reachesElsewhere(world, effect)) {
    world.elsewhere.clear();
    if (world.workers.length > 0) world.abilitiesChanged += 1;
  }
  if (before.some((effects, index) => !alike(effects, effectsAt(world, affected[index])))) world.abilitiesChanged += 1;
}

function changesAbilities(layer: Layer): boolean {
  return layer === '1a' || layer === '3' || layer === '4' || layer === '6';
}

function effectsAt(world: World, id: ObjectId | undefined): readonly LayerEffect[] {
  const shape = id === undefined ? undefined : world.shapes.get(id);
  return shape === undefined ? [] : effectsOf(shape.object, shape.abilities);
}

function alike(some: readonly LayerEffect[], others: readonly LayerEffect[]): boolean {
  return some === others || (some.length === others.length && some.every((it, index) => it === others[index]));
}

function isHeld(world: World, effect: LayerEffect): boolean {
  const shape = effect.source === undefined ? undefined : world.shapes.get(effect.source);
  return shape !== undefined && stillHas(shape, effect);
}

function stillHas(shape: Shape, effect: LayerEffect): boolean {
  return effectsOf(shape.object, shape.abilities).some(it => it.key === effect.key);
}

function alter(world: World, shape: Shape, layer: Layer, effect: LayerEffect): void {
  const changes = effect.changes[layer];
  if (changes === undefined) return;
  const context = contextIn(world, effect);
  for (const change of changes) carryOut(world, shape, change, effect, context);
}

/** 613.4c; until October 2005 counters were counted ahead of what sets power and toughness. */
function countersAt(world: World): Layer {
  return world.edition.countersComeAfterSetSizes ? '7c' : '7b';
}

/** 122.1a, 613.4c; 122.1j: hone counters on Equipment count for the creature it is attached to. */
function addCounters(world: World, shape: Shape, layer: Layer): void {
  const size = countersOf(shape.object);
  const hone = shape.object.counters.hone ?? 0;
  if ((size === undefined && hone === 0) || layer !== countersAt(world)) return;
  if (size !== undefined) modifySize(shape, size.power, size.toughness);
  const host = hone === 0 ? undefined : world.shapes.get(shape.object.attachedTo as ObjectId);
  if (host !== undefined && shape.subtypes.includes('Equipment')) modifySize(host, hone, 0);
}

function afterLayer(layer: Layer, shape: Shape): void {
  if (layer === '4') addIntrinsicManaAbilities(shape);
  if (layer === '7b') noteBase(shape);
  if (layer === '7d') settleSize(shape);
}
