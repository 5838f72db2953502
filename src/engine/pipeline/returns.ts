// 610.3: what was exiled until a permanent leaves the battlefield, returned right after that has left.
import { plainlyEntering } from '../event/entering-object.ts';
import type { EnteringObject, GameEvent } from '../event/game-event.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { type Run, recordFact } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import { RETURN_ZONES, type ReturnZone, returningTo } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';

/** 610.3d: the events in which everything returns at once that waited for what has just left; `before` is the view of before. */
export function returnsAfter(run: Run, before: View, facts: readonly Occurrence[]): readonly GameEvent[] {
  const left = facts.flatMap(it => (it.kind === 'moved' && it.from === 'battlefield' ? [it.object] : []));
  return RETURN_ZONES.flatMap(zone => {
    const cards = left.flatMap(id => before.object(id).linked[returningTo(zone)] ?? []);
    const there = cards.filter(id => run.state.objects.get(id)?.zone === 'exile');
    if (there.length === 0) return [];
    recordFact(run, '610.3', { kind: 'returns at once', to: zone }, there);
    return [returned(run, there, zone)];
  });
}

function returned(run: Run, cards: readonly ObjectId[], zone: ReturnZone): GameEvent {
  if (zone === 'battlefield') return { kind: 'enters', objects: cards.flatMap(id => enteringAgain(run, id)) };
  const move = { to: zone, verb: 'return', position: 'top', withCounters: [], linkedTo: undefined } as const;
  return { kind: 'moves', objects: cards.map(object => ({ object, ...move })), by: undefined };
}

/** 610.3c: under its owner's control. */
function enteringAgain(run: Run, id: ObjectId): readonly EnteringObject[] {
  const owner = run.state.objects.get(id)?.owner;
  return owner === undefined ? [] : [plainlyEntering(id, owner, 'exile')];
}
