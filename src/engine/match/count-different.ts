// Counts of different colors, types, names or numbers among objects.
import { assertNever } from '../../kit/assert-never.ts';
import type { Amount } from '../ability/amount.ts';
import type { ObjectId } from '../model/ids.ts';
import { CREATURE_TYPES, familyOf, isBasicLandType } from '../model/subtypes.ts';
import type { View } from './view.ts';

type What = (Exclude<Amount, number> & { readonly kind: 'different' })['what'];

/** The number of different things of that sort among the objects. */
export function countDifferent(view: View, what: What, ids: readonly ObjectId[]): number {
  const found = new Set<string | number>();
  for (const id of ids) for (const thing of thingsOf(view, what, id)) found.add(thing);
  return found.size;
}

/** The most of the objects that have one thing of that sort in common. */
export function mostAlike(view: View, what: What, ids: readonly ObjectId[]): number {
  const counts = new Map<string | number, number>();
  for (const id of ids)
    for (const thing of new Set(thingsOf(view, what, id))) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

function thingsOf(view: View, what: What, id: ObjectId): readonly (string | number)[] {
  const object = view.of(id);
  switch (what) {
    case 'colors':
      return object.colors;
    case 'cardTypes':
      return object.types;
    case 'creatureTypes':
      return object.everyCreatureType ? CREATURE_TYPES : object.subtypes.filter(type => familyOf(type) === 'creature');
    case 'names':
      return object.name === '' ? [] : [object.name];
    case 'manaValues':
      return [object.manaValue];
    case 'basicLandTypes':
      return object.subtypes.filter(isBasicLandType);
    case 'powers':
      return object.power === undefined ? [] : [object.power];
    case 'counterKinds':
      return Object.entries(view.object(id).counters).flatMap(([kind, n]) => (n > 0 ? [kind] : []));
    case 'manaCosts':
      return object.manaCost === undefined ? [] : [combinedCost(object.manaCost)];
    default:
      return assertNever(what);
  }
}

/** 709.4b: a mana cost with its generic mana as one number: the halves of a split card have one cost together. */
function combinedCost(symbols: readonly string[]): string {
  const generic = symbols.filter(isGeneric).reduce((sum, symbol) => sum + Number(symbol), 0);
  const others = symbols.filter(symbol => !isGeneric(symbol)).sort();
  return [...(generic > 0 || others.length === 0 ? [generic] : []), ...others].join(' ');
}

function isGeneric(symbol: string): boolean {
  return /^\d+$/.test(symbol);
}
