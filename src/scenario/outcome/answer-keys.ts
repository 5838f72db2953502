// Keys of the objects of an outcome: those of declared objects, and for new tokens their handle or name.

import type { GameObject, ObjectId, View } from '../../engine/index.ts';
import { fold } from '../../kit/fold.ts';
import { unnumbered } from '../../kit/strings.ts';
import { type NameTable, objectKeyOf } from '../object-names.ts';
import { idOf } from '../stage/staging.ts';

export interface Keys {
  /** The key of an object; undefined for cards that the scenario does not mention. */
  readonly of: (id: ObjectId) => string | undefined;
  /** Declared and new objects in the order of an answer, each with its name without a number. */
  readonly objects: readonly { readonly id: ObjectId; readonly key: string; readonly name: string }[];
  /** Tokens with a handle in the scenario that were not created. */
  readonly missing: readonly { readonly key: string; readonly name: string; readonly owner: string }[];
}

/** The keys of every object of an outcome; `after` is its last position. */
export function keysOf(names: NameTable, before: ReadonlyMap<ObjectId, GameObject>, after: View): Keys {
  const written = names.objects.filter(it => it.creating === undefined);
  const entries = written.map(it => ({ id: idOf(it), key: it.key, name: it.name }));
  const created = [...after.state.objects.values()].filter(it => !before.has(it.id));
  const declaredTokens = names.objects.filter(it => it.creating !== undefined);
  const handled = new Map<ObjectId, string>();
  for (const declared of declaredTokens) {
    const token = created.find(
      object => unnumbered(object.label) === declared.creating?.object.as && !handled.has(object.id),
    );
    if (token !== undefined) handled.set(token.id, declared.key);
  }
  const kept = new Set(handled.values());
  const fresh = created.map(object => ({ id: object.id, name: after.of(object.id).name || object.label }));
  const taken = new Map<string, number>();
  for (const { name } of entries) taken.set(fold(name), (taken.get(fold(name)) ?? 0) + 1);
  const totals = new Map(taken);
  for (const { id, name } of fresh) if (!handled.has(id)) totals.set(fold(name), (totals.get(fold(name)) ?? 0) + 1);
  const tokens = fresh.map(({ id, name }) => {
    const handle = handled.get(id);
    if (handle !== undefined) return { id, key: handle, name };
    const number = (taken.get(fold(name)) ?? 0) + 1;
    taken.set(fold(name), number);
    return { id, key: objectKeyOf(name, number, totals.get(fold(name)) ?? 1), name };
  });
  const objects = [...entries, ...tokens];
  const keys = new Map(objects.map(({ id, key }) => [id, key]));
  const missing = declaredTokens.flatMap(declared =>
    kept.has(declared.key) ? [] : [{ key: declared.key, name: declared.name, owner: declared.owner ?? '' }],
  );
  return { of: id => keys.get(id), objects, missing };
}
