// 603.2: what an occurrence is to an ability that watches for it.
import type { Filter } from '../ability/filter.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { matches } from '../match/matches.ts';
import { isAmongPlayers } from '../match/resolve-reference.ts';
import type { Context, View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';

/** Where an ability looks: the position it sees (603.10), its words there, and what came before in the same turn. */
export interface TriggerContext {
  readonly view: View;
  readonly context: Context;
  /** All that has happened together. */
  readonly occurrences: readonly Occurrence[];
}

/** What an occurrence is to an ability that watched for it. */
export interface TriggerMatch {
  /** How often the ability triggers for it, before anything adds to that: several counters, several chapters. */
  readonly times: number;
  /** The object it is about, for the trail. */
  readonly object: ObjectId | undefined;
  /** What the ability's words refer to now. */
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

/** Whether the object is there and is what the words say. */
export function matchesInContext(what: Filter, object: ObjectId, watch: TriggerContext): boolean {
  return watch.view.state.objects.has(object) && matches(watch.view, what, object, watch.context);
}

/** The key of "one or more" for a batch. */
export function batchKey(oneOrMore: boolean, batch: number, among = ''): string | undefined {
  return oneOrMore ? `${batch}:${among}` : undefined;
}

type PlayerEvent = OfKind<TriggerEvent, 'gainsLife' | 'losesLife' | 'draws' | 'discards' | 'mills' | 'sacrifices'>;

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
    together: batchKey(event.oneOrMore, batch, player),
  };
}

/** The object of that identifier, where it is one's. */
export function objectIdIn(id: ObjectId | PlayerId, view: View): ObjectId | undefined {
  return view.state.objects.get(id as ObjectId)?.id;
}

/** The player of that identifier, where it is one's. */
export function playerIdIn(id: ObjectId | PlayerId, view: View): PlayerId | undefined {
  return view.state.players.find(player => player.id === id)?.id;
}
