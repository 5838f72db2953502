// Triggers "from anywhere" (603.6c): matched in the new zone of the card.
import type { TriggeredAbility } from '../ability/ability.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { triggersOf } from '../layers/functioning.ts';
import { draftInProjection, projectionOfView } from '../layers/project.ts';
import type { Functioning, View } from '../match/view.ts';

/** The "from anywhere" abilities of cards that have moved, except those that function in their new zone anyway. */
export function fromAnywhere(
  after: View,
  occurrences: readonly Occurrence[],
): readonly Functioning<TriggeredAbility>[] {
  const moved = new Set(occurrences.flatMap(it => (it.kind === 'moved' ? [it.object] : [])));
  const functioningKeys = new Set(after.triggers.map(it => it.key));
  return [...moved]
    .filter(id => after.state.objects.has(id))
    .flatMap(id => triggersOf(draftInProjection(projectionOfView(after), id)))
    .filter(it => !functioningKeys.has(it.key) && it.ability.events.some(isFromAnywhere))
    .map(it => ({ ...it, ability: { ...it.ability, events: it.ability.events.filter(isFromAnywhere) } }));
}

function isFromAnywhere(event: TriggerEvent): boolean {
  return event.kind === 'moves' && event.from === undefined && event.to !== 'battlefield';
}
