// 603.6c: "when this card is put into a graveyard from anywhere" is seen where the card has come to be.
import type { TriggeredAbility } from '../ability/ability.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { triggersOf } from '../layers/functioning.ts';
import { draftInProjection, projectionOfView } from '../layers/project.ts';
import type { Functioning, View } from '../match/view.ts';

/** Abilities of cards that have moved which watch for just that, from whatever zone; not those that function there anyway. */
export function fromAnywhere(
  after: View,
  occurrences: readonly Occurrence[],
): readonly Functioning<TriggeredAbility>[] {
  const moved = new Set(occurrences.flatMap(it => (it.kind === 'moved' ? [it.object] : [])));
  const known = new Set(after.triggers.map(it => it.key));
  return [...moved]
    .filter(id => after.state.objects.has(id))
    .flatMap(id => triggersOf(draftInProjection(projectionOfView(after), id)))
    .filter(it => !known.has(it.key) && it.ability.events.some(isFromAnywhere))
    .map(it => ({ ...it, ability: { ...it.ability, events: it.ability.events.filter(isFromAnywhere) } }));
}

function isFromAnywhere(event: TriggerEvent): boolean {
  return event.kind === 'moves' && event.from === undefined && event.to !== 'battlefield';
}
