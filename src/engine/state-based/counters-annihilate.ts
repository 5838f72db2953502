// Pairs of +1/+1 and -1/-1 counters (704.5q): as many as there are on a permanent are removed.
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { RULES_CAUSE, type StateBasedAction } from './action.ts';

export const countersAnnihilate: StateBasedAction = {
  rule: '704.5q',
  find(run, view) {
    const objects = view.battlefield.filter(id => pairs(view, id) > 0);
    if (objects.length === 0 || !run.edition.countersAnnihilate) return undefined;
    const events = objects.flatMap(on =>
      (['+1/+1', '-1/-1'] as const).map(
        counter => ({ kind: 'removesCounters', on, counter, amount: pairs(view, on), by: RULES_CAUSE }) as const,
      ),
    );
    return { objects, events };
  },
};

function pairs(view: View, id: ObjectId): number {
  const { counters } = view.object(id);
  return Math.min(counters['+1/+1'] ?? 0, counters['-1/-1'] ?? 0);
}
