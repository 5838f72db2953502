// Sources of effects that may apply to an event: permanents, what enters, what it would become.
import { isOfSelf } from '../ability/is-of-self.ts';
import type { ReplacementAbility } from '../ability/replacement.ts';
import { lookAhead } from '../entering/look-ahead.ts';
import type { GameEvent } from '../event/game-event.ts';
import type { PendingEvent } from '../event/pending-event.ts';
import { currentView } from '../event/run-state.ts';
import { becomingOf } from '../event/split-event.ts';
import type { Functioning } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';

/** 614.12: effects that exist before the event, and those the object itself will have after it. */
export function* effectSources(pending: PendingEvent, event: GameEvent): Generator<Functioning<ReplacementAbility>> {
  const own = becomingOf(event);
  for (const effect of currentView(pending.run).replacements)
    if (own === undefined || effect.source !== own) yield effect;
  if (own === undefined) return;
  const { misconceptions } = pending.run.edition;
  const entering = event.kind === 'enters' ? event.objects[0] : undefined;
  if (misconceptions.entrantsReplaceEachOther && entering !== undefined) yield* ofOtherEntrants(pending, own);
  if (misconceptions.copiesAfterEntering && entering?.copy !== undefined) return;
  for (const effect of pending.view.replacements) {
    if (effect.source === own && (event.kind !== 'putsCounters' || isAboutItself(effect.ability))) yield effect;
  }
}

/** The effects of what enters at the same time, for those who believe that they apply. */
function* ofOtherEntrants(pending: PendingEvent, own: ObjectId): Generator<Functioning<ReplacementAbility>> {
  for (const [id, other] of pending.batch.entering) {
    if (id === own) continue;
    for (const effect of lookAhead(pending.run, other).replacements)
      if (effect.source === id && !affectsOnlyItself(effect.ability)) yield effect;
  }
}

/** 614.12: counters an object enters with are modified by its own effects only where these are about it alone. */
function isAboutItself({ event }: ReplacementAbility): boolean {
  if (event.kind !== 'putCounters') return false;
  const on = Array.isArray(event.on) ? event.on : [event.on];
  return on.some(one => 'clauses' in one && isOfSelf(one));
}

/** 614.12: "this permanent enters …", as opposed to a general subset of permanents that includes it. */
export function affectsOnlyItself(ability: ReplacementAbility): boolean {
  return ability.event.kind !== 'enters' || isOfSelf(ability.event.what);
}
