// Changes of positions: one draft for a simultaneous event, and a new position from it.
import type { PartOfTurn, Zone } from '../../vocabulary/index.ts';
import type { ActiveEffect } from './active-effect.ts';
import type { GameObject } from './game-object.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import { objectId } from './ids.ts';
import type { GameState, PlayerState } from './state.ts';
import { zoneKey } from './zone-lists.ts';

/** A position being changed, valid only inside `changeState`. */
export interface StateDraft {
  readonly objects: Map<ObjectId, GameObject>;
  readonly zones: Record<string, readonly ObjectId[]>;
  players: readonly PlayerState[];
  active: PlayerId;
  step: PartOfTurn;
  dayNight: GameState['dayNight'];
  readonly turn: GameState['turn'];
  effects: readonly ActiveEffect[];
  nextTimestamp: number;
  nextId: number;
  ceased?: readonly GameObject[];
  /** The first timestamp given in it, common to objects that arrive at the same time. */
  readonly began: number;
}

/** The position after the changes; the one given is unchanged. */
export function changeState(state: GameState, change: (draft: StateDraft) => void): GameState {
  const { objects, zones, nextTimestamp } = state;
  const draft: StateDraft = { ...state, objects: new Map(objects), zones: { ...zones }, began: nextTimestamp };
  change(draft);
  const { began: _, ...after } = draft;
  return after;
}

/** The object in a draft. Throws for an id that is not there: our bug. */
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

/** A new identifier. */
export function newId(draft: StateDraft): ObjectId {
  const id = objectId(`new:${draft.nextId}`);
  draft.nextId += 1;
  return id;
}

/** Puts an object that is in no zone list into one, at the top (position 0), the bottom or a place in between. */
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

/** Removes an object from the list of its zone. */
export function removeFromZone(draft: StateDraft, id: ObjectId): void {
  const { zone, owner } = draftObject(draft, id);
  const key = zoneKey(zone, owner);
  const there = draft.zones[key];
  if (there?.includes(id)) draft.zones[key] = there.filter(other => other !== id);
}

/** Removes an object from the game: a token that ceases to exist (704.5d). */
export function removeFromGame(draft: StateDraft, id: ObjectId): void {
  const object = draftObject(draft, id);
  removeFromZone(draft, id);
  draft.objects.delete(id);
  draft.ceased = [...(draft.ceased ?? []), object];
}

/** 400.7: the new object that an object becomes in another zone: the card, under its owner. */
export function asNewObject(object: Identity, zone: Zone, timestamp: number): GameObject {
  return {
    id: object.id,
    label: object.label,
    handle: object.handle,
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
    // 903.3: a card is a commander in every zone
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

/** The fields that stay when an object becomes a new one, with the copy effect that made a token (111.3). */
export type Identity = Pick<GameObject, 'id' | 'label' | 'printed' | 'token' | 'owner' | 'copies'> &
  Partial<Pick<GameObject, 'designations' | 'handle'>>;

/** 400.7: the effects with the object removed from their fixed sets, once it is a new one. */
export function releaseFromEffects(effects: readonly ActiveEffect[], id: ObjectId): readonly ActiveEffect[] {
  if (!effects.some(effect => effect.fixedSet?.includes(id))) return effects;
  return effects.map(effect =>
    effect.fixedSet?.includes(id) ? { ...effect, fixedSet: effect.fixedSet.filter(other => other !== id) } : effect,
  );
}

/** The counters with an amount of a kind added or removed; kinds without counters are left out. */
export function withCountersAdded(
  counters: Readonly<Record<string, number>>,
  kind: string,
  more: number,
): Readonly<Record<string, number>> {
  const { [kind]: had = 0, ...others } = counters;
  const has = Math.max(0, had + more);
  return has === 0 ? others : { ...counters, [kind]: has };
}

/** The player with that id. Throws for an id that is not there: our bug. */
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
