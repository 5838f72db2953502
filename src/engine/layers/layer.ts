// Layers and sublayers in their order (613.1, 613.4), and the layer of each change.
import { assertNever } from '../../kit/assert-never.ts';
import type { Change } from '../ability/continuous-effect.ts';

export const LAYERS = ['1a', '2', '3', '4', '5', '6', '7a', '7b', '7c', '7d'] as const;
export type Layer = (typeof LAYERS)[number];

/**
 * The layer of a change; undefined for a change of the rules (613.11). A defining ability defines power and toughness
 * in 7a; the same words granted by another effect are no characteristic-defining ability (604.3a) and set them in 7b.
 */
export function layerOf(change: Change, defining: boolean): Layer | undefined {
  switch (change.kind) {
    case 'copyOf':
      // 612.6: "has the full text of" is a text-changing effect
      return change.of.kind === 'topOfGraveyard' ? '3' : '1a';
    case 'control':
      return '2';
    case 'text':
    case 'setName':
      return '3';
    case 'addTypes':
    case 'setTypes':
    case 'setSubtypes':
    case 'setLandTypes':
    case 'removeTypes':
    case 'everyCreatureType':
    case 'everyBasicLandType':
    case 'chosenType':
      return '4';
    case 'setColors':
    case 'addColors':
    case 'chosenColor':
      return '5';
    case 'gains':
    case 'loses':
    case 'losesAll':
    case 'cantHave':
    case 'gainsAbilitiesOf':
      return '6';
    case 'definePowerToughness':
      return defining ? '7a' : '7b';
    case 'setPowerToughness':
      return '7b';
    case 'modifyPowerToughness':
      return '7c';
    case 'switchPowerToughness':
      return '7d';
    case 'rule':
      return undefined;
    default:
      return assertNever(change);
  }
}
