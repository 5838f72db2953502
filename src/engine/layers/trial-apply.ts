// Applying an effect, and trying what would come of it (613.8a).
import type { ObjectId } from '../model/ids.ts';
import { affectedByEffect, affectsOtherZones, contextIn } from './affected-objects.ts';
import { applyChange, numbersForAll } from './apply-change.ts';
import type { Layer } from './layer.ts';
import type { LayerEffect } from './layer-effect.ts';
import type { ObjectDraft } from './object-draft.ts';
import type { Projection } from './projection.ts';

/** Applies the part of an effect that belongs to the layer; gives the objects it was applied to. */
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
  projection.versions += 1;
  projection.version = projection.versions;
  if (layer === '2') projection.contexts.clear();
  return affected;
}

/** What `ask` answers in the position with the effect applied; afterwards everything is as before. */
export function trialApply<T>(projection: Projection, layer: Layer, effect: LayerEffect, ask: () => T): T {
  const { version } = projection;
  const before = affectedByEffect(projection, effect).flatMap(id => snapshot(projection, id));
  const far = affectsOtherZones(projection, effect);
  const kept = far ? new Map(projection.otherZoneDrafts) : undefined;
  const affected = applyInLayer(projection, layer, effect);
  if (far) {
    projection.trace.push({ layer, effect, affected, waitedFor: [], continues: false });
    projection.otherZoneDrafts.clear();
  }
  const answer = ask();
  for (const [draft, was] of before) Object.assign(draft, was);
  if (kept !== undefined) {
    projection.trace.pop();
    projection.otherZoneDrafts.clear();
    for (const [id, draft] of kept) projection.otherZoneDrafts.set(id, draft);
  }
  projection.version = version;
  if (layer === '2') projection.contexts.clear();
  return answer;
}

function snapshot(projection: Projection, id: ObjectId): readonly (readonly [ObjectDraft, ObjectDraft])[] {
  const draft = projection.drafts.get(id);
  return draft === undefined ? [] : [[draft, { ...draft }]];
}
