// Conditions of conditional copy exceptions (707.9f), checked against copiable values alone.
import { isManaAbility } from '../ability/activated.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { CopiableValues } from '../model/characteristics.ts';
import { familyOf, isBasicLandType } from '../model/subtypes.ts';
import { colorsOf } from './printed-colors.ts';

/** Whether an object with just these values matches; clauses about anything else count as true. */
export function copiableValuesMatch(values: CopiableValues, filter: Filter): boolean {
  return filter.clauses.every(clause => fits(values, clause));
}

function fits(values: CopiableValues, clause: Clause): boolean {
  switch (clause.kind) {
    case 'all':
      return clause.of.every(it => fits(values, it));
    case 'any':
      return clause.of.some(it => fits(values, it));
    case 'not':
      return !fits(values, clause.of);
    case 'type':
      return values.types.includes(clause.type);
    case 'supertype':
      return values.supertypes.includes(clause.supertype);
    case 'subtype':
      return values.subtypes.includes(clause.subtype) || (values.everyCreatureType === true && isCreatureType(clause));
    case 'color':
      return colorsOf(values).includes(clause.color);
    case 'colorless':
      return colorsOf(values).length === 0;
    case 'multicolored':
      return colorsOf(values).length > 1;
    case 'monocolored':
      return colorsOf(values).length === 1;
    case 'named':
      return values.name === clause.name;
    case 'keyword':
      return values.abilities.some(it => it.kind === 'keyword' && it.keyword === clause.keyword);
    case 'noAbilities':
      return values.abilities.length === 0;
    case 'manaAbility':
      return values.abilities.some(isManaAbility) || values.subtypes.some(isBasicLandType);
    default:
      return true;
  }
}

function isCreatureType(clause: Clause & { readonly kind: 'subtype' }): boolean {
  return familyOf(clause.subtype) === 'creature';
}
