// 614.3, 615.8: "the next time": an effect with so many uses has one less, once for all that happens at the same time.
import type { GameEvent } from '../event/event.ts';
import type { Play } from '../event/play.ts';
import type { Scene } from '../event/work.ts';
import type { Candidate } from './gather.ts';
import { countsAmount } from './shield.ts';

/** Takes a use of the effect, of damage and of several things entering only once all of the same time is settled. Shields against so much damage count damage instead. */
export function useUp(play: Play, scene: Scene, event: GameEvent, { effect }: Candidate): void {
  if (effect.uses === undefined || countsAmount(effect.ability.rewrites)) return;
  const { event: pattern } = effect.ability;
  const ofSource = pattern.kind === 'dealDamage' && pattern.source !== undefined;
  // "the next time one or more … enter": all that enters at once is that time
  if (pattern.kind === 'enters' && pattern.together) scene.met.set(effect.key, undefined);
  else if (event.kind !== 'dealsDamage') spend(play, effect.key);
  else if (!scene.met.has(effect.key)) scene.met.set(effect.key, ofSource ? event.damage[0]?.source : undefined);
}

/** 615.8: whether the effect has met damage of another source, so that this is no more the next time. */
export function hasMetAnother(scene: Scene, event: GameEvent, key: string): boolean {
  const source = scene.met.get(key);
  return event.kind === 'dealsDamage' && source !== undefined && source !== event.damage[0]?.source;
}

/** Takes the uses of effects that have met their damage. */
export function spendMet(play: Play, scene: Scene): void {
  for (const key of scene.met.keys()) spend(play, key);
  scene.met.clear();
}

function spend(play: Play, key: string): void {
  const effects = play.state.effects.map(it =>
    it.id === key && it.uses !== undefined ? { ...it, uses: it.uses - 1 } : it,
  );
  play.state = { ...play.state, effects: effects.filter(it => it.uses === undefined || it.uses > 0) };
}
