// Last known information (608.2h): what instructions have moved, as it was before.
import type { Run } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** 608.2h: the views in which targets were last in their zones, with those that this instruction has moved. */
export function withDeparted(
  lastKnown: ReadonlyMap<ObjectId, View> | undefined,
  before: View,
  run: Run,
  targets: readonly (ObjectId | PlayerId)[],
): ReadonlyMap<ObjectId, View> | undefined {
  const departed = targets.filter((id): id is ObjectId => {
    const was = isPlayer(before.state, id) ? undefined : before.state.objects.get(id);
    return (
      was !== undefined &&
      lastKnown?.get(id as ObjectId) === undefined &&
      run.state.objects.get(was.id)?.zone !== was.zone
    );
  });
  return departed.length === 0
    ? lastKnown
    : new Map([...(lastKnown ?? []), ...departed.map(id => [id, before] as const)]);
}

/** The objects that entered since occurrence `from` ("that token", "those creatures"); undefined where none did. */
export function madeSince(run: Run, from: number): readonly ObjectId[] | undefined {
  const made = run.occurrences.slice(from).flatMap(it => (it.kind === 'entered' ? [it.object] : []));
  return made.length === 0 ? undefined : made;
}
