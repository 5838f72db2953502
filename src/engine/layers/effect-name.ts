// What an effect is called in the trail.
import type { PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import type { EffectName } from '../trail/step.ts';
import type { LayerEffect } from './layer-effect.ts';

/** Its source's label, or the words it came from. */
export function effectNameOf(state: GameState, effect: LayerEffect, controller: PlayerId | undefined): EffectName {
  const { source, said } = effect;
  const label = source === undefined ? undefined : state.objects.get(source)?.label;
  return { source, name: said?.name ?? label ?? '', controller };
}
