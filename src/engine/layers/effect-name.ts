// Names of effects in the trail.
import type { PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { EffectName } from '../trail/step.ts';
import type { LayerEffect } from './layer-effect.ts';

/** The name of an effect: the card or words it came from, else its source's label. */
export function effectNameOf(state: GameState, effect: LayerEffect, controller: PlayerId | undefined): EffectName {
  const { source, fixedContext } = effect;
  const label = source === undefined ? undefined : state.objects.get(source)?.label;
  // 611.2e: the changes an object entered with are effects of what put it there
  if (effect.origin === 'lasting') return { source: fixedContext?.by, name: fixedContext?.name ?? '', controller };
  return { source, name: fixedContext?.name ?? label ?? '', controller };
}
