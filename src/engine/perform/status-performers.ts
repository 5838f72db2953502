// Performers of changes of status (110.5), of attachment, of counters and of leaving combat.
import { draftObject, newTimestamp, setObject, setPlayer, withCountersAdded } from '../model/change-state.ts';
import type { GameObject } from '../model/game-object.ts';
import type { Performer } from './performer.ts';

export const performTap: Performer<'taps'> = ({ draft, happened }, { object, who }) => {
  if (!draft.objects.has(object)) return;
  setObject(draft, object, { tapped: true });
  happened({ kind: 'tapped', object, ...(who === undefined ? {} : { who }) });
};

export const performUntap: Performer<'untaps'> = ({ draft, happened }, { object }) => {
  if (!draft.objects.has(object)) return;
  setObject(draft, object, { tapped: false });
  happened({ kind: 'untapped', object });
};

/** 701.27a, 613.7g: its other face is up. */
export const performTransform: Performer<'transforms'> = ({ draft, happened }, { object }) => {
  const before = draftObject(draft, object);
  const face = before.face === 0 ? 1 : 0;
  setObject(draft, object, {
    face,
    copies: before.token ? turnedOver(before, face) : before.copies,
    timestamp: newTimestamp(draft),
  });
  happened({ kind: 'transformed', object });
};

/** 707.8a: a token that is a copy has both faces of what it copies. */
function turnedOver(before: GameObject, face: number): GameObject['copies'] {
  return before.copies.map(copy => ({ ...copy, of: { ...copy.of, face } }));
}

/** 708.8: its copiable values revert; 613.7f: it gets a new timestamp. */
export const performTurnFaceUp: Performer<'turnsFaceUp'> = ({ draft, happened }, { object }) => {
  setObject(draft, object, { faceDown: undefined, downAs: undefined, timestamp: newTimestamp(draft) });
  happened({ kind: 'turnedFaceUp', object });
};

/** 708.2a: its copiable values are those of a face-down permanent; copies that last until then end. */
export const performTurnFaceDown: Performer<'turnsFaceDown'> = ({ draft, happened }, { object, as }) => {
  const { copies } = draftObject(draft, object);
  setObject(draft, object, {
    faceDown: 'effect',
    downAs: as,
    copies: copies.filter(copy => copy.until !== 'turnedFaceDown'),
    timestamp: newTimestamp(draft),
  });
  happened({ kind: 'turnedFaceDown', object });
};

/** 702.26c: with what is attached to it (702.26g). */
export const performPhaseIn: Performer<'phasesIn'> = ({ draft, happened }, { object }) => {
  for (const id of withAttachments(draft.objects.values(), object)) {
    if (!draftObject(draft, id).phasedOut) continue;
    setObject(draft, id, { phasedOut: false });
    happened({ kind: 'phasedIn', object: id });
  }
};

export const performPhaseOut: Performer<'phasesOut'> = ({ draft, happened }, { object }) => {
  for (const id of withAttachments(draft.objects.values(), object)) {
    if (draftObject(draft, id).phasedOut) continue;
    setObject(draft, id, { phasedOut: true, attacking: undefined, blocking: undefined });
    happened({ kind: 'phasedOut', object: id });
  }
};

function withAttachments(objects: Iterable<GameObject>, host: GameObject['id']): readonly GameObject['id'][] {
  const attached = [...objects].filter(object => object.attachedTo === host && object.zone === 'battlefield');
  return [host, ...attached.map(object => object.id)];
}

/** 508.1k: it is an attacking creature, and one that attacked this turn. */
export const performAttack: Performer<'attacks'> = ({ draft, happened }, { object, attacking: whom }) => {
  const { designations } = draftObject(draft, object);
  setObject(draft, object, {
    attacking: whom,
    designations: [...designations, 'attackedThisTurn'],
  });
  happened({ kind: 'attacked', object, whom });
};

