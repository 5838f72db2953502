// Measures of an object: power, toughness, mana value, loyalty.
import { assertNever } from '../../kit/assert-never.ts';
import type { Measure } from '../ability/filter.ts';
import type { ObjectId } from '../model/ids.ts';
import type { View } from './view.ts';

/** The number; undefined where the object has none (a land has no power, 208.3). */
export function measureObject(view: View, id: ObjectId, what: Measure): number | undefined {
  const object = view.of(id);
  switch (what) {
    case 'power':
      return object.power;
    case 'toughness':
      return object.toughness;
    case 'manaValue':
      return object.manaValue;
    case 'basePower':
      return object.basePower;
    case 'baseToughness':
      return object.baseToughness;
    case 'totalPowerAndToughness':
      return object.power === undefined && object.toughness === undefined
        ? undefined
        : (object.power ?? 0) + (object.toughness ?? 0);
    case 'loyalty':
      return object.loyalty;
    case 'colors':
      return object.colors.length;
    default:
      return assertNever(what);
  }
}
