// 603.6: what entering and leaving is to an ability that watches for it.
import type { Filter } from '../ability/filter.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { matches } from '../match/filter.ts';
import { isAmong } from '../match/player.ts';
import { isPlayer } from '../model/change.ts';
import type { ObjectId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { about, byPlayer, fits, once, type Seen, type Watch } from './seen.ts';

/** 603.6a. */
export function entered(event: TriggerEvent, it: OfKind<Occurrence, 'entered'>, watch: Watch): Seen | undefined {
  const { object } = it;
  if (event.kind === 'playsLand') {
    const plays = it.played === true && isAmong(watch.view, event.who, watch.context, watch.view.controller(object));
    return plays ? about(event.what, object, watch) : undefined;
  }
  if (event.kind === 'tokensCreated') {
    if (!it.created || !isAmong(watch.view, event.who, watch.context, watch.view.controller(object))) return undefined;
    const found = about(event.what, object, watch);
    return found && { ...found, together: once(event.oneOrMore, it.batch) };
  }
  if (event.kind === 'moves' && (event.to ?? 'battlefield') === 'battlefield' && (event.from ?? it.from) === it.from) {
    const found = about(event.what, object, watch);
    return found && { ...found, together: once(event.oneOrMore, it.batch) };
  }
  if (event.kind !== 'enters') return undefined;
  if (event.from !== undefined && event.from !== it.from) return undefined;
  if (
    event.fromWhose !== undefined &&
    !isAmong(watch.view, event.fromWhose, watch.context, watch.view.object(object).owner)
  ) {
    return undefined;
  }
  if (event.notFrom !== undefined && event.notFrom === it.from) return undefined;
  if (event.attachedTo !== undefined && !isAttachedTo(event.attachedTo, object, watch)) return undefined;
  if (event.tapped !== undefined && watch.view.object(object).tapped !== event.tapped) return undefined;
  if (event.under !== undefined && !isAmong(watch.view, event.under, watch.context, watch.view.controller(object)))
    return undefined;
  const found = about(event.what, object, watch);
  return found && { ...found, together: once(event.oneOrMore, it.batch) };
}

/** 603.6, 603.6c: zone changes to anywhere but the battlefield. */
export function moved(event: TriggerEvent, it: OfKind<Occurrence, 'moved'>, watch: Watch): Seen | undefined {
  switch (event.kind) {
    case 'dies':
      if (it.from !== 'battlefield' || it.to !== 'graveyard') return undefined;
      break;
    case 'leaves':
      if (it.from !== 'battlefield' || (event.to ?? it.to) !== it.to || event.notTo === it.to) return undefined;
      break;
    case 'moves':
      if ((event.from ?? it.from) !== it.from || (event.to ?? it.to) !== it.to || event.notFrom === it.from) {
        return undefined;
      }
      break;
    case 'sacrifices':
    case 'discards':
    case 'mills':
      return VERBS[event.kind] === it.verb ? movedByPlayer(event, it, watch) : undefined;
    default:
      return undefined;
  }
  const found = about(event.what, it.object, watch);
  return found && { ...found, together: once(event.oneOrMore, it.batch) };
}

const VERBS = { sacrifices: 'sacrifice', discards: 'discard', mills: 'mill' } as const;

function movedByPlayer(
  event: OfKind<TriggerEvent, 'sacrifices' | 'discards' | 'mills'>,
  it: OfKind<Occurrence, 'moved'>,
  watch: Watch,
): Seen | undefined {
  const { object } = it;
  const player = event.kind === 'sacrifices' ? watch.view.controller(object) : watch.view.object(object).owner;
  if (event.what !== undefined && !fits(event.what, object, watch)) return undefined;
  const found = byPlayer(event, player, it.batch, watch);
  return found && { ...found, object, refers: { ...found.refers, it: object } };
}

function isAttachedTo(filter: Filter, object: ObjectId, { view, context }: Watch): boolean {
  const host = view.object(object).attachedTo;
  return host !== undefined && !isPlayer(view.state, host) && matches(view, filter, host, context);
}
