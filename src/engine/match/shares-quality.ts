// Shared qualities of two objects: "that shares a creature type with it".

import { assertNever } from '../../kit/assert-never.ts';
import { PERMANENT_TYPES } from '../../vocabulary/index.ts';
import type { Clause } from '../ability/filter.ts';
import type { Characteristics } from '../model/characteristics.ts';
import type { ObjectId } from '../model/ids.ts';
import { familyOf } from '../model/subtypes.ts';
import type { Evaluators } from './evaluators.ts';
import { resolveObject } from './resolve-reference.ts';
import type { Context, View } from './view.ts';

type SharesClause = Clause & { readonly kind: 'shares' };

/** Whether the object shares the quality with the one referred to, or with any other that the filter matches. */
export function sharesQuality(
  read: Evaluators,
  view: View,
  clause: SharesClause,
  id: ObjectId,
  context: Context,
): boolean {
  if ('clauses' in clause.with) {
    const others = read.select(view, clause.with, context);
    return others.some(other => (clause.itself || other !== id) && share(view, clause.what, id, other));
  }
  const other = resolveObject(view, clause.with, context);
  return other !== undefined && view.state.objects.has(other) && share(view, clause.what, id, other);
}

function share(view: View, what: SharesClause['what'], one: ObjectId, other: ObjectId): boolean {
  const a = view.of(one);
  const b = view.of(other);
  switch (what) {
    case 'creatureType':
      return shareCreatureType(a, b);
    case 'landType':
      return a.subtypes.some(it => familyOf(it) === 'land' && b.subtypes.includes(it));
    case 'color':
      return a.colors.some(it => b.colors.includes(it));
    case 'cardType':
      return a.types.some(it => b.types.includes(it));
    case 'permanentType':
      return a.types.some(it => PERMANENT_TYPES.some(type => type === it) && b.types.includes(it));
    case 'name':
      return a.name !== '' && a.name === b.name;
    case 'manaValue':
      return a.manaValue === b.manaValue;
    default:
      return assertNever(what);
  }
}

/** An object with every creature type shares one with any that has at least one. */
function shareCreatureType(a: Characteristics, b: Characteristics): boolean {
  const hasAny = (characteristics: Characteristics) =>
    characteristics.everyCreatureType || characteristics.subtypes.some(type => familyOf(type) === 'creature');
  if (a.everyCreatureType) return hasAny(b);
  if (b.everyCreatureType) return hasAny(a);
  return a.subtypes.some(it => familyOf(it) === 'creature' && b.subtypes.includes(it));
}
