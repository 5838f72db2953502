// Aspects of an object that a change writes.
import { assertNever } from '../../kit/assert-never.ts';
import { CARD_TYPES, SUPERTYPES } from '../../vocabulary/index.ts';
import type { Change } from '../ability/continuous-effect.ts';
import { familyOf, isBasicLandType } from '../model/subtypes.ts';
import type { Layer } from './layer.ts';

/** Whether the change writes an aspect in its layer that is read. */
export function changesAspects(change: Change, layer: Layer, reads: DependencyAspects): boolean {
  switch (layer) {
    case '1a':
    case '3':
      return reads.types !== undefined || reads.colors || reads.abilities || reads.size || reads.name;
    case '2':
      return reads.control;
    case '4':
      return bearsOnTypes(change, reads) || (reads.abilities && mayRemoveAbilities(change));
    case '5':
      return reads.colors;
    case '6':
      // until Magic 2010 colors were changed in this layer too
      return reads.abilities || (reads.colors && COLORS.has(change.kind));
    default:
      return reads.size;
  }
}

/** Whether the change could remove an ability, and with it an effect (613.8a: "the existence"). */
export function mayRemoveAbilities(change: Change): boolean {
  switch (change.kind) {
    case 'copyOf':
    case 'text':
    case 'losesAll':
    case 'loses':
    case 'cantHave':
      return true;
    case 'setLandTypes':
    case 'setTypes':
    case 'setSubtypes':
      return change.subtypes.some(isBasicLandType);
    case 'chosenType':
      return change.set;
    case 'control':
    case 'addTypes':
    case 'removeTypes':
    case 'everyBasicLandType':
    case 'everyCreatureType':
    case 'setColors':
    case 'addColors':
    case 'chosenColor':
    case 'gains':
    case 'gainsAbilitiesOf':
    case 'definePowerToughness':
    case 'setPowerToughness':
    case 'modifyPowerToughness':
    case 'switchPowerToughness':
    case 'setName':
    case 'rule':
      return false;
    default:
      return assertNever(change);
  }
}

const COLORS: ReadonlySet<Change['kind']> = new Set<Change['kind']>(['setColors', 'addColors', 'chosenColor']);

function bearsOnTypes(change: Change, reads: DependencyAspects): boolean {
  if (reads.types === undefined) return false;
  if (reads.types === 'all') return true;
  for (const word of reads.types) if (writes(change, word)) return true;
  return false;
}

/** Whether the change may add or remove that type, subtype or supertype. */
function writes(change: Change, word: string): boolean {
  switch (change.kind) {
    case 'addTypes':
      return [...change.types, ...change.subtypes, ...change.supertypes].some(it => it === word);
    case 'removeTypes':
    case 'setTypes':
      return true;
    case 'setSubtypes':
      return familyOf(word) === change.family;
    case 'setLandTypes':
    case 'everyBasicLandType':
      return familyOf(word) === 'land';
    case 'everyCreatureType':
      return familyOf(word) === 'creature';
    case 'chosenType':
      return !SUPERTYPES.some(it => it === word) && (change.what === 'cardType' || !CARD_TYPES.some(it => it === word));
    case 'copyOf':
    case 'text':
    case 'control':
    case 'setColors':
    case 'addColors':
    case 'chosenColor':
    case 'gains':
    case 'gainsAbilitiesOf':
    case 'loses':
    case 'losesAll':
    case 'cantHave':
    case 'definePowerToughness':
    case 'setPowerToughness':
    case 'modifyPowerToughness':
    case 'switchPowerToughness':
    case 'setName':
    case 'rule':
      return false;
    default:
      return assertNever(change);
  }
}

/** The aspects of objects that an effect reads, in its filter, its conditions and its amounts. */
export interface DependencyAspects {
  /** Types, subtypes and supertypes by name, or all of them. */
  readonly types: ReadonlySet<string> | 'all' | undefined;
  readonly colors: boolean;
  readonly abilities: boolean;
  readonly size: boolean;
  readonly control: boolean;
  readonly name: boolean;
  /** Whether it reads objects other than the one it may affect: counts, conditions, shared qualities. */
  readonly elsewhere: boolean;
}
