// What an effect applies to (611.2c, 611.3a), with what only looks ahead kept apart (614.12).
import type { Zone } from '../../vocabulary/index.ts';
import type { Ref } from '../ability/reference.ts';
import { holds } from '../match/condition.ts';
import { matches } from '../match/filter.ts';
import { refOf } from '../match/player.ts';
import type { Context } from '../match/view.ts';
import { zonesOf } from '../match/zones-of.ts';
import type { ObjectId } from '../model/ids.ts';
import type { LayerEffect } from './layer-effect.ts';
import { controllerIn, objectIn, type World } from './world.ts';

/** What the words of an effect mean: whose "you", whose choices. */
export function contextIn(world: World, effect: LayerEffect): Context {
  const known = world.contexts.get(effect.key);
  if (known !== undefined) return known;
  const context = contextFor(world, effect);
  world.contexts.set(effect.key, context);
  return context;
}

function contextFor(world: World, effect: LayerEffect): Context {
  const { source, said } = effect;
  if (said !== undefined) {
    const { controller, chosen, targets } = said;
    return { source, controller, chosen, targets };
  }
  // Every effect that is not of a resolved spell has a source.
  const object = source === undefined ? undefined : objectIn(world, source);
  if (object === undefined) throw new Error(`Effect ${effect.key} has no source`);
  return { source, controller: controllerIn(world, object.id), chosen: object.chosen, x: object.cast?.x };
}

/** Whether its "as long as" conditions hold; one that has started continues (613.6). */
export function isActive(world: World, effect: LayerEffect): boolean {
  if (effect.conditions.length === 0 || world.started.has(effect.key)) return true;
  const context = contextIn(world, effect);
  return effect.conditions.every(condition => holds(world.view, condition, context));
}

/** The objects on the battlefield and in the command zone it applies to now; once started, those it started with (613.6). */
export function affectedBy(world: World, effect: LayerEffect): readonly ObjectId[] {
  const begun = world.started.get(effect.key);
  if (begun !== undefined) return begun.affected;
  const known = world.reached.get(effect.key);
  if (known !== undefined && known.version === world.version) return known.ids;
  const ids = affectedAnew(world, effect);
  world.reached.set(effect.key, { version: world.version, ids });
  return ids;
}

function affectedAnew(world: World, effect: LayerEffect): readonly ObjectId[] {
  if (effect.holds !== undefined) return effect.holds.filter(id => world.shapes.has(id));
  const { source } = effect;
  if (effect.defining) return source !== undefined && world.shapes.has(source) ? [source] : [];
  const context = contextIn(world, effect);
  const { affects } = effect.effect;
  return candidates(world, effect, context).filter(id => matches(world.view, affects, id, context));
}

/** Whether an object is among those an effect without a fixed set could apply to. */
export function mayReach(world: World, effect: LayerEffect, id: ObjectId): boolean {
  const zones = zonesOf(effect.effect.affects);
  if (zones !== 'everywhere' && !zones.includes(objectIn(world, id).zone)) return false;
  return isThere(world, withLookAhead(world, effect), id);
}

/** Whether it applies to one object elsewhere than on the battlefield. */
export function reachesObject(world: World, effect: LayerEffect, id: ObjectId): boolean {
  // 702.26b: what is on the battlefield and yet elsewhere is phased out.
  if (objectIn(world, id).zone === 'battlefield') return false;
  if (effect.holds !== undefined) return effect.holds.includes(id);
  if (effect.defining) return effect.source === id;
  const zones = zonesOf(effect.effect.affects);
  if (zones !== 'everywhere' && !zones.includes(objectIn(world, id).zone)) return false;
  return matches(world.view, effect.effect.affects, id, contextIn(world, effect));
}

/** Whether it may apply to objects elsewhere than on the battlefield at all. */
export function reachesElsewhere(world: World, effect: LayerEffect): boolean {
  if (effect.defining) return false;
  if (effect.holds !== undefined) return effect.holds.some(id => !world.shapes.has(id) && world.state.objects.has(id));
  const zones = zonesOf(effect.effect.affects);
  if (zones !== 'everywhere') return zones.some(zone => !NEAR.has(zone));
  const context = contextIn(world, effect);
  const only = pointedAt(effect);
  const id = only === undefined ? undefined : refOf(world.view, only, context);
  return only === undefined || (id !== undefined && !world.shapes.has(id));
}

const NEAR: ReadonlySet<Zone> = new Set(['battlefield', 'command']);

function candidates(world: World, effect: LayerEffect, context: Context): readonly ObjectId[] {
  const among = withLookAhead(world, effect);
  const zones = zonesOf(effect.effect.affects);
  if (zones === 'everywhere') {
    const only = pointedAt(effect);
    const id = only === undefined ? undefined : refOf(world.view, only, context);
    if (only !== undefined) return id !== undefined && isThere(world, among, id) ? [id] : [];
    return [...among, ...inCommand(world)];
  }
  const near = zones.includes('battlefield') ? among : [];
  return zones.includes('command') ? [...near, ...inCommand(world)] : near;
}

/**
 * 614.12: while an object is looked ahead at, its own static abilities apply to nothing else, and effects that already
 * exist apply to it if that edition of the rules counts them.
 */
function withLookAhead(world: World, effect: LayerEffect): readonly ObjectId[] {
  const { lookingAhead } = world;
  if (lookingAhead === undefined) return world.onBattlefield;
  if (effect.source === lookingAhead) return [lookingAhead];
  return world.edition.lookAheadSeesExistingEffects ? world.onBattlefield : world.battlefield;
}

function isThere(world: World, among: readonly ObjectId[], id: ObjectId): boolean {
  if (id === world.lookingAhead) return among.includes(id);
  if (among.length === 1 && among[0] === world.lookingAhead) return false;
  return world.shapes.has(id);
}

function inCommand(world: World): readonly ObjectId[] {
  return [...world.shapes.keys()].filter(id => objectIn(world, id).zone === 'command');
}

/** The one object its filter points at ("this creature", "enchanted creature"), where it does so outright. */
function pointedAt(effect: LayerEffect): Ref | undefined {
  for (const clause of effect.effect.affects.clauses) if (clause.kind === 'is') return clause.ref;
  return undefined;
}
