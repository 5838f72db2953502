// Trigger events about damage dealt and prevented, matched against an occurrence.
import type { Filter } from '../ability/filter.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { compareNumbers } from '../match/compare-numbers.ts';
import { hasKeyword } from '../match/has.ts';
import { isAmongPlayers } from '../match/resolve-reference.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import {
  batchKey,
  matchesInContext,
  matchObjectEvent,
  objectIdIn,
  playerIdIn,
  type TriggerContext,
  type TriggerMatch,
} from './match-occurrence.ts';

/** Damage dealt, matched against a trigger event. */
export function matchDamage(
  event: TriggerEvent,
  occurrence: OfKind<Occurrence, 'damaged'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const { source, amount, batch } = occurrence;
  const object = objectIdIn(occurrence.to, watch.view);
  if (event.kind === 'dealtDamage') {
    if (event.combat !== undefined && event.combat !== occurrence.combat) return undefined;
    if (event.atLeast !== undefined && dealtTogether(occurrence, watch) < event.atLeast) return undefined;
    if (event.excess === true && (object === undefined || excessDamage(object, occurrence, watch) <= 0))
      return undefined;
    const found =
      object === undefined ? undefined : matchObjectEvent(event.what, object, watch, { amount, eventSource: source });
    // damage from several sources at once is one occasion for the damaged object or player
    return found && { ...found, together: event.oneOrMore ? `${batch}` : `${batch}:${occurrence.to}` };
  }
  if (event.kind !== 'dealsDamage' || !matchesInContext(event.source, source, watch)) return undefined;
  if (event.combat !== undefined && event.combat !== occurrence.combat) return undefined;
  if (event.to !== undefined && !isDealtTo(event.to, occurrence.to, watch)) return undefined;
  if (event.amount !== undefined && !compareNumbers(amount, event.amount.is, event.amount.n)) return undefined;
  const that = object === undefined ? playerIdIn(occurrence.to, watch.view) : watch.view.controller(object);
  // of damage to a player "it" is what deals it
  const refers = { it: object ?? source, that, amount, eventSource: source };
  return {
    times: 1,
    object: source,
    refers,
    // simultaneous damage of one source is one occasion, unless the event names recipients
    together:
      event.to === undefined && event.toEach !== true
        ? `${batch}:${source}`
        : batchKey(event.oneOrMore, batch, object === undefined ? occurrence.to : ''),
  };
}

/** The damage dealt to one object or player at the same time. */
function dealtTogether({ to, batch }: OfKind<Occurrence, 'damaged'>, { occurrences }: TriggerContext): number {
  const same = occurrences.flatMap(it => (it.kind === 'damaged' && it.to === to && it.batch === batch ? [it] : []));
  return same.reduce((sum, it) => sum + it.amount, 0);
}

/** 120.10: the damage dealt at once beyond what is lethal, or beyond the loyalty or defense there was. */
function excessDamage(id: ObjectId, occurrence: OfKind<Occurrence, 'damaged'>, watch: TriggerContext): number {
  const { view, occurrences } = watch;
  const total = dealtTogether(occurrence, watch);
  const { types, toughness = 0 } = view.of(id);
  const marked = Math.max(0, view.object(id).damage - total);
  const isDeadly = occurrences.some(fact => isDamageTo(fact, occurrence.to) && isDeadlySource(fact.source, view));
  const lethal = Math.min(Math.max(0, toughness - marked), isDeadly ? 1 : Number.POSITIVE_INFINITY);
  const removed = occurrences.filter(isRemoval).filter(fact => fact.on === id && OF_DAMAGE.includes(fact.counter));
  const counted = removed.map(fact => total - fact.amount);
  return Math.max(types.includes('Creature') ? total - lethal : 0, 0, ...counted);
}

const OF_DAMAGE: readonly string[] = ['loyalty', 'defense'];

function isDamageTo(fact: Occurrence, to: ObjectId | PlayerId): fact is OfKind<Occurrence, 'damaged'> {
  return fact.kind === 'damaged' && fact.to === to;
}

function isRemoval(fact: Occurrence): fact is OfKind<Occurrence, 'countersRemoved'> {
  return fact.kind === 'countersRemoved';
}

/** 702.2b: any damage by it is lethal. */
function isDeadlySource(source: ObjectId, view: View): boolean {
  return view.state.objects.has(source) && hasKeyword(view, source, 'deathtouch');
}

/** 615.13: each time an effect is applied to what would be dealt at once. */
export function matchPrevented(
  event: TriggerEvent,
  occurrence: OfKind<Occurrence, 'prevented'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (event.kind !== 'damagePrevented' || !isDealtTo(event.to, occurrence.to, watch)) return undefined;
  const object = objectIdIn(occurrence.to, watch.view);
  const refers = { it: object, amount: occurrence.amount };
  return { times: 1, object, refers, together: `${occurrence.batch}:${occurrence.by}` };
}

function isDealtTo(to: Filter | PlayerRef, id: ObjectId | PlayerId, watch: TriggerContext): boolean {
  const object = objectIdIn(id, watch.view);
  if ('clauses' in to) return object !== undefined && matchesInContext(to, object, watch);
  const player = playerIdIn(id, watch.view);
  return player !== undefined && isAmongPlayers(watch.view, to, watch.context, player);
}
