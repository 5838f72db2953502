// Declared objects of `given`, one by one, in the order that numbers them.

import { unnumbered } from '../../kit/strings.ts';
import { GAME_ZONES, type GameZone } from '../../vocabulary/index.ts';
import type { GivenObject } from '../schema/given-object-schema.ts';
import type { Scenario } from '../schema/scenario-schema.ts';
import type { ScenarioToken } from '../schema/token-schema.ts';
import type { DeclaredObject } from './declared-object.ts';

/** A declared object before its number and key are assigned. */
export type DeclaredDraft = Omit<DeclaredObject, 'index' | 'key' | 'number'>;

/**
 * The drafts of all players in turn order, each with the zones in order; then those of objects that belong to nobody.
 */
export function givenDrafts(scenario: Scenario): readonly DeclaredDraft[] {
  const { given, players } = scenario;
  const owned = players.flatMap(player =>
    GAME_ZONES.flatMap(zone =>
      zoneDrafts(scenario, given.players[player]?.[zone] ?? [], zone, ['given', player, zone], player),
    ),
  );
  return [...owned, ...zoneDrafts(scenario, given.command, 'command', ['given', 'command'])];
}

/** The name of an object in a scenario: that of its card, of its token, or of what it is a copy of. */
export function declaredName(
  scenario: Scenario,
  written: { readonly card?: string; readonly token?: ScenarioToken; readonly copyOf?: string },
): string {
  if (written.card !== undefined) return written.card;
  if (written.token !== undefined) return nameOfToken(written.token);
  return written.copyOf === undefined ? '' : nameOfCopied(scenario, written.copyOf, 0);
}

/** 111.4: a token's own name, or its subtypes and "Token". */
function nameOfToken(token: ScenarioToken): string {
  if (token.kind === 'predefined') return `${token.name} Token`;
  if (token.name !== undefined) return token.name;
  return [...token.subtypes, 'Token'].join(' ');
}

/** The handle of one of `count` objects that share it. */
export function handlesOfDrafts(as: string | undefined, copy: number, count: number): readonly string[] {
  if (as === undefined) return [];
  return [count > 1 ? `${as}#${copy + 1}` : as];
}

function zoneDrafts(
  scenario: Scenario,
  objects: readonly GivenObject[],
  zone: GameZone,
  path: readonly (string | number)[],
  player?: string,
): readonly DeclaredDraft[] {
  const drafts: DeclaredDraft[] = [];
  for (const [item, given] of objects.entries()) {
    const owner = given.owner ?? player;
    for (let copy = 0; copy < given.count; copy++) {
      drafts.push({
        name: declaredName(scenario, given),
        handles: handlesOfDrafts(given.as, copy, given.count),
        zone,
        ...(player === undefined ? {} : { player }),
        ...(owner === undefined ? {} : { owner }),
        position: drafts.length,
        path: [...path, item],
        given,
      });
    }
  }
  return drafts;
}

/** The name of what is copied: a card, or the object of a handle, through a limited number of copies of copies. */
function nameOfCopied(scenario: Scenario, reference: string, depth: number): string {
  const players = Object.values(scenario.given.players);
  const objects = players.flatMap(player => GAME_ZONES.flatMap(zone => player[zone] ?? []));
  const handled = objects.find(it => it.as === reference);
  if (handled === undefined || depth > 8) return unnumbered(reference);
  if (handled.copyOf !== undefined) return nameOfCopied(scenario, handled.copyOf, depth + 1);
  return handled.card ?? (handled.token === undefined ? reference : nameOfToken(handled.token));
}
