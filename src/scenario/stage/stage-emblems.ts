// 114.1: emblems that an effect from a card gives.
import type { GameState } from '../../engine/index.ts';
import { objectId, playerId, zoneKey } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import type { GivenEffect } from '../schema/given-object-schema.ts';
import { isIssue } from './card-lookup.ts';
import { plainObject } from './stage-object.ts';
import { recordUnread, type Staging } from './staging.ts';

/** 114.1: the position with the emblem that an effect from a card gives; undefined where that makes none. */
export function withEmblem(
  staging: Staging,
  state: GameState,
  effect: GivenEffect,
  player: string,
  path: Issue['path'],
): GameState | undefined {
  const { from } = effect;
  if (from === undefined) return undefined;
  const found = staging.cards.card(`${from} Emblem`, path);
  if (isIssue(found)) return undefined;
  recordUnread(staging, from, found.unread);
  const owner = playerId(player);
  const id = objectId(`emblem:${state.nextTimestamp}`);
  const seed = { id, label: from, printed: found.printed, token: false, owner, controller: owner } as const;
  const object = plainObject({ ...seed, zone: 'command', timestamp: effect.timestamp ?? state.nextTimestamp });
  const key = zoneKey('command', owner);
  return {
    ...state,
    objects: new Map(state.objects).set(id, object),
    zones: { ...state.zones, [key]: [...(state.zones[key] ?? []), id] },
    nextTimestamp: state.nextTimestamp + 1,
  };
}
