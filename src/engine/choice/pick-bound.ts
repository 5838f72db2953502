// Bounds on objects that are picked together: "that share a land type", "with different names", "with total mana value 4 or less".
import type { ObjectId } from '../model/ids.ts';

/** A bound on the objects of a pick: a value that all have, values that no two have, a number that they may count together. */
export type PickBound =
  | { readonly kind: 'share' | 'differ'; readonly values: Readonly<Record<ObjectId, readonly string[]>> }
  | { readonly kind: 'atMost'; readonly most: number; readonly of: Readonly<Record<ObjectId, number>> };

/** Whether the objects may be picked together. */
export function fitTogether(objects: readonly ObjectId[], bound: PickBound): boolean {
  if (bound.kind === 'atMost') return objects.reduce((sum, id) => sum + (bound.of[id] ?? 0), 0) <= bound.most;
  if (objects.length < 2) return true;
  const [first = [], ...others] = objects.map(id => bound.values[id] ?? []);
  if (bound.kind === 'share') return first.some(value => others.every(it => it.includes(value)));
  const all = [...first, ...others.flat()];
  return new Set(all).size === all.length;
}
