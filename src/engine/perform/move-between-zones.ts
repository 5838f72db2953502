// Performers of zone changes: an object that moves is a new object in the other zone (400.7).

import type { Zone } from '../../vocabulary/index.ts';
import type { Move } from '../event/game-event.ts';
import {
  asNewObject,
  draftObject,
  newId,
  newTimestamp,
  putInZone,
  releaseFromEffects,
  removeFromZone,
  type StateDraft,
  setObject,
  setPlayer,
  withCountersAdded,
} from '../model/change-state.ts';
import type { Printed } from '../model/characteristics.ts';
import { type GameObject, RETURN_ZONES, returningTo } from '../model/game-object.ts';
import type { Performer } from './performer.ts';

export const performMove: Performer<'moves'> = ({ draft, happened }, { move, by }) => {
  const before = draft.objects.get(move.object);
  if (before === undefined) return;
  // 111.8: a token that has left the battlefield does not move again
  if (before.token && before.zone !== 'battlefield' && before.zone !== 'stack') return;
  const { zone: from } = before;
  removeFromZone(draft, move.object);
  draft.objects.set(move.object, movedObject(draft, before, move));
  draft.effects = releaseFromEffects(draft.effects, move.object);
  putInZone(draft, move.object, move.to, before.owner, move.position === 'bottom' ? 'bottom' : 'top');
  for (const component of otherCards(before)) placeComponent(draft, before, component, move);
  link(draft, move, from);
  if (before.attachedTo !== undefined) happened({ kind: 'unattached', object: move.object, to: before.attachedTo });
  const cause = by?.isEffect === true ? { by: by.controller } : {};
  happened({ kind: 'moved', object: move.object, from, to: move.to, verb: move.verb, ...cause });
};

/** The new object, with the counters it was exiled with. */
function movedObject(draft: StateDraft, before: GameObject, move: Move): GameObject {
  const counters = move.withCounters.reduce(
    (had, put) => withCountersAdded(had, put.counter, put.amount),
    move.remainingCounters ?? {},
  );
  const [first = before.printed] = before.printed.layout === 'meld' ? before.components : [];
  return { ...asNewObject(before, move.to, newTimestamp(draft)), counters, printed: first };
}

/** The other cards that represented the permanent. */
function otherCards({ printed, components }: GameObject): readonly Printed[] {
  if (printed.layout === 'meld') return components.slice(1);
  const itself = components.indexOf(printed);
  return components.filter((_, n) => n !== itself);
}

/** 730.3, 712.21: each card that represented the permanent goes to the zone. */
function placeComponent(draft: StateDraft, before: GameObject, printed: Printed, move: Move): void {
  const id = newId(draft);
  const { owner } = before;
  const card = { id, label: `${printed.cardName} (${id})`, printed, token: false, owner, copies: [] };
  draft.objects.set(id, asNewObject(card, move.to, newTimestamp(draft)));
  putInZone(draft, id, move.to, owner, 'top');
}

/** Zones of objects whose abilities speak of what they exiled; on the stack while a spell resolves (607.2a, 608.2c). */
const KEEPS: ReadonlySet<Zone> = new Set(['battlefield', 'command', 'stack']);

/** 607.2a, 614.14: records the card on the object whose ability exiled it, which may be the card itself (702.35a). */
function link(draft: StateDraft, { object, linkedTo, untilItLeaves }: Move, from: Zone): void {
  const keeper = linkedTo === undefined ? undefined : draft.objects.get(linkedTo);
  if (linkedTo === undefined || keeper === undefined) return;
  if (!KEEPS.has(keeper.zone) && linkedTo !== object) return;
  const { linked } = keeper;
  const to = untilItLeaves === true ? RETURN_ZONES.find(it => it === from) : undefined;
  const back = to === undefined ? {} : { [returningTo(to)]: [...(linked[returningTo(to)] ?? []), object] };
  setObject(draft, linkedTo, { linked: { ...linked, exiled: [...(linked.exiled ?? []), object], ...back } });
}

/** 121.1: the top card of the library goes to the hand; 121.4: from an empty library nothing does. */
export const performDraw: Performer<'draws'> = ({ draft, happened }, { player }) => {
  const [top, ...rest] = draft.zones[`library:${player}`] ?? [];
  if (top === undefined) {
    setPlayer(draft, player, () => ({ drewFromEmpty: true }));
    return;
  }
  draft.zones[`library:${player}`] = rest;
  draft.objects.set(top, asNewObject(draftObject(draft, top), 'hand', newTimestamp(draft)));
  putInZone(draft, top, 'hand', player, 'bottom');
  setPlayer(draft, player, before => ({ drawn: before.drawn + 1 }));
  happened({ kind: 'drew', player, object: top });
};
