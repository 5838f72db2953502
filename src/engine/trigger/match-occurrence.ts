// Matches of occurrences with trigger events (603.2): types and common cases.
import type { Filter } from '../ability/filter.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { matches } from '../match/matches.ts';
import { isAmongPlayers } from '../match/resolve-reference.ts';
import type { Context, View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';

/** The inputs of a match: the view (603.10), the ability's context, and the occurrences. */
export interface TriggerContext {
  readonly view: View;
  readonly context: Context;
  /** All occurrences of the event. */
  readonly occurrences: readonly Occurrence[];
}

/** The match of an occurrence with a trigger event. */
export interface TriggerMatch {
  /**
   * The number of times the ability triggers for it, before effects add to that: several counters, several chapters.
   */
  readonly times: number;
  /** The object of the occurrence, for the trail. */
  readonly object: ObjectId | undefined;
  /** The referents the occurrence gives the ability's words. */
  readonly refers: Partial<Context>;
  /** 603.2c: "one or more" abilities trigger once for all occurrences of a batch with the same key. */
  readonly together: string | undefined;
}

/** An event about one object. */
export function matchObjectEvent(
  what: Filter,
  object: ObjectId,
  watch: TriggerContext,
  more: Partial<Context> = {},
): TriggerMatch | undefined {
  if (!matchesInContext(what, object, watch)) return undefined;
  return {
    times: 1,
    object,
    refers: { it: object, that: watch.view.controller(object), ...more },
    together: undefined,
  };
}

/** Whether the object exists in the view and matches the filter. */
export function matchesInContext(what: Filter, object: ObjectId, watch: TriggerContext): boolean {
  return watch.view.state.objects.has(object) && matches(watch.view, what, object, watch.context);
}

/** The key of "one or more" for a batch. */
export function batchKey(oneOrMore: boolean, batch: number, among = ''): string | undefined {
  return oneOrMore ? `${batch}:${among}` : undefined;
}

type PlayerEvent = OfKind<
  TriggerEvent,
  'gainsLife' | 'losesLife' | 'paysLife' | 'draws' | 'discards' | 'mills' | 'sacrifices'
>;

/** An event about a player. */
export function matchPlayerEvent(
  event: PlayerEvent,
  player: PlayerId,
  batch: number,
  watch: TriggerContext,
  amount?: number,
): TriggerMatch | undefined {
  if (!isAmongPlayers(watch.view, event.who, watch.context, player)) return undefined;
  return {
    times: 1,
    object: undefined,
    refers: { that: player, amount },
    together: batchKey(event.oneOrMore, batch, 'together' in event && event.together === true ? '' : player),
  };
}

/** The identifier as an object's; undefined for a player's. */
export function objectIdIn(id: ObjectId | PlayerId, view: View): ObjectId | undefined {
  return view.state.objects.get(id as ObjectId)?.id;
}

/** The identifier as a player's; undefined for an object's. */
export function playerIdIn(id: ObjectId | PlayerId, view: View): PlayerId | undefined {
  return view.state.players.find(player => player.id === id)?.id;
}
