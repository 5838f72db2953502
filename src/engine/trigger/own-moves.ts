// Triggers of a card on its own move between zones other than the battlefield (603.6c) and on its own casting (601.2i).
import type { TriggeredAbility } from '../ability/ability.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { triggersOf } from '../layers/functioning.ts';
import { draftInProjection, projectionOfView } from '../layers/project.ts';
import type { Functioning, View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { isHiddenDiscard, isOwnMove } from './trigger-event-facts.ts';

/** The abilities of cards on their own moves and castings, except those that function in their new zone anyway. */
export function ofOwnMoves(after: View, occurrences: readonly Occurrence[]): readonly Functioning<TriggeredAbility>[] {
  const moved = new Set(occurrences.flatMap(ownDoing));
  const functioningKeys = new Set(after.triggers.map(it => it.key));
  return [...moved]
    .filter(id => after.state.objects.has(id))
    .flatMap(id => triggersOf(draftInProjection(projectionOfView(after), id)))
    .filter(it => !functioningKeys.has(it.key) && it.ability.events.some(isOwnMove))
    .map(it => ({ ...it, ability: { ...it.ability, events: it.ability.events.filter(isOwnMove) } }));
}

/** The card that has moved, was cast or was cycled (702.29c). */
function ownDoing(fact: Occurrence): readonly ObjectId[] {
  // 603.2f: what is discarded into a library has at no time been visible to all players
  if (fact.kind === 'moved' && isHiddenDiscard(fact)) return [];
  if (fact.kind === 'moved' || fact.kind === 'wasCast') return [fact.object];
  return fact.kind === 'acted' && fact.action === 'cycle' && fact.object !== undefined ? [fact.object] : [];
}
