// Trigger events about counters, chapters among them, matched against an occurrence.
import type { PlayerRef } from '../ability/reference.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { isAmongPlayers } from '../match/resolve-reference.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import {
  matchObjectEvent,
  objectIdIn,
  playerIdIn,
  type TriggerContext,
  type TriggerMatch,
} from './match-occurrence.ts';

type Counted = OfKind<Occurrence, 'countersPut' | 'countersRemoved'>;

/** 122.6, 714.2b: "a counter" triggers for each, "one or more counters" once for the object they are put on. */
export function matchCounted(
  event: TriggerEvent,
  occurrence: Counted,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const object = objectIdIn(occurrence.on, watch.view);
  if (object === undefined) return countedOnPlayer(event, occurrence, watch);
  if (event.kind === 'chapter')
    return occurrence.kind === 'countersPut' ? chapters(event, occurrence, object, watch) : undefined;
  if (event.kind !== 'countersPut' && event.kind !== 'countersRemoved') return undefined;
  if (event.kind !== occurrence.kind || (event.counter !== undefined && event.counter !== occurrence.counter))
    return undefined;
  if (!('clauses' in event.on)) return undefined;
  const found = matchObjectEvent(event.on, object, watch, { amount: occurrence.amount });
  if (found === undefined) return undefined;
  const each = { ...found, times: occurrence.amount };
  const together = { ...found, together: `${occurrence.batch}:${object}` };
  if (occurrence.kind === 'countersRemoved') {
    if (event.kind === 'countersRemoved' && event.last) return occurrence.left === 0 ? { ...found } : undefined;
    return event.oneOrMore ? together : each;
  }
  if (event.kind !== 'countersPut') return undefined;
  if (event.who !== undefined && !isAmongPlayers(watch.view, event.who, watch.context, occurrence.player))
    return undefined;
  const { nth } = event;
  if (nth !== undefined)
    return occurrence.before < nth && nth <= occurrence.before + occurrence.amount ? { ...found } : undefined;
  if (event.all === true) return { ...found, together: `${occurrence.batch}:` };
  return event.oneOrMore ? together : each;
}

/** "You get one or more {E}": counters on players. */
function countedOnPlayer(event: TriggerEvent, occurrence: Counted, watch: TriggerContext): TriggerMatch | undefined {
  const player = playerIdIn(occurrence.on, watch.view);
  if (player === undefined || event.kind !== 'countersPut' || occurrence.kind !== 'countersPut') return undefined;
  if ('clauses' in event.on || (event.counter !== undefined && event.counter !== occurrence.counter)) return undefined;
  const found = isOfPlayer(event.on, player, watch);
  return (
    found && {
      ...found,
      refers: { ...found.refers, amount: occurrence.amount },
      times: event.oneOrMore ? 1 : occurrence.amount,
    }
  );
}

/** 714.2b, 714.2c; 702.155a: with read ahead, the turn it entered only the chapter with exactly that number. */
function chapters(
  event: OfKind<TriggerEvent, 'chapter'>,
  occurrence: OfKind<Occurrence, 'countersPut'>,
  object: ObjectId,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (occurrence.counter !== 'lore' || object !== watch.context.source) return undefined;
  const now = occurrence.before + occurrence.amount;
  const exactly = watch.view.object(object).arrivedThisTurn && hasReadAhead(watch.view, object);
  const passed = event.chapters.filter(n => (exactly ? n === now : occurrence.before < n && n <= now));
  const reached = watch.view.edition.misconceptions.lastChapterAlone
    ? passed.filter(n => n === Math.min(now, finalChapter(watch.view, object)))
    : passed;
  if (reached.length === 0) return undefined;
  return { times: reached.length, object, refers: { it: object }, together: undefined };
}

/** 714.2d: the greatest number among its chapter abilities; 0 where it has none. */
export function finalChapter(view: View, id: ObjectId): number {
  return view.of(id).abilities.reduce((final, { ability }) => {
    if (ability.kind !== 'triggered') return final;
    const chapters = ability.events.flatMap(event => (event.kind === 'chapter' ? event.chapters : []));
    return Math.max(final, ...chapters);
  }, 0);
}

/** Whether a Saga has read ahead. */
function hasReadAhead(view: View, id: ObjectId): boolean {
  return view.of(id).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'read ahead');
}

/** A match where the player is one that the trigger event names. */
export function isOfPlayer(who: PlayerRef, player: PlayerId, watch: TriggerContext): TriggerMatch | undefined {
  return isAmongPlayers(watch.view, who, watch.context, player)
    ? { ...NO_SUBJECT, refers: { that: player } }
    : undefined;
}

/** A match without an object that the ability could speak of. */
export const NO_SUBJECT: TriggerMatch = { times: 1, object: undefined, refers: {}, together: undefined };
