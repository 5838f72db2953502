// Triggers of a card on its own move between zones other than the battlefield (603.6c) and on its own casting (601.2i).
import { assertNever } from '../../kit/assert-never.ts';
import type { TriggeredAbility } from '../ability/ability.ts';
import { isOfSelf } from '../ability/is-of-self.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { triggersOf } from '../layers/functioning.ts';
import { draftInProjection, projectionOfView } from '../layers/project.ts';
import type { Functioning, View } from '../match/view.ts';
import { looksBack } from './look-back.ts';

/** The abilities of cards on their own moves and castings, except those that function in their new zone anyway. */
export function ofOwnMoves(after: View, occurrences: readonly Occurrence[]): readonly Functioning<TriggeredAbility>[] {
  const moved = new Set(occurrences.flatMap(it => (it.kind === 'moved' || it.kind === 'wasCast' ? [it.object] : [])));
  const functioningKeys = new Set(after.triggers.map(it => it.key));
  return [...moved]
    .filter(id => after.state.objects.has(id))
    .flatMap(id => triggersOf(draftInProjection(projectionOfView(after), id)))
    .filter(it => !functioningKeys.has(it.key) && it.ability.events.some(isOwnMove))
    .map(it => ({ ...it, ability: { ...it.ability, events: it.ability.events.filter(isOwnMove) } }));
}

/** 603.6c, 603.10: its own casting, or a move of the card itself between zones other than the battlefield, seen right after it. */
function isOwnMove(event: TriggerEvent): boolean {
  switch (event.kind) {
    case 'moves':
      return isOfSelf(event.what) && event.to !== 'battlefield' && looksBack(event) === undefined;
    case 'casts':
      return isOfSelf(event.what);
    case 'discards':
    case 'mills':
      return event.what !== undefined && isOfSelf(event.what);
    case 'enters':
    case 'dies':
    case 'leaves':
    case 'countersPut':
    case 'countersRemoved':
    case 'chapter':
    case 'tokensCreated':
    case 'gainsLife':
    case 'losesLife':
    case 'draws':
    case 'sacrifices':
    case 'dealsDamage':
    case 'dealtDamage':
    case 'damagePrevented':
    case 'begins':
    case 'taps':
    case 'untaps':
    case 'transforms':
    case 'turnsFaceUp':
    case 'phasesIn':
    case 'phasesOut':
    case 'mutates':
    case 'acts':
    case 'becomes':
    case 'blocks':
    case 'becomesBlocked':
    case 'attacksAlone':
    case 'attacks':
    case 'attacksWith':
    case 'becomesUnblocked':
    case 'becomesAttached':
    case 'becomesUnattached':
    case 'causesTrigger':
    case 'dayNight':
    case 'playerBecomes':
    case 'becomesTarget':
    case 'addsMana':
    case 'playsLand':
    case 'cycles':
    case 'paysLife':
    case 'losesGame':
    case 'state':
    case 'text':
      return false;
    default:
      return assertNever(event);
  }
}
