// Clauses about what was chosen or named.
import { assertNever } from '../../kit/assert-never.ts';
import type { Clause } from '../ability/filter.ts';
import type { ChosenValues } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { hasSubtype } from './has.ts';
import { measureObject } from './measure-object.ts';
import type { Context, View } from './view.ts';

/** 709.4a: an object with two names has each of them. */
export function isNamed(view: View, id: ObjectId, name: string): boolean {
  const own = view.of(id).name;
  return own !== '' && (own === name || own.split(' // ').includes(name));
}

/** Whether a measure of an object is odd or even, as the clause has it; false for an object without that measure. */
export function hasParity(view: View, clause: Clause & { readonly kind: 'parity' }, id: ObjectId): boolean {
  const value = measureObject(view, id, clause.measure);
  return value !== undefined && (Math.abs(value) % 2 === 1) === (clause.parity === 'odd');
}

/** 607.2d: whether it is of the quality chosen for the ability's source; without a choice nothing matches. */
export function isChosen(view: View, { what, nth }: ChosenClause, id: ObjectId, context: Context): boolean {
  const chosen = context.chosen ?? {};
  switch (what) {
    case 'creatureType':
    case 'landType': {
      const land = nth === undefined ? (chosen.landType ?? chosen.basicLandType) : nthLandType(chosen, nth);
      const type = what === 'landType' ? land : (chosen.creatureType ?? land);
      return type !== undefined && hasSubtype(view, id, type);
    }
    case 'color':
      return view.of(id).colors.some(color => color === chosen.color || (chosen.colors?.includes(color) ?? false));
    case 'cardName':
      return chosenNames(chosen).some(name => isNamed(view, id, name));
    case 'cardType':
      return view.of(id).types.some(type => type.toLowerCase() === chosen.cardType?.toLowerCase());
    case 'quality':
      return (chosen.mode === 'odd' || chosen.mode === 'even') && hasParity(view, QUALITY[chosen.mode], id);
    case 'object':
      return chosen.object === id;
    case 'player':
      return chosen.player !== undefined && view.controller(id) === chosen.player;
    default:
      return assertNever(what);
  }
}

function chosenNames({ cardName, cardNames }: ChosenValues): readonly string[] {
  return cardNames ?? (cardName === undefined ? [] : [cardName]);
}

const QUALITY = {
  odd: { kind: 'parity', measure: 'manaValue', parity: 'odd' },
  even: { kind: 'parity', measure: 'manaValue', parity: 'even' },
} as const;

type ChosenClause = Clause & { readonly kind: 'chosen' };

/** "The first chosen type", "the second chosen type": land types in the order in which they were chosen. */
export function nthLandType({ landType, basicLandType, basicLandTypes }: ChosenValues, nth: 1 | 2): string | undefined {
  if (basicLandTypes !== undefined) return basicLandTypes[nth - 1];
  // a land type and a basic land type
  return landType === undefined ? undefined : [landType, basicLandType][nth - 1];
}
