// Measures of an object: power, toughness, mana value, loyalty.
import { assertNever } from '../../kit/assert-never.ts';
import type { Measure } from '../ability/filter.ts';
import type { ObjectId } from '../model/ids.ts';
import type { View } from './view.ts';

/** The number; undefined where the object has none (a land has no power, 208.3). */
export function measureObject(view: View, id: ObjectId, what: Measure): number | undefined {
  const it = view.of(id);
  switch (what) {
    case 'power':
      return it.power;
    case 'toughness':
      return it.toughness;
    case 'manaValue':
      return it.manaValue;
    case 'basePower':
      return it.basePower;
    case 'baseToughness':
      return it.baseToughness;
    case 'totalPowerAndToughness':
      return it.power === undefined && it.toughness === undefined ? undefined : (it.power ?? 0) + (it.toughness ?? 0);
    case 'loyalty':
      return it.loyalty;
    case 'colors':
      return it.colors.length;
    default:
      return assertNever(what);
  }
}
