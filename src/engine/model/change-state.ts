// Changing a position: one draft for everything that happens at once, and a new position out of it.
import type { Zone } from '../../vocabulary/index.ts';
import type { ActiveEffect } from './active-effect.ts';
import type { GameObject } from './game-object.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { objectId } from './ids.ts';
import type { GameState, PlayerState } from './state.ts';
import { zoneKey } from './zone-lists.ts';

/** A position being changed. It lives only inside `changed`. */
export interface StateDraft {
  readonly objects: Map<ObjectId, GameObject>;
  readonly zones: Record<string, readonly ObjectId[]>;
  players: readonly PlayerState[];
  active: PlayerId;
  step: string;
  dayNight: GameState['dayNight'];
  effects: readonly ActiveEffect[];
  nextTimestamp: number;
  nextId: number;
  /** The first timestamp that is given in it: what arrives at once has this in common. */
  readonly began: number;
}

/** The position after the changes; the one given is left as it is. */
export function changeState(state: GameState, change: (draft: StateDraft) => void): GameState {
  const { objects, zones, nextTimestamp } = state;
  const draft: StateDraft = { ...state, objects: new Map(objects), zones: { ...zones }, began: nextTimestamp };
  change(draft);
  const { began: _, ...after } = draft;
  return after;
}

/** The object of a draft. Throws for one that is not there: our bug. */
export function draftObject(draft: StateDraft, id: ObjectId): GameObject {
  const object = draft.objects.get(id);
  if (object === undefined) throw new Error(`No object ${id} in the position`);
  return object;
}

/** Changes fields of an object in place. */
export function setObject(draft: StateDraft, id: ObjectId, fields: Partial<GameObject>): void {
  draft.objects.set(id, { ...draftObject(draft, id), ...fields });
}

/** Changes fields of a player in place. */
export function setPlayer(
  draft: StateDraft,
  id: PlayerId,
  fields: (player: PlayerState) => Partial<PlayerState>,
): void {
  draft.players = draft.players.map(player => (player.id === id ? { ...player, ...fields(player) } : player));
}

/** 613.7: the next timestamp. */
export function newTimestamp(draft: StateDraft): number {
  const timestamp = draft.nextTimestamp;
  draft.nextTimestamp += 1;
  return timestamp;
}

/** An identifier nothing has yet. */
export function newId(draft: StateDraft): ObjectId {
  const id = objectId(`new:${draft.nextId}`);
  draft.nextId += 1;
  return id;
}

/** Puts an object that stands in no zone list into one, at the top (position 0), the bottom or a place in between. */
export function putInZone(
  draft: StateDraft,
  id: ObjectId,
  zone: Zone,
  owner: PlayerId,
  position: 'top' | 'bottom',
): void {
  if (zone === 'nowhere') return;
  const key = zoneKey(zone, owner);
  const there = draft.zones[key] ?? [];
  draft.zones[key] = position === 'top' ? [id, ...there] : [...there, id];
}

/** Takes an object out of the list of the zone it is in. */
export function takeFromZone(draft: StateDraft, id: ObjectId): void {
  const { zone, owner } = draftObject(draft, id);
  const key = zoneKey(zone, owner);
  const there = draft.zones[key];
  if (there?.includes(id)) draft.zones[key] = there.filter(other => other !== id);
}

/** Takes an object out of the game altogether: a token that ceases to exist (704.5d). */
export function removeFromGame(draft: StateDraft, id: ObjectId): void {
  takeFromZone(draft, id);
  draft.objects.delete(id);
}

/** 400.7: what is left of an object that becomes a new object in another zone: the card, under its owner. */
export function asNewObject(object: Identity, zone: Zone, timestamp: number): GameObject {
  return {
    id: object.id,
    label: object.label,
    printed: object.printed,
    token: object.token,
    owner: object.owner,
    controller: object.owner,
    zone,
    face: 0,
    tapped: false,
    flipped: false,
    faceDown: undefined,
    phasedOut: false,
    counters: {},
    counterTimestamps: {},
    attachedTo: undefined,
    attachTimestamp: undefined,
    chosen: {},
    damage: 0,
    deathtouched: false,
    protector: undefined,
    attacking: undefined,
    blocking: undefined,
    cast: undefined,
    prototyped: false,
    // 903.3: a card is a commander wherever it is
    designations: object.designations?.includes('commander') ? ['commander'] : [],
    level: 0,
    components: [],
    copies: object.token ? object.copies : [],
    lasting: [],
    linked: {},
    timestamp,
    arrived: timestamp,
    arrivedThisTurn: false,
    remembered: {},
  };
}

/** What stays the same when an object becomes a new one. A token keeps the copy effect that made it (111.3). */
export type Identity = Pick<GameObject, 'id' | 'label' | 'printed' | 'token' | 'owner' | 'copies'> &
  Partial<Pick<GameObject, 'designations'>>;

/** 400.7: effects that held an object no longer do once it is a new one. */
export function releaseFromEffects(effects: readonly ActiveEffect[], id: ObjectId): readonly ActiveEffect[] {
  if (!effects.some(effect => effect.holds?.includes(id))) return effects;
  return effects.map(effect =>
    effect.holds?.includes(id) ? { ...effect, holds: effect.holds.filter(held => held !== id) } : effect,
  );
}

/** The counters with so many more (or fewer) of a kind; kinds that come to nothing are left out. */
export function withCountersAdded(
  counters: Readonly<Record<string, number>>,
  kind: string,
  more: number,
): Readonly<Record<string, number>> {
  const { [kind]: had = 0, ...others } = counters;
  const has = Math.max(0, had + more);
  return has === 0 ? others : { ...counters, [kind]: has };
}

/** The player of that name. Throws for one that is not there: our bug. */
export function playerNamedIn(state: Pick<GameState, 'players'>, id: PlayerId): PlayerState {
  const player = state.players.find(one => one.id === id);
  if (player === undefined) throw new Error(`No player ${id} in the position`);
  return player;
}

/** Whether the identifier is a player's. */
export function isPlayer(state: Pick<GameState, 'players'>, id: ObjectId | PlayerId): id is PlayerId {
  return state.players.some(player => player.id === id);
}

/** 101.4: the players in turn order, beginning with the active player. */
export function inTurnOrder(state: GameState): readonly PlayerId[] {
  const ids = state.players.map(player => player.id);
  const first = Math.max(0, ids.indexOf(state.active));
  return [...ids.slice(first), ...ids.slice(0, first)];
}
