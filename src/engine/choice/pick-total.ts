// 702.122a: totals that the objects picked have to reach together.
import type { ObjectId } from '../model/ids.ts';
import type { PickTotal } from './choice.ts';

/** Whether what the objects count together is enough. */
export function reachesTotal(objects: readonly ObjectId[], { atLeast, of }: PickTotal): boolean {
  return objects.reduce((sum, id) => sum + (of[id] ?? 0), 0) >= atLeast;
}

/** Whether they are enough with none of them to spare: with more of them the total is reached as well. */
export function reachesBarely(objects: readonly ObjectId[], total: PickTotal): boolean {
  if (!reachesTotal(objects, total)) return false;
  return objects.every((_, n) => !reachesTotal(objects.toSpliced(n, 1), total));
}
