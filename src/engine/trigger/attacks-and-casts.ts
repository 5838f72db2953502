// Matching of declared attackers (508.3), cast spells (601.2i), activated abilities (602.2) and targets (115.1) against trigger events.
import { assertNever } from '../../kit/assert-never.ts';
import type { Filter } from '../ability/filter.ts';
import type { PlayerRef } from '../ability/reference.ts';
import type { TriggerEvent } from '../ability/trigger.ts';
import type { Occurrence } from '../event/occurrence.ts';
import { compareNumbers } from '../match/compare-numbers.ts';
import { isAmongPlayers } from '../match/resolve-reference.ts';
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
import { ordinalOfCast } from './ordinal-of-cast.ts';
import type { EventOf } from './trigger-event-facts.ts';

type Attacked = OfKind<Occurrence, 'attacked'>;

/** 508.3: of creatures declared as attackers at the same time, one by one or counted together. */
export function matchAttack(
  event: EventOf<'attacked'>,
  occurrence: Attacked,
  watch: TriggerContext,
): TriggerMatch | undefined {
  switch (event.kind) {
    case 'attacks': {
      if (event.whom !== undefined && !isOneOf(event.whom, occurrence.whom, watch)) return undefined;
      const found = matchObjectEvent(event.what, occurrence.object, watch);
      // "attack a player": for each player attacked
      const each = event.whom?.length === 1 ? occurrence.whom : '';
      return found && { ...found, together: batchKey(event.oneOrMore, occurrence.batch, each) };
    }
    case 'attacksAlone':
      return declaredWith(occurrence, watch).length === 1
        ? matchObjectEvent(event.what, occurrence.object, watch)
        : undefined;
    case 'attacksWith':
      return together(event, occurrence, watch);
    default:
      return assertNever(event);
  }
}

function declaredWith({ batch }: Attacked, watch: TriggerContext): readonly Attacked[] {
  return watch.occurrences.flatMap(it => (it.kind === 'attacked' && it.batch === batch ? [it] : []));
}

/** 508.3b-e: once for all that are counted; "attacks a player" once for each player attacked. */
function together(
  event: OfKind<TriggerEvent, 'attacksWith'>,
  occurrence: Attacked,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const { who, what, whom, beside, is, n } = event;
  const declared = declaredWith(occurrence, watch);
  const counts = ({ object, whom: attacked }: Attacked) =>
    isAmongPlayers(watch.view, who, watch.context, watch.view.controller(object)) &&
    matchesInContext(what, object, watch) &&
    (whom === undefined || isOneOf(whom, attacked, watch)) &&
    (event.each !== true || attacked === occurrence.whom);
  if (!counts(occurrence)) return undefined;
  if (beside !== undefined && !declared.some(it => matchesInContext(beside, it.object, watch))) return undefined;
  const counted = declared.filter(counts);
  if (!compareNumbers(counted.length, is, n)) return undefined;
  const [first] = counted;
  return {
    times: 1,
    object: counted.length === 1 ? first?.object : undefined,
    refers: { it: first?.object, that: watch.view.controller(occurrence.object), amount: counted.length },
    together: `${occurrence.batch}:${event.each === true ? occurrence.whom : ''}`,
  };
}

/** Whether it is one of those players, or a permanent that one of the filters matches. */
function isOneOf(among: readonly (Filter | PlayerRef)[], id: ObjectId | PlayerId, watch: TriggerContext): boolean {
  const [object, player] = [objectIdIn(id, watch.view), playerIdIn(id, watch.view)];
  return among.some(one =>
    'clauses' in one
      ? object !== undefined && matchesInContext(one, object, watch)
      : player !== undefined && isAmongPlayers(watch.view, one, watch.context, player),
  );
}

const ANY: Filter = { clauses: [] };

/** 601.2i: a spell that has become cast, by that player, from that zone, as the first, the second of its turn. */
export function matchCast(
  event: EventOf<'wasCast'>,
  occurrence: OfKind<Occurrence, 'wasCast'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const { object, player } = occurrence;
  const { cast } = watch.view.object(object);
  if (!isAmongPlayers(watch.view, event.who, watch.context, player)) return undefined;
  if (event.from !== undefined && event.from !== cast?.from) return undefined;
  if (event.notFrom !== undefined && event.notFrom === cast?.from) return undefined;
  if (event.exceptFirst === true && ordinalOfCast(ANY, occurrence, watch) === 1) return undefined;
  // "a spell they don't own": they are the player who casts it
  const found = matchObjectEvent(event.what, object, { ...watch, context: { ...watch.context, that: player } });
  if (found === undefined || event.nth === undefined) return found;
  return ordinalOfCast(event.what, occurrence, watch) === event.nth ? found : undefined;
}

/** 602.2: an ability that has been activated, by that player, of such an object. */
export function matchActivated(
  event: EventOf<'activated'>,
  { object, player, isMana, isLoyalty }: OfKind<Occurrence, 'activated'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  if (!isAmongPlayers(watch.view, event.who, watch.context, player)) return undefined;
  if ((event.isMana === false && isMana) || (event.isLoyalty === true && !isLoyalty)) return undefined;
  return matchObjectEvent(event.what ?? ANY, object, watch, { that: player });
}

/** 115.1, 603.2: what has become the target of a spell or ability. */
export function matchTargeted(
  event: EventOf<'targeted'>,
  { target, by, player, ofAbility }: OfKind<Occurrence, 'targeted'>,
  watch: TriggerContext,
): TriggerMatch | undefined {
  const object = objectIdIn(target, watch.view);
  if (object === undefined) return undefined;
  if (event.who !== undefined && !isAmongPlayers(watch.view, event.who, watch.context, player)) return undefined;
  if (event.spell !== undefined && (ofAbility === true || !matchesInContext(event.spell, by, watch))) return undefined;
  return matchObjectEvent(event.what, object, watch, { eventSource: by });
}
