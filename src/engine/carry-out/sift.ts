// 401.5, 701.20: the top cards of a library looked at or revealed: some go to one place, the rest to another.
import type { Zone } from '../../vocabulary/index.ts';
import type { Effect } from '../ability/effect.ts';
import { type Asking, askObjects } from '../choice/ask.ts';
import type { Move } from '../event/event.ts';
import { note } from '../event/play.ts';
import { matches } from '../match/filter.ts';
import type { ObjectId } from '../model/ids.ts';
import type { OfKind } from '../model/of-kind.ts';
import { inZone } from '../model/zones.ts';
import { actorOf, amountOf, events, type Instructed, NOTHING } from './instructed.ts';
import type { Manner } from './objects.ts';

/** What becomes of the cards, those taken picked now. */
export function* sift(manner: Manner, effect: OfKind<Effect, 'sift'>): Asking<Instructed> {
  const who = actorOf(manner, effect.who);
  const library = inZone(manner.view.state, 'library', who).filter(id => !manner.barred(id));
  const seen = seenOf(manner, effect.look, library);
  if (seen.length === 0) return NOTHING;
  if (effect.revealed) note(manner.play, '701.20a', { kind: 'reveals' }, seen, { players: [who] });
  const taken = yield* takenOf(manner, effect.take, seen, who);
  const rest = seen.filter(id => !taken.includes(id));
  const objects = [...taken.map(id => move(id, effect.to, 'top')), ...rest.map(id => putAway(id, effect.rest))];
  return events([{ kind: 'moves', objects, by: manner.frame.by }], taken);
}

function seenOf(manner: Manner, look: OfKind<Effect, 'sift'>['look'], library: readonly ObjectId[]) {
  if (typeof look === 'number' || 'kind' in look) return library.slice(0, amountOf(manner, look));
  const first = library.findIndex(id => matches(manner.view, look.until, id, manner.frame.context));
  return first < 0 ? library : library.slice(0, first + 1);
}

function* takenOf(
  manner: Manner,
  take: OfKind<Effect, 'sift'>['take'],
  seen: readonly ObjectId[],
  who: Parameters<typeof actorOf>[0]['frame']['context']['controller'],
): Asking<readonly ObjectId[]> {
  if (typeof take !== 'number') return seen.filter(id => matches(manner.view, take, id, manner.frame.context));
  return yield* askObjects(manner.play, { ...manner.asks, who }, { among: seen, min: take, max: take });
}

function putAway(object: ObjectId, rest: 'bottom' | 'graveyard'): Move {
  return rest === 'graveyard' ? move(object, 'graveyard', 'top') : move(object, 'library', 'bottom');
}

function move(object: ObjectId, to: Zone, position: 'top' | 'bottom'): Move {
  return { object, to, verb: 'put', position, withCounters: [], linkedTo: undefined };
}
