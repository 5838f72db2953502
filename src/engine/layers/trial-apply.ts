// Application of an effect in a layer, also on trial (613.8a).
import type { ObjectId } from '../model/ids.ts';
import { affectedByEffect, affectsOtherZones, contextIn } from './affected-objects.ts';
import { applyChange, numbersForAll } from './apply-change.ts';
import { advanceVersion } from './aspect-versions.ts';
import type { Layer } from './layer.ts';
import type { LayerEffect } from './layer-effect.ts';
import type { ObjectDraft } from './object-draft.ts';
import type { Projection } from './projection.ts';

/** Applies the part of an effect that belongs to the layer. Returns its affected objects. */
export function applyInLayer(projection: Projection, layer: Layer, effect: LayerEffect): readonly ObjectId[] {
  const affected = affectedByEffect(projection, effect);
  const context = contextIn(projection, effect);
  for (const change of effect.changes[layer] ?? []) {
    const numbers = numbersForAll(projection, change, context);
    for (const id of affected) {
      const draft = projection.drafts.get(id);
      if (draft !== undefined) applyChange(projection, draft, change, effect, context, numbers);
    }
  }
  advanceVersion(projection, layer, affectsOtherZones(projection, effect));
  if (layer === '2') projection.contexts.clear();
  return affected;
}

/** The result of `query` with the effect applied; afterwards the projection is as before. */
export function trialApply<T>(projection: Projection, layer: Layer, effect: LayerEffect, query: () => T): T {
  const { version, written } = projection;
  const before = affectedByEffect(projection, effect).flatMap(id => snapshot(projection, id));
  const far = affectsOtherZones(projection, effect);
  const draftsBefore = far ? new Map(projection.otherZoneDrafts) : undefined;
  const affected = applyInLayer(projection, layer, effect);
  if (far) {
    projection.trace.push({ layer, effect, affected, waitedFor: [], continues: false });
    projection.otherZoneDrafts.clear();
  }
  const answer = query();
  for (const [draft, was] of before) Object.assign(draft, was);
  if (draftsBefore !== undefined) {
    projection.trace.pop();
    projection.otherZoneDrafts.clear();
    for (const [id, draft] of draftsBefore) projection.otherZoneDrafts.set(id, draft);
  }
  projection.version = version;
  projection.written = written;
  if (layer === '2') projection.contexts.clear();
  return answer;
}

function snapshot(projection: Projection, id: ObjectId): readonly (readonly [ObjectDraft, ObjectDraft])[] {
  const draft = projection.drafts.get(id);
  return draft === undefined ? [] : [[draft, { ...draft }]];
}
