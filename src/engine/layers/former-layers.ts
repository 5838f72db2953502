// Layers before Magic 2010 (613.1e, 613.4b): colors and abilities in one layer, resolved effects on power and toughness
// by timestamp.
import type { Change } from '../ability/continuous-effect.ts';
import type { Edition } from '../edition.ts';
import { LAYERS, type Layer } from './layer.ts';
import type { LayerEffect } from './layer-effect.ts';

/** The effects, each with its changes in the layers of the edition. */
export function inEditionLayers(edition: Edition, effects: LayerEffect[]): LayerEffect[] {
  if (edition.misconceptions.layersInOrderOfPlay) return effects.map(inOneLayer);
  if (!effects.some(isLayeredOtherwise)) return effects;
  if (edition.colorsComeBeforeAbilities && edition.sizesAreSetFirst) return effects;
  return effects.map(effect => layered(edition, effect));
}

/** The effect with all that it does from layer 4 on in layer 4, for those who know of no layers. */
function inOneLayer(effect: LayerEffect): LayerEffect {
  if (effect.defining) return effect;
  const cached = IN_ONE.get(effect);
  if (cached !== undefined) return cached;
  const { '1a': copy, '2': control, '3': text, ...others } = effect.changes;
  const all = LAYERS.flatMap(layer => (layer in others ? (effect.changes[layer] ?? []) : []));
  const changes = {
    ...(copy && { '1a': copy }),
    ...(control && { '2': control }),
    ...(text && { '3': text }),
    ...(all.length > 0 && { '4': all }),
  };
  const found = { ...effect, changes, first: LAYERS.find(layer => layer in changes) };
  IN_ONE.set(effect, found);
  return found;
}

const IN_ONE = new WeakMap<LayerEffect, LayerEffect>();

/** Whether the effect could have been in another layer than now. */
function isLayeredOtherwise({ changes, origin }: LayerEffect): boolean {
  return changes['5'] !== undefined || (changes['7c'] !== undefined && origin === 'resolved');
}

function layered(edition: Edition, effect: LayerEffect): LayerEffect {
  const cached = ONCE.get(effect);
  if (cached !== undefined) return cached;
  const changes: Partial<Record<Layer, readonly Change[]>> = {};
  for (const layer of LAYERS) {
    const now = effect.changes[layer];
    const then = layerThen(edition, layer, effect);
    if (now !== undefined) changes[then] = [...(changes[then] ?? []), ...now];
  }
  const found = { ...effect, changes, first: LAYERS.find(layer => changes[layer] !== undefined) };
  ONCE.set(effect, found);
  return found;
}

/** One cache serves both changes, which came on one day. */
const ONCE = new WeakMap<LayerEffect, LayerEffect>();

function layerThen(edition: Edition, layer: Layer, { origin }: LayerEffect): Layer {
  if (layer === '5' && !edition.colorsComeBeforeAbilities) return '6';
  if (layer === '7c' && origin === 'resolved' && !edition.sizesAreSetFirst) return '7b';
  return layer;
}