/** 701.19a: damage is removed, it is tapped and leaves combat. */
export const performRegenerate: Performer<'regenerates'> = ({ draft, happened }, { object, taps: isTapped }) => {
  const before = draftObject(draft, object);
  setObject(draft, object, {
    damage: 0,
    deathtouched: false,
    tapped: before.tapped || isTapped,
    attacking: undefined,
    blocking: undefined,
  });
  if (isTapped && !before.tapped) happened({ kind: 'tapped', object });
};

/** Damage marked on a creature (120.3e, 120.6). */
export const performMarkDamage: Performer<'marksDamage'> = ({ draft }, { object, amount, deathtouch }) => {
  if (!draft.objects.has(object)) return;
  const before = draftObject(draft, object);
  setObject(draft, object, { damage: before.damage + amount, deathtouched: before.deathtouched || deathtouch });
};

/** An attachment, which gets a new timestamp (613.7e). */
export const performAttach: Performer<'attaches'> = ({ draft, happened }, { object, to }) => {
  const { attachedTo: from } = draftObject(draft, object);
  if (from !== undefined && from !== to) happened({ kind: 'unattached', object, to: from });
  setObject(draft, object, { attachedTo: to, attachTimestamp: newTimestamp(draft) });
  happened({ kind: 'attached', object, to });
};

/** 702.103f: a bestowed Aura that becomes unattached ceases to be bestowed. */
export const performUnattach: Performer<'unattaches'> = ({ draft, happened }, { object }) => {
  const { cast, attachedTo } = draftObject(draft, object);
  if (attachedTo !== undefined) happened({ kind: 'unattached', object, to: attachedTo });
  const unbestowed = cast?.costs.includes('bestow')
    ? { ...cast, costs: cast.costs.filter(cost => cost !== 'bestow') }
    : cast;
  setObject(draft, object, { attachedTo: undefined, attachTimestamp: undefined, cast: unbestowed });
};

export const performProtect: Performer<'protects'> = ({ draft }, { object, player }) => {
  setObject(draft, object, { protector: player });
};

/** 122: counters on an object or a player; 613.7c: the counters of a kind share their timestamp. */
export const performPutCounters: Performer<'putsCounters'> = ({ draft, happened }, action) => {
  const { on, counter, amount, player } = action;
  const asItEntered = action.asItEnters === true;
  const object = [...draft.players].some(one => one.id === on) ? undefined : draft.objects.get(on as GameObject['id']); // not a player
  if (object === undefined) {
    const who = draft.players.find(one => one.id === on);
    if (who === undefined) return;
    setPlayer(draft, who.id, it => ({ counters: withCountersAdded(it.counters, counter, amount) }));
    happened({ kind: 'countersPut', on, counter, amount, before: who.counters[counter] ?? 0, player, asItEntered });
    return;
  }
  const before = object.counters[counter] ?? 0;
  setObject(draft, object.id, {
    counters: withCountersAdded(object.counters, counter, amount),
    counterTimestamps: { ...object.counterTimestamps, [counter]: newTimestamp(draft) },
  });
  happened({ kind: 'countersPut', on, counter, amount, before, player, asItEntered });
};

export const performRemoveCounters: Performer<'removesCounters'> = ({ draft, happened }, { on, counter, amount }) => {
  const who = draft.players.find(one => one.id === on);
  const object = who === undefined ? draft.objects.get(on as GameObject['id']) : undefined; // not a player
  const had = (who ?? object)?.counters[counter] ?? 0;
  const removed = Math.min(had, amount);
  if (removed === 0) return;
  if (who !== undefined)
    setPlayer(draft, who.id, it => ({ counters: withCountersAdded(it.counters, counter, -removed) }));
  else if (object !== undefined)
    setObject(draft, object.id, { counters: withCountersAdded(object.counters, counter, -removed) });
  happened({ kind: 'countersRemoved', on, counter, amount: removed, left: had - removed });
};
