// Application of the layers (613.1), each effect in its order.
import { stopIfInterrupted } from '../../kit/interruption.ts';
import type { ObjectId } from '../model/ids.ts';
import { affectedByEffect, affectsObject, affectsOtherZones, contextIn } from './affected-objects.ts';
import { applyChange } from './apply-change.ts';
import { advanceVersion } from './aspect-versions.ts';
import { byTimestamp, dependsOn, nextEffect } from './effect-order.ts';
import { inEditionLayers } from './former-layers.ts';
import { functions } from './functions-in-zone.ts';
import { LAYERS, type Layer } from './layer.ts';
import { type LayerEffect, layerEffectsOf } from './layer-effect.ts';
import { carriedEffects, resolvedEffects } from './non-static-effects.ts';
import { type ObjectDraft, objectDraft } from './object-draft.ts';
import { finishPT, modifyPT, ptCountersOf, recordBasePT } from './power-toughness-changes.ts';
import { type Projection, projectedObject } from './projection.ts';
import { rulesInForce } from './rules-in-force.ts';
import { applyInLayer } from './trial-apply.ts';
import { addIntrinsicManaAbilities } from './type-changes.ts';

/** Applies all layers. Afterwards the drafts have the final characteristics. */
export function applyLayers(projection: Projection): void {
  for (const layer of LAYERS) {
    if (layer === '7b' || layer === '7c')
      for (const draft of projection.drafts.values()) addCounters(projection, draft, layer);
    runLayer(projection, layer);
    if (layer === '3')
      projection.devotion = rulesInForce(projection, existingEffects(projection)).filter(
        it => it.rule.kind === 'devotion',
      );
    if (AFTERMATH.has(layer)) for (const draft of projection.drafts.values()) afterLayer(layer, draft);
    advanceVersion(projection, layer, false);
  }
}

/**
 * The draft of an object outside the battlefield: its own defining abilities, and the applied effects that affect it.
 */
export function draftInOtherZone(projection: Projection, id: ObjectId): ObjectDraft {
  const cached = projection.otherZoneDrafts.get(id);
  if (cached !== undefined) return cached;
  const object = projectedObject(projection, id);
  const draft = objectDraft(object);
  projection.otherZoneDrafts.set(id, draft);
  const reaching = projection.trace.filter(({ effect }) => affectsOtherZones(projection, effect));
  const own = layerEffectsOf(object, draft.abilities);
  if (own.length === 0 && reaching.length === 0 && ptCountersOf(object) === undefined) return draft;
  for (const layer of LAYERS) {
    for (const effect of own) if (effect.defining && stillHas(draft, effect)) alter(projection, draft, layer, effect);
    for (const reached of reaching)
      if (reached.layer === layer && affectsObject(projection, reached.effect, id))
        alter(projection, draft, layer, reached.effect);
    if (layer === '7b' || layer === '7c') addCounters(projection, draft, layer);
    afterLayer(layer, draft);
  }
  return draft;
}

/**
 * The existing effects in timestamp order: of functioning static abilities, of resolved spells, of counters and
 * designations.
 */
export function existingEffects(projection: Projection): readonly LayerEffect[] {
  if (projection.collected?.at === projection.abilitiesChanged) return projection.collected.effects;
  const effects = gatherEffects(projection).sort(byTimestamp);
  projection.collected = { at: projection.abilitiesChanged, effects };
  return effects;
}

function gatherEffects(projection: Projection): LayerEffect[] {
  const found: LayerEffect[] = [];
  for (const [id, draft] of projection.drafts) {
    collect(projection, draft, found);
    const { zone } = projectedObject(projection, id);
    if (zone === 'battlefield') for (const effect of carriedEffects(draft.object)) found.push(effect);
  }
  for (const id of projection.functioningElsewhere) collect(projection, draftInOtherZone(projection, id), found);
  for (const effect of resolvedEffects(projection.state)) found.push(effect);
  return inEditionLayers(projection.edition, found);
}

function collect(projection: Projection, draft: ObjectDraft, found: LayerEffect[]): void {
  for (const effect of layerEffectsOf(draft.object, draft.abilities))
    if (functions(effect, draft, projection)) found.push(effect);
}

function runLayer(projection: Projection, layer: Layer): void {
  const done = new Set<string>();
  let gathered = -1;
  let left: readonly LayerEffect[] = [];
  for (;;) {
    stopIfInterrupted();
    if (gathered !== projection.abilitiesChanged) {
      gathered = projection.abilitiesChanged;
      left = inLayer(projection, layer).filter(effect => !done.has(effect.key));
    }
    const next = nextEffect(projection, layer, left);
    if (next === undefined) return;
    done.add(next.key);
    left = left.filter(effect => effect !== next);
    observeDependencies(projection, layer, next, left);
    record(projection, layer, next);
  }
}

