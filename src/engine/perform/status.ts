// 110.5: tapped, face down, phased out, transformed; and leaving combat.
import { drafted, setObject, setPlayer, stamp, withCounters } from '../model/change.ts';
import type { GameObject } from '../model/object.ts';
import type { Perform } from './record.ts';

export const taps: Perform<'taps'> = ({ draft, happened }, { object }) => {
  if (!draft.objects.has(object)) return;
  setObject(draft, object, { tapped: true });
  happened({ kind: 'tapped', object });
};

export const untaps: Perform<'untaps'> = ({ draft, happened }, { object }) => {
  if (!draft.objects.has(object)) return;
  setObject(draft, object, { tapped: false });
  happened({ kind: 'untapped', object });
};

/** 701.27a, 613.7g: its other face is up. */
export const transforms: Perform<'transforms'> = ({ draft, happened }, { object }) => {
  const before = drafted(draft, object);
  const face = before.face === 0 ? 1 : 0;
  setObject(draft, object, {
    face,
    copies: before.token ? turnedOver(before, face) : before.copies,
    timestamp: stamp(draft),
  });
  happened({ kind: 'transformed', object });
};

/** 707.8a: a token that is a copy has both faces of what it copies. */
function turnedOver(before: GameObject, face: number): GameObject['copies'] {
  return before.copies.map(copy => ({ ...copy, of: { ...copy.of, face } }));
}

/** 708.8: its copiable values are its own again; 613.7f. */
export const turnsFaceUp: Perform<'turnsFaceUp'> = ({ draft, happened }, { object }) => {
  setObject(draft, object, { faceDown: undefined, downAs: undefined, timestamp: stamp(draft) });
  happened({ kind: 'turnedFaceUp', object });
};

/** 708.2a: its copiable values are those of a face-down permanent; copies that last until then end. */
export const turnsFaceDown: Perform<'turnsFaceDown'> = ({ draft, happened }, { object, as }) => {
  const { copies } = drafted(draft, object);
  setObject(draft, object, {
    faceDown: 'effect',
    downAs: as,
    copies: copies.filter(copy => copy.until !== 'turnedFaceDown'),
    timestamp: stamp(draft),
  });
  happened({ kind: 'turnedFaceDown', object });
};

/** 702.26c: with what is attached to it (702.26g). */
export const phasesIn: Perform<'phasesIn'> = ({ draft, happened }, { object }) => {
  for (const id of withAttachments(draft.objects.values(), object)) {
    if (!drafted(draft, id).phasedOut) continue;
    setObject(draft, id, { phasedOut: false });
    happened({ kind: 'phasedIn', object: id });
  }
};

export const phasesOut: Perform<'phasesOut'> = ({ draft, happened }, { object }) => {
  for (const id of withAttachments(draft.objects.values(), object)) {
    if (drafted(draft, id).phasedOut) continue;
    setObject(draft, id, { phasedOut: true, attacking: undefined, blocking: undefined });
    happened({ kind: 'phasedOut', object: id });
  }
};

function withAttachments(objects: Iterable<GameObject>, host: GameObject['id']): readonly GameObject['id'][] {
  const attached = [...objects].filter(object => object.attachedTo === host && object.zone === 'battlefield');
  return [host, ...attached.map(object => object.id)];
}

/** 701.19a: damage is removed, it is tapped and leaves combat. */
export const regenerates: Perform<'regenerates'> = ({ draft, happened }, { object, taps: isTapped }) => {
  const before = drafted(draft, object);
  setObject(draft, object, {
    damage: 0,
    deathtouched: false,
    tapped: before.tapped || isTapped,
    attacking: undefined,
    blocking: undefined,
  });
  if (isTapped && !before.tapped) happened({ kind: 'tapped', object });
};

/** 120.3e, 120.6. */
export const marksDamage: Perform<'marksDamage'> = ({ draft }, { object, amount, deathtouch }) => {
  if (!draft.objects.has(object)) return;
  const before = drafted(draft, object);
  setObject(draft, object, { damage: before.damage + amount, deathtouched: before.deathtouched || deathtouch });
};

/** 613.7e. */
export const attaches: Perform<'attaches'> = ({ draft, happened }, { object, to }) => {
  const { attachedTo: from } = drafted(draft, object);
  if (from !== undefined && from !== to) happened({ kind: 'unattached', object, to: from });
  setObject(draft, object, { attachedTo: to, attachTimestamp: stamp(draft) });
  happened({ kind: 'attached', object, to });
};

/** 702.103f: a bestowed Aura that comes off ceases to be bestowed. */
export const unattaches: Perform<'unattaches'> = ({ draft, happened }, { object }) => {
  const { cast, attachedTo } = drafted(draft, object);
  if (attachedTo !== undefined) happened({ kind: 'unattached', object, to: attachedTo });
  const unbestowed = cast?.costs.includes('bestow')
    ? { ...cast, costs: cast.costs.filter(cost => cost !== 'bestow') }
    : cast;
  setObject(draft, object, { attachedTo: undefined, attachTimestamp: undefined, cast: unbestowed });
};

export const protects: Perform<'protects'> = ({ draft }, { object, player }) => {
  setObject(draft, object, { protector: player });
};

/** 122: counters on an object or a player; 613.7c: the counters of a kind share their timestamp. */
export const putsCounters: Perform<'putsCounters'> = ({ draft, happened }, deed) => {
  const { on, counter, amount, player } = deed;
  const asItEntered = deed.asItEnters === true;
  const object = [...draft.players].some(one => one.id === on) ? undefined : draft.objects.get(on as GameObject['id']); // not a player
  if (object === undefined) {
    const who = draft.players.find(one => one.id === on);
    if (who === undefined) return;
    setPlayer(draft, who.id, it => ({ counters: withCounters(it.counters, counter, amount) }));
    happened({ kind: 'countersPut', on, counter, amount, before: who.counters[counter] ?? 0, player, asItEntered });
    return;
  }
  const before = object.counters[counter] ?? 0;
  setObject(draft, object.id, {
    counters: withCounters(object.counters, counter, amount),
    counterTimestamps: { ...object.counterTimestamps, [counter]: stamp(draft) },
  });
  happened({ kind: 'countersPut', on, counter, amount, before, player, asItEntered });
};

export const removesCounters: Perform<'removesCounters'> = ({ draft, happened }, { on, counter, amount }) => {
  const who = draft.players.find(one => one.id === on);
  const object = who === undefined ? draft.objects.get(on as GameObject['id']) : undefined; // not a player
  const had = (who ?? object)?.counters[counter] ?? 0;
  const removed = Math.min(had, amount);
  if (removed === 0) return;
  if (who !== undefined) setPlayer(draft, who.id, it => ({ counters: withCounters(it.counters, counter, -removed) }));
  else if (object !== undefined)
    setObject(draft, object.id, { counters: withCounters(object.counters, counter, -removed) });
  happened({ kind: 'countersRemoved', on, counter, amount: removed, left: had - removed });
};
