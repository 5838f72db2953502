// Party of a player: up to one creature of each role.
import { hasSubtype, PARTY } from './has.ts';
import type { Context, View } from './view.ts';

/** 700.8: as many of Cleric, Rogue, Warrior and Wizard as creatures can fill, each creature one place. */
export function party(view: View, context: Context): number {
  const roles = view.battlefield
    .filter(id => view.of(id).types.includes('Creature') && view.controller(id) === context.controller)
    .map(id => PARTY.filter(type => hasSubtype(view, id, type)))
    .filter(types => types.length > 0);
  return seated(roles, new Map());
}

type Role = (typeof PARTY)[number];

/** 700.8b: the greatest number of roles filled, one creature each: a maximum matching by augmenting paths. */
function seated(creatures: readonly (readonly Role[])[], seats: Map<Role, number>): number {
  const place = (creature: number, tried: Set<Role>): boolean => {
    for (const role of creatures[creature] ?? []) {
      if (tried.has(role)) continue;
      tried.add(role);
      const there = seats.get(role);
      if (there === undefined || place(there, tried)) {
        seats.set(role, creature);
        return true;
      }
    }
    return false;
  };
  return creatures.filter((_, creature) => place(creature, new Set())).length;
}
