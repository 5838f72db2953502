// Affected objects of continuous effects (611.2c, 611.3a), with the object looked ahead at treated apart (614.12).
import type { Zone } from '../../vocabulary/index.ts';
import type { Filter } from '../ability/filter.ts';
import type { ObjectRef } from '../ability/reference.ts';
import { chosenX } from '../match/chosen-x.ts';
import { conditionHolds } from '../match/condition-holds.ts';
import { zonesOfFilter } from '../match/filter-zones.ts';
import { matches } from '../match/matches.ts';
import { resolveObject } from '../match/resolve-reference.ts';
import type { Context } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { aspectVersionOf, isSharedByController } from './aspect-versions.ts';
import type { LayerEffect } from './layer-effect.ts';
import { type AffectedObjects, type Projection, projectedController, projectedObject } from './projection.ts';

/** The context of an effect's words: its controller, its choices, its targets. */
export function contextIn(projection: Projection, effect: LayerEffect): Context {
  const cached = projection.contexts.get(effect.key);
  if (cached !== undefined) return cached;
  const context = contextFor(projection, effect);
  projection.contexts.set(effect.key, context);
  return context;
}

function contextFor(projection: Projection, effect: LayerEffect): Context {
  const { source, fixedContext } = effect;
  if (fixedContext !== undefined) {
    const { controller, chosen, targets } = fixedContext;
    return { source, controller, chosen, targets };
  }
  // Every effect without a fixed context has a source.
  const object = source === undefined ? undefined : projectedObject(projection, source);
  if (object === undefined) throw new Error(`Effect ${effect.key} has no source`);
  return { source, controller: projectedController(projection, object.id), chosen: object.chosen, x: chosenX(object) };
}

/** Whether its "as long as" conditions hold; one that has started continues (613.6). */
export function isActive(projection: Projection, effect: LayerEffect): boolean {
  if (effect.conditions.length === 0 || projection.startedEffects.has(effect.key)) return true;
  const context = contextIn(projection, effect);
  return effect.conditions.every(condition => conditionHolds(projection.view, condition, context));
}

/**
 * The affected objects on the battlefield and in the command zone; once it has started to apply, the same set (613.6).
 */
export function affectedByEffect(projection: Projection, effect: LayerEffect): readonly ObjectId[] {
  const begun = projection.startedEffects.get(effect.key);
  if (begun !== undefined) return begun.affected;
  if (effect.fixedSet !== undefined || effect.defining) return affectedAnew(projection, effect);
  const { affects } = effect.effect;
  const version = aspectVersionOf(projection, affects);
  // the object looked ahead at affects only itself (614.12)
  const shared = isSharedByController(affects) && effect.source !== projection.lookingAhead;
  const found = shared ? foundByFilter(projection, affects) : projection.affected;
  const key = shared ? contextIn(projection, effect).controller : effect.key;
  const cached = found.get(key);
  if (cached !== undefined && cached.version === version) return cached.ids;
  const ids = affectedAnew(projection, effect);
  found.set(key, { version, ids });
  return ids;
}

function foundByFilter(projection: Projection, filter: Filter): Map<string, AffectedObjects> {
  let found = projection.affectedByFilter.get(filter);
  if (found === undefined) {
    found = new Map();
    projection.affectedByFilter.set(filter, found);
  }
  return found;
}

function affectedAnew(projection: Projection, effect: LayerEffect): readonly ObjectId[] {
  if (effect.fixedSet !== undefined) return effect.fixedSet.filter(id => projection.drafts.has(id));
  const { source } = effect;
  if (effect.defining) return source !== undefined && projection.drafts.has(source) ? [source] : [];
  const context = contextIn(projection, effect);
  const { affects } = effect.effect;
  const found = candidates(projection, effect, context).filter(id => matches(projection.view, affects, id, context));
  const { lookingAhead } = projection;
  if (lookingAhead === undefined || !found.includes(lookingAhead) || reachesAhead(projection, effect)) return found;
  return found.filter(id => id !== lookingAhead);
}

