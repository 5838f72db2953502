// Comparison of an object in two positions: characteristics and controller.
import type { View } from '../match/view.ts';
import type { Characteristics } from '../model/characteristics.ts';
import type { ObjectId } from '../model/ids.ts';

/** Whether its characteristics or controller differ between the two; true for an object missing from one of them. */
export function differsBetween(before: View, after: View, id: ObjectId): boolean {
  if (!before.state.objects.has(id) || !after.state.objects.has(id)) return true;
  if (before.controller(id) !== after.controller(id)) return true;
  const one = before.of(id);
  const other = after.of(id);
  return (
    PLAIN.some(key => one[key] !== other[key]) ||
    LISTS.some(key => !sameMembers(one[key], other[key])) ||
    !sameAbilities(one, other)
  );
}

const PLAIN = ['name', 'manaValue', 'everyCreatureType', 'power', 'toughness', 'loyalty', 'defense'] as const;
const LISTS = ['colors', 'supertypes', 'types', 'subtypes'] as const;

/** Whether they have the same members, as often each: effects applied in another order leave them in another order. */
function sameMembers(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  if (some.every((it, index) => it === others[index])) return true;
  const sorted = others.toSorted();
  return some.toSorted().every((it, index) => it === sorted[index]);
}

function sameAbilities(one: Characteristics, other: Characteristics): boolean {
  return sameMembers(
    one.abilities.map(it => it.key),
    other.abilities.map(it => it.key),
  );
}
