// Matching of zone changes against trigger events (603.6).
import { assertNever } from '../../kit/assert-never.ts';
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
import { type EventOf, isHiddenDiscard } from './trigger-event-facts.ts';

/** Permanents that enter: enters-the-battlefield triggers (603.6a), lands played, tokens created. */
export function matchEntering(
  event: EventOf<'entered'>,
  occurrence: Entered,
  watch: TriggerContext,
): TriggerMatch | undefined {
  switch (event.kind) {
    case 'enters':
      return matchEnters(event, occurrence, watch);
    case 'playsLand':
      return matchLandPlayed(event, occurrence, watch);
    case 'tokensCreated': {
      const isWhose = isAmongPlayers(watch.view, event.who, watch.context, watch.view.controller(occurrence.object));
      return occurrence.created && isWhose ? matchInBatch(event, occurrence, watch) : undefined;
    }
    case 'moves':
      return (event.to ?? 'battlefield') === 'battlefield' && (event.from ?? occurrence.from) === occurrence.from
        ? matchInBatch(event, occurrence, watch)
        : undefined;
    case 'taps':
      return enteredTapped(event, occurrence, watch);
    default:
      return assertNever(event);
  }
}

type Entered = OfKind<Occurrence, 'entered'>;

/** 603.2c: an event about what has entered or moved, once for a batch where it is of one or more. */
function matchInBatch(
  { what, oneOrMore }: { readonly what: Filter; readonly oneOrMore: boolean },
  { object, batch }: OfKind<Occurrence, 'entered' | 'moved'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const found = matchObjectEvent(what, object, watch);
  return found && { ...found, together: batchKey(oneOrMore, batch) };
}

/** 603.2e: entering tapped is no becoming tapped, whatever some believe. */
function enteredTapped(
  { what }: OfKind<TriggerEvent, 'taps'>,
  { object }: Entered,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (!watch.view.edition.misconceptions.enteringTappedIsBecoming) return undefined;
  return watch.view.object(object).tapped ? matchObjectEvent(what, object, watch) : undefined;
}

function matchLandPlayed(
  { from, notFrom, who, what }: OfKind<TriggerEvent, 'playsLand'>,
  occurrence: Entered,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const { object } = occurrence;
  const plays =
    occurrence.played === true &&
    (from ?? occurrence.from) === occurrence.from &&
    notFrom !== occurrence.from &&
    isAmongPlayers(watch.view, who, watch.context, watch.view.controller(object));
  return plays ? matchObjectEvent(what, object, watch) : undefined;
}

function matchEnters(
  event: OfKind<TriggerEvent, 'enters'>,
  occurrence: Entered,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const { view, context } = watch;
  const { object, from } = occurrence;
  const { owner, tapped } = view.object(object);
  const { fromWhose, under } = event;
  if (event.from !== undefined && event.from !== from) return undefined;
  if (fromWhose !== undefined && !isAmongPlayers(view, fromWhose, context, owner)) return undefined;
  if (event.notFrom !== undefined && event.notFrom === from) return undefined;
  if (event.notPlayed === true && occurrence.played === true) return undefined;
  if (event.attachedTo !== undefined && !isAttachedTo(event.attachedTo, object, watch)) return undefined;
  if (event.tapped !== undefined && tapped !== event.tapped) return undefined;
  if (under !== undefined && !isAmongPlayers(view, under, context, view.controller(object))) return undefined;
  const found = matchInBatch(event, occurrence, watch);
  return found && { ...found, refers: { ...found.refers, eventSource: occurrence.by } };
}

/** 603.6, 603.6c: zone changes to anywhere but the battlefield. */
export function matchZoneChange(
  event: EventOf<'moved'>,
  occurrence: OfKind<Occurrence, 'moved'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  switch (event.kind) {
    case 'dies':
      if (occurrence.from !== 'battlefield' || occurrence.to !== 'graveyard') return undefined;
      if (event.by !== undefined && !isBecauseOf(event.by, occurrence.by, watch)) return undefined;
      break;
    case 'leaves':
      if (
        occurrence.from !== 'battlefield' ||
        (event.to ?? occurrence.to) !== occurrence.to ||
        event.notTo === occurrence.to
      )
        return undefined;
      if (event.by !== undefined && !isBecauseOf(event.by, occurrence.by, watch)) return undefined;
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
      return assertNever(event);
  }
  return matchInBatch(event, occurrence, watch);
}

const VERBS = { sacrifices: 'sacrifice', discards: 'discard', mills: 'mill' } as const;

function movedByPlayer(
  event: OfKind<TriggerEvent, 'sacrifices' | 'discards' | 'mills'>,
  occurrence: OfKind<Occurrence, 'moved'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const { object } = occurrence;
  const player = event.kind === 'sacrifices' ? watch.view.controller(object) : watch.view.object(object).owner;
  // 701.9c: of a card that nobody has seen no characteristic is defined
  if (event.what !== undefined && isHiddenDiscard(occurrence) && !isAnyCard(event.what)) return undefined;
  if (event.what !== undefined && !matchesInContext(event.what, object, watch)) return undefined;
  if (event.by !== undefined && !isBecauseOf(event.by, occurrence.by, watch)) return undefined;
  const found = matchPlayerEvent(event, player, occurrence.batch, watch);
  return found && { ...found, object, refers: { ...found.refers, it: object } };
}

/** Whether a filter asks for no characteristic of a card. */
function isAnyCard({ clauses }: Filter): boolean {
  return clauses.every(it => it.kind === 'card' || it.kind === 'ownedBy' || it.kind === 'other');
}

function isBecauseOf(who: PlayerRef, by: PlayerId | undefined, { view, context }: TriggerContext): boolean {
  return by !== undefined && isAmongPlayers(view, who, context, by);
}

function isAttachedTo(filter: Filter, object: ObjectId, { view, context }: TriggerContext): boolean {
  const host = view.object(object).attachedTo;
  return host !== undefined && !isPlayer(view.state, host) && matches(view, filter, host, context);
}