/** Whether an object is among those an effect without a fixed set could apply to. */
export function mayAffect(projection: Projection, effect: LayerEffect, id: ObjectId): boolean {
  const zones = zonesOfFilter(effect.effect.affects);
  if (zones !== 'everywhere' && !zones.includes(projectedObject(projection, id).zone)) return false;
  if (id === projection.lookingAhead) return reachesAhead(projection, effect);
  return isThere(projection, withLookAhead(projection, effect), id);
}

/** Whether it applies to an object outside the battlefield. */
export function affectsObject(projection: Projection, effect: LayerEffect, id: ObjectId): boolean {
  // 702.26b: an object on the battlefield without a draft there is phased out
  if (projectedObject(projection, id).zone === 'battlefield') return false;
  if (effect.fixedSet !== undefined) return effect.fixedSet.includes(id);
  if (effect.defining) return effect.source === id;
  const zones = zonesOfFilter(effect.effect.affects);
  if (zones !== 'everywhere' && !zones.includes(projectedObject(projection, id).zone)) return false;
  return matches(projection.view, effect.effect.affects, id, contextIn(projection, effect));
}

/** Whether it may apply to objects outside the battlefield. */
export function affectsOtherZones(projection: Projection, effect: LayerEffect): boolean {
  if (effect.defining) return false;
  if (effect.fixedSet !== undefined)
    return effect.fixedSet.some(id => !projection.drafts.has(id) && projection.state.objects.has(id));
  const zones = zonesOfFilter(effect.effect.affects);
  if (zones !== 'everywhere') return zones.some(zone => !NEAR.has(zone));
  const context = contextIn(projection, effect);
  const only = referenceOf(effect);
  const id = only === undefined ? undefined : resolveObject(projection.view, only, context);
  return only === undefined || (id !== undefined && !projection.drafts.has(id));
}

const NEAR: ReadonlySet<Zone> = new Set(['battlefield', 'command']);

function candidates(projection: Projection, effect: LayerEffect, context: Context): readonly ObjectId[] {
  const among = withLookAhead(projection, effect);
  const zones = zonesOfFilter(effect.effect.affects);
  if (zones === 'everywhere') {
    const only = referenceOf(effect);
    const id = only === undefined ? undefined : resolveObject(projection.view, only, context);
    if (only !== undefined) return id !== undefined && isThere(projection, among, id) ? [id] : [];
    return [...among, ...inCommand(projection)];
  }
  const near = zones.includes('battlefield') ? among : [];
  return zones.includes('command') ? [...near, ...inCommand(projection)] : near;
}

/** 614.12: while an object is looked ahead at, its own static abilities apply to nothing else. */
function withLookAhead(projection: Projection, effect: LayerEffect): readonly ObjectId[] {
  const { lookingAhead } = projection;
  return lookingAhead !== undefined && effect.source === lookingAhead ? [lookingAhead] : projection.onBattlefield;
}

/** 614.12: effects that already exist apply to what is looked ahead at, if that edition of the rules counts them. */
function reachesAhead(projection: Projection, effect: LayerEffect): boolean {
  if (projection.edition.misconceptions.judgedAsPrinted) return effect.defining;
  return effect.source === projection.lookingAhead || projection.edition.lookAheadSeesExistingEffects;
}

function isThere(projection: Projection, among: readonly ObjectId[], id: ObjectId): boolean {
  if (id === projection.lookingAhead) return among.includes(id);
  if (among.length === 1 && among[0] === projection.lookingAhead) return false;
  return projection.drafts.has(id);
}

function inCommand(projection: Projection): readonly ObjectId[] {
  return [...projection.drafts.keys()].filter(id => projectedObject(projection, id).zone === 'command');
}

/** The one object its filter refers to ("this creature", "enchanted creature"); undefined for other filters. */
function referenceOf(effect: LayerEffect): ObjectRef | undefined {
  for (const clause of effect.effect.affects.clauses) if (clause.kind === 'is') return clause.ref;
  return undefined;
}
