// Matching of zone changes against trigger events (603.6).
import type { Filter } from '../ability/filter.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { matches } from '../match/matches.ts';
import { isAmongPlayers } from '../match/resolve-reference.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import {
  batchKey,
  matchesInContext,
  matchObjectEvent,
  matchPlayerEvent,
  type TriggerContext,
  type TriggerMatch,
} from './match-occurrence.ts';

/** Enters-the-battlefield triggers (603.6a). */
export function matchEntering(
  event: TriggerEvent,
  occurrence: OfKind<Occurrence, 'entered'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const { object } = occurrence;
  if (event.kind === 'playsLand') {
    const plays =
      occurrence.played === true &&
      (event.from ?? occurrence.from) === occurrence.from &&
      event.notFrom !== occurrence.from &&
      isAmongPlayers(watch.view, event.who, watch.context, watch.view.controller(object));
    return plays ? matchObjectEvent(event.what, object, watch) : undefined;
  }
  if (event.kind === 'tokensCreated') {
    if (!occurrence.created || !isAmongPlayers(watch.view, event.who, watch.context, watch.view.controller(object)))
      return undefined;
    const found = matchObjectEvent(event.what, object, watch);
    return found && { ...found, together: batchKey(event.oneOrMore, occurrence.batch) };
  }
  if (
    event.kind === 'moves' &&
    (event.to ?? 'battlefield') === 'battlefield' &&
    (event.from ?? occurrence.from) === occurrence.from
  ) {
    const found = matchObjectEvent(event.what, object, watch);
    return found && { ...found, together: batchKey(event.oneOrMore, occurrence.batch) };
  }
  if (event.kind !== 'enters') return undefined;
  if (event.from !== undefined && event.from !== occurrence.from) return undefined;
  if (
    event.fromWhose !== undefined &&
    !isAmongPlayers(watch.view, event.fromWhose, watch.context, watch.view.object(object).owner)
  ) {
    return undefined;
  }
  if (event.notFrom !== undefined && event.notFrom === occurrence.from) return undefined;
  if (event.attachedTo !== undefined && !isAttachedTo(event.attachedTo, object, watch)) return undefined;
  if (event.tapped !== undefined && watch.view.object(object).tapped !== event.tapped) return undefined;
  if (
    event.under !== undefined &&
    !isAmongPlayers(watch.view, event.under, watch.context, watch.view.controller(object))
  )
    return undefined;
  const found = matchObjectEvent(event.what, object, watch);
  return found && { ...found, together: batchKey(event.oneOrMore, occurrence.batch) };
}

/** 603.6, 603.6c: zone changes to anywhere but the battlefield. */
export function matchZoneChange(
  event: TriggerEvent,
  occurrence: OfKind<Occurrence, 'moved'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  switch (event.kind) {
    case 'dies':
      if (occurrence.from !== 'battlefield' || occurrence.to !== 'graveyard') return undefined;
      break;
    case 'leaves':
      if (
        occurrence.from !== 'battlefield' ||
        (event.to ?? occurrence.to) !== occurrence.to ||
        event.notTo === occurrence.to
      )
        return undefined;
      break;
    case 'moves':
      if (
        (event.from ?? occurrence.from) !== occurrence.from ||
        (event.to ?? occurrence.to) !== occurrence.to ||
        event.notFrom === occurrence.from
      ) {
        return undefined;
      }
      break;
    case 'sacrifices':
    case 'discards':
    case 'mills':
      return VERBS[event.kind] === occurrence.verb ? movedByPlayer(event, occurrence, watch) : undefined;
    default:
      return undefined;
  }
  const found = matchObjectEvent(event.what, occurrence.object, watch);
  return found && { ...found, together: batchKey(event.oneOrMore, occurrence.batch) };
}

const VERBS = { sacrifices: 'sacrifice', discards: 'discard', mills: 'mill' } as const;

function movedByPlayer(
  event: OfKind<TriggerEvent, 'sacrifices' | 'discards' | 'mills'>,
  occurrence: OfKind<Occurrence, 'moved'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const { object } = occurrence;
  const player = event.kind === 'sacrifices' ? watch.view.controller(object) : watch.view.object(object).owner;
  if (event.what !== undefined && !matchesInContext(event.what, object, watch)) return undefined;
  if (event.by !== undefined && !isBecauseOf(event.by, occurrence.by, watch)) return undefined;
  const found = matchPlayerEvent(event, player, occurrence.batch, watch);
  return found && { ...found, object, refers: { ...found.refers, it: object } };
}

function isBecauseOf(who: PlayerRef, by: PlayerId | undefined, { view, context }: TriggerContext): boolean {
  return by !== undefined && isAmongPlayers(view, who, context, by);
}

function isAttachedTo(filter: Filter, object: ObjectId, { view, context }: TriggerContext): boolean {
  const host = view.object(object).attachedTo;
  return host !== undefined && !isPlayer(view.state, host) && matches(view, filter, host, context);
}