/** 613.8a: tells the observer which of the effects left depend on the one that is applied next. */
function observeDependencies(
  projection: Projection,
  layer: Layer,
  next: LayerEffect,
  left: readonly LayerEffect[],
): void {
  const { observer } = projection;
  if (observer === undefined || left.length > MOST_COMPARED) return;
  for (const one of left) {
    if (one.defining === next.defining && dependsOn(projection, layer, one, next)) observer.depends(layer, one, next);
  }
}

/** The most effects left in a layer that are tried for dependency only to tell of it. */
const MOST_COMPARED = 40;

/** 613.6: the existing effects, and those that have started to apply and no longer exist. */
function inLayer(projection: Projection, layer: Layer): readonly LayerEffect[] {
  const now = existingEffects(projection).filter(effect => effect.changes[layer] !== undefined);
  const gone: LayerEffect[] = [];
  for (const { effect } of projection.startedEffects.values()) {
    if (effect.changes[layer] !== undefined && !now.some(it => it.key === effect.key)) gone.push(effect);
  }
  return gone.length === 0 || projection.edition.misconceptions.lostAbilitiesStop
    ? now
    : [...now, ...gone].sort(byTimestamp);
}

function record(projection: Projection, layer: Layer, effect: LayerEffect): void {
  const affected = affectedByEffect(projection, effect);
  const before = changesAbilities(layer) ? affected.map(id => effectsAt(projection, id)) : [];
  const observed = projection.observer?.applying(projection, layer, effect, affected);
  applyInLayer(projection, layer, effect);
  observed?.();
  if (!projection.startedEffects.has(effect.key)) projection.startedEffects.set(effect.key, { effect, affected });
  projection.trace.push({
    layer,
    effect,
    affected,
    waitedFor: [...(projection.waitingEffects.get(effect.key) ?? [])],
    continues: effect.origin === 'static' && layer !== effect.first && !isHeld(projection, effect),
  });
  if (affectsOtherZones(projection, effect)) {
    projection.otherZoneDrafts.clear();
    if (projection.functioningElsewhere.length > 0) projection.abilitiesChanged += 1;
  }
  if (before.some((effects, index) => !alike(effects, effectsAt(projection, affected[index]))))
    projection.abilitiesChanged += 1;
}

function changesAbilities(layer: Layer): boolean {
  return layer === '1a' || layer === '3' || layer === '4' || layer === '6';
}

function effectsAt(projection: Projection, id: ObjectId | undefined): readonly LayerEffect[] {
  const draft = id === undefined ? undefined : projection.drafts.get(id);
  return draft === undefined ? [] : layerEffectsOf(draft.object, draft.abilities);
}

function alike(some: readonly LayerEffect[], others: readonly LayerEffect[]): boolean {
  return some === others || (some.length === others.length && some.every((it, index) => it === others[index]));
}

function isHeld(projection: Projection, effect: LayerEffect): boolean {
  const draft = effect.source === undefined ? undefined : projection.drafts.get(effect.source);
  return draft !== undefined && stillHas(draft, effect);
}

function stillHas(draft: ObjectDraft, effect: LayerEffect): boolean {
  return layerEffectsOf(draft.object, draft.abilities).some(it => it.key === effect.key);
}

function alter(projection: Projection, draft: ObjectDraft, layer: Layer, effect: LayerEffect): void {
  const changes = effect.changes[layer];
  if (changes === undefined) return;
  const context = contextIn(projection, effect);
  for (const change of changes) applyChange(projection, draft, change, effect, context);
}

/** 613.4c: the layer of counters; until October 2005 ahead of effects that set power and toughness. */
function countersAt(projection: Projection): Layer {
  return projection.edition.countersComeAfterSetSizes ? '7c' : '7b';
}

/** 122.1a, 613.4c; 122.1j: hone counters on Equipment count for the creature it is attached to. */
function addCounters(projection: Projection, draft: ObjectDraft, layer: Layer): void {
  const size = ptCountersOf(draft.object);
  const hone = draft.object.counters.hone ?? 0;
  if ((size === undefined && hone === 0) || layer !== countersAt(projection)) return;
  if (size !== undefined) modifyPT(draft, size.power, size.toughness);
  const host = hone === 0 ? undefined : projection.drafts.get(draft.object.attachedTo as ObjectId);
  if (host !== undefined && draft.subtypes.includes('Equipment')) modifyPT(host, hone, 0);
}

/** The layers with something to do for every object once they have been applied. */
const AFTERMATH: ReadonlySet<Layer> = new Set(['4', '7b', '7d']);

function afterLayer(layer: Layer, draft: ObjectDraft): void {
  if (layer === '4') addIntrinsicManaAbilities(draft);
  if (layer === '7b') recordBasePT(draft);
  if (layer === '7d') finishPT(draft);
}
