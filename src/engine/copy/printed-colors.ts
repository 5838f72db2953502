// 105.2: the colors of copiable values: set, or of the color indicator, or of the mana cost.
import type { Color } from '../../vocabulary/index.ts';
import type { CopiableValues } from '../model/characteristics.ts';
import { colorsOfCost } from '../model/mana-cost.ts';

/** The colors an object with these values has before any other effect. */
export function colorsOf(values: CopiableValues): readonly Color[] {
  return values.colors ?? values.colorIndicator ?? colorsOfCost(values.manaCost);
}
