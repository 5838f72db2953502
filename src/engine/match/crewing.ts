// Creatures tapped for their total power: to crew a Vehicle (702.122), to saddle a Mount (702.171).
import type { GameRule, TappedFor } from '../ability/continuous-effect.ts';
import type { ObjectId } from '../model/ids.ts';
import { matches } from './matches.ts';
import type { View } from './view.ts';

/** 702.122d: whether an effect says that the creature can't crew Vehicles. */
export function cantCrew(view: View, id: ObjectId): boolean {
  return rulesOn(view, id).some(it => it.kind === 'text' && it.about.includes('crewing'));
}

/** The power that a creature counts for as it is tapped for such a cost: its own, unless an effect says otherwise. */
export function powerTappedFor(view: View, id: ObjectId, cost: TappedFor): number {
  const { power, toughness } = view.of(id);
  const counts = rulesOn(view, id).flatMap(it =>
    it.kind === 'tappedFor' && it.costs.includes(cost) ? [it.counts] : [],
  );
  const own = (counts.includes('toughness') ? toughness : power) ?? 0;
  return counts.reduce<number>((sum, it) => (it === 'toughness' ? sum : sum + it), own);
}

function rulesOn(view: View, id: ObjectId): readonly GameRule[] {
  return view.rules.flatMap(({ rule, affects, from }) => {
    if (rule.kind !== 'text' && rule.kind !== 'tappedFor') return [];
    const applies = from.fixedSet === undefined ? matches(view, affects, id, from.context) : from.fixedSet.includes(id);
    return applies ? [rule] : [];
  });
}
