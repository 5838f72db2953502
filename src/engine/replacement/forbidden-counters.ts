// 614.17: options and choices to put counters on an object that can't have them.
import type { Rewrite } from '../ability/replacement.ts';
import { eventView } from '../entering/look-ahead.ts';
import type { GameEvent } from '../event/game-event.ts';
import type { PendingEvent } from '../event/pending-event.ts';
import type { PlayerId } from '../model/ids.ts';
import { forbiddingEffect, recordForbidden } from './cant-effects.ts';

/**
 * Whether all that the rewrites do is to put counters on the entering object that can't be put there; the first effect
 * that forbids it is recorded.
 */
export function onlyForbiddenCounters(pending: PendingEvent, rewrites: readonly Rewrite[], player: PlayerId): boolean {
  const { event, run } = pending;
  const entering = event?.kind === 'enters' ? event.objects[0] : undefined;
  if (entering === undefined || rewrites.length === 0) return false;
  const forbidden = rewrites.map(rewrite => {
    if (rewrite.kind !== 'withCounters') return undefined;
    const { counter } = rewrite;
    const by = { name: '', controller: player, source: entering.object, isEffect: rewrite.byEffect !== false };
    const on = entering.object;
    const puts: GameEvent = { kind: 'putsCounters', on, counter, amount: 1, player, by, asItEnters: true };
    const cant = forbiddingEffect(run, eventView(pending), puts);
    return cant && { cant, puts };
  });
  const [first] = forbidden;
  if (first === undefined || forbidden.includes(undefined)) return false;
  recordForbidden(run, first.cant, first.puts, '614.17');
  return true;
}
