// Conditions of conditional copy exceptions (707.9f), checked against copiable values alone.
import { assertNever } from '../../kit/assert-never.ts';
import { isManaAbility } from '../ability/activated.ts';
import { decideClause, type SimpleClause } from '../ability/clause-logic.ts';
import type { Filter } from '../ability/filter.ts';
import type { CopiableValues } from '../model/characteristics.ts';
import { familyOf, isBasicLandType } from '../model/subtypes.ts';
import { colorsOf } from './printed-colors.ts';

/** Whether an object with just these values matches, as far as they tell: what only a position tells counts as met. */
export function copiableValuesMatch(values: CopiableValues, filter: Filter): boolean {
  return filter.clauses.every(clause => decideClause(clause, it => fits(values, it)) !== false);
}

/** Whether the values fit a clause; undefined where it is about more than copiable values, or about what is counted. */
function fits(values: CopiableValues, clause: SimpleClause): boolean | undefined {
  switch (clause.kind) {
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
    case 'adventure':
    case 'attachedTo':
    case 'attachedToA':
    case 'attacking':
    case 'attackingPlayer':
    case 'blocked':
    case 'blocking':
    case 'card':
    case 'chosen':
    case 'commander':
    case 'controlledBy':
    case 'costHas':
    case 'costIs':
    case 'doubleFaced':
    case 'counters':
    case 'damagedThisWay':
    case 'designation':
    case 'enchanted':
    case 'equipped':
    case 'faceDown':
    case 'faceUp':
    case 'historic':
    case 'history':
    case 'outsideIdentity':
    case 'inZone':
    case 'is':
    case 'measure':
    case 'modified':
    case 'other':
    case 'outlaw':
    case 'ownedBy':
    case 'parity':
    case 'party':
    case 'permanent':
    case 'shares':
    case 'spell':
    case 'tapped':
    case 'targets':
    case 'token':
    case 'transformed':
    case 'opposing':
    case 'unblocked':
    case 'untapped':
    case 'withAttached':
      return undefined;
    default:
      return assertNever(clause);
  }
}

function isCreatureType({ subtype }: SimpleClause & { readonly kind: 'subtype' }): boolean {
  return familyOf(subtype) === 'creature';
}
