// Zone lists of a position (400.1). A library, hand and graveyard are each player's own; the others are shared.
import type { Zone } from '../../vocabulary/index.ts';
import type { ObjectId, PlayerId } from './ids.ts';
import type { GameState } from './state.ts';

/** Zones of which every player has one. */
export const OWNED_ZONES = ['library', 'hand', 'graveyard'] as const satisfies readonly Zone[];

/** The key of a zone in `GameState.zones`: "library:you" for a zone of that player's own, else the zone's name. */
export function zoneKey(zone: Zone, owner: PlayerId): string {
  return isOwned(zone) ? `${zone}:${owner}` : zone;
}

/** The objects of a zone, top first; for a shared zone those of all players. */
export function inZone(state: GameState, zone: Zone, owner: PlayerId): readonly ObjectId[] {
  return state.zones[zoneKey(zone, owner)] ?? [];
}

function isOwned(zone: Zone): boolean {
  return OWNED_ZONES.some(owned => owned === zone);
}
