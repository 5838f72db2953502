// Entries of a board: what a scenario lists on battlefields, in the command zone and as effects, each to be left out.

import type { GivenEffect, GivenObject } from './schema/given-object-schema.ts';
import type { Given, GivenPlayer } from './schema/given-schema.ts';
import type { Scenario } from './schema/scenario-schema.ts';
import { printToken } from './shorthand/print-object.ts';

/** One entry of a board: objects listed together, or one effect. */
export interface BoardEntry {
  /** The name of the card, token or effect. */
  readonly name: string;
  /** The player it is listed under; left out for what belongs to nobody. */
  readonly player?: string;
  readonly kind: 'object' | 'effect';
  /** The path of the entry in the scenario, as in `DeclaredObject`. */
  readonly path: readonly (string | number)[];
}

const ZONES = ['battlefield', 'command'] as const satisfies readonly (keyof GivenPlayer)[];

/** The entries of a scenario's board, permanents first, in the order in which they are listed. */
export function boardEntries({ given, players }: Scenario): readonly BoardEntry[] {
  const objects = ZONES.flatMap(zone =>
    players.flatMap(player =>
      (given.players[player]?.[zone] ?? []).map((object, at) =>
        entryOf(nameOfObject(object), 'object', ['given', player, zone, at], player),
      ),
    ),
  );
  const shared = given.command.map((object, at) =>
    entryOf(nameOfObject(object), 'object', ['given', 'command', at], undefined),
  );
  const effects = players.flatMap(player =>
    (given.players[player]?.effects ?? []).map((effect, at) =>
      entryOf(nameOfEffect(effect), 'effect', ['given', player, 'effects', at], player),
    ),
  );
  return [...objects, ...shared, ...effects];
}

/** The scenario without an entry of its board, and without what it expects. */
export function withoutEntry({ then: _, ...scenario }: Scenario, { path }: BoardEntry): Scenario {
  return { ...scenario, given: withoutPath(scenario.given, path.slice(1)) };
}

function withoutPath(given: Given, path: BoardEntry['path']): Given {
  const [owner, zone, at] = path.length === 2 ? [undefined, path[0], path[1]] : path;
  const others = <T>(list: readonly T[]) => list.filter((_, index) => index !== at);
  if (owner === undefined) return { ...given, command: others(given.command) };
  const player = given.players[owner];
  if (player === undefined) return given;
  const left =
    zone === 'effects'
      ? { effects: others(player.effects) }
      : Object.fromEntries(ZONES.map(it => [it, it === zone ? others(player[it]) : player[it]]));
  return { ...given, players: { ...given.players, [owner]: { ...player, ...left } } };
}

function entryOf(
  name: string,
  kind: BoardEntry['kind'],
  path: BoardEntry['path'],
  player: string | undefined,
): BoardEntry {
  return { name, kind, path, ...(player === undefined ? {} : { player }) };
}

function nameOfObject({ card, token, copyOf = '' }: GivenObject): string {
  return card ?? (token === undefined ? copyOf : printToken(token));
}

function nameOfEffect({ from, text = '' }: GivenEffect): string {
  return from ?? text;
}
