// Changes of values that both effects of a layer and exceptions of copy effects make (613.1, 707.9).
import type { CardType, Color, Supertype } from '../../vocabulary/index.ts';
import type { Ability } from './ability.ts';

export type ValueChange =
  | {
      readonly kind: 'addTypes';
      readonly supertypes: readonly Supertype[];
      readonly types: readonly CardType[];
      readonly subtypes: readonly string[];
    }
  /** Setting types removes the old ones and their subtypes (205.1a). */
  | { readonly kind: 'setTypes'; readonly types: readonly CardType[]; readonly subtypes: readonly string[] }
  /** "is a Frog", "it's a 4/4 black Zombie": subtypes of one family in place of the others (205.1b). */
  | {
      readonly kind: 'setSubtypes';
      readonly family: 'creature' | 'land' | 'artifact' | 'enchantment';
      readonly subtypes: readonly string[];
    }
  | { readonly kind: 'everyCreatureType' }
  | { readonly kind: 'setColors' | 'addColors'; readonly colors: readonly Color[] }
  | { readonly kind: 'gains'; readonly abilities: readonly Ability[] };
