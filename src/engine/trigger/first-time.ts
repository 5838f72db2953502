// Events that happen for the first time in a turn, by the record of the turn.
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import type { View } from '../match/view.ts';
import type { PlayerId } from '../model/ids.ts';
import type { TriggerContext } from './match-occurrence.ts';
import { recordedAs } from './trigger-event-facts.ts';

/** "For the first time each turn": whether the turn's record has no earlier such event; true without a record. */
export function isFirst(event: TriggerEvent, occurrence: Occurrence, { view, occurrences }: TriggerContext): boolean {
  if (occurrence.kind === 'attacked') {
    // the position right after the event has it in its record too
    return event.kind !== 'attacks' || timesAttacked(view, occurrence) <= 1;
  }
  const fact = recordedAs(event);
  const player = fact === undefined ? undefined : actorOf(view, occurrence);
  if (fact === undefined || player === undefined) return true;
  const now = occurrences.filter(other => other.kind === occurrence.kind && actorOf(view, other) === player);
  const recorded = now.reduce((sum, other) => sum + ('amount' in other ? other.amount : 1), 0);
  return Number(view.state.players.find(one => one.id === player)?.thisTurn[fact] ?? 0) <= recorded;
}

/** 508.1k: the times it was declared as an attacker this turn. */
function timesAttacked(view: View, { object }: Extract<Occurrence, { kind: 'attacked' }>): number {
  return view.object(object).designations.filter(it => it === 'attackedThisTurn').length;
}

/** The player whose record has the occurrence: of a discarded card its owner (701.9a). */
function actorOf(view: View, occurrence: Occurrence): PlayerId | undefined {
  if (occurrence.kind === 'moved') {
    return occurrence.verb === 'discard' ? view.object(occurrence.object).owner : undefined;
  }
  return 'player' in occurrence ? occurrence.player : undefined;
}
