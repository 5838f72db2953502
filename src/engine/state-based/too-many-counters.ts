// Counters beyond a permanent's maximum (704.5r): removed.
import { matches } from '../match/matches.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { RULES_CAUSE, type StateBasedAction } from './action.ts';

interface Surplus {
  readonly on: ObjectId;
  readonly counter: string;
  readonly amount: number;
}

export const tooManyCounters: StateBasedAction = {
  rule: '704.5r',
  find(_play, view) {
    const found = view.cants.flatMap(cant => surplus(view, cant));
    if (found.length === 0) return undefined;
    const events = found.map(it => ({ kind: 'removesCounters', ...it, by: RULES_CAUSE }) as const);
    return { events, objects: found.map(it => it.on) };
  },
};

function surplus(view: View, { ability, context }: View['cants'][number]): readonly Surplus[] {
  const { what } = ability;
  if (what.kind !== 'moreCounters') return [];
  const { counter, than } = what;
  return view.battlefield.flatMap(on => {
    const amount = (view.object(on).counters[counter] ?? 0) - than;
    return amount > 0 && matches(view, what.what, on, context) ? [{ on, counter, amount }] : [];
  });
}
