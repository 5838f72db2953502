// Limited uses of effects (614.3, 615.8): "the next time" is used up once for a whole simultaneous event.
import type { GameEvent } from '../event/game-event.ts';
import type { EventBatch } from '../event/pending-event.ts';
import type { Run } from '../event/run-state.ts';
import type { ApplicableEffect } from './applicable-effects.ts';
import { countsAmount } from './shield.ts';

/**
 * Removes a use of the effect; for damage, and for several objects entering together, after the whole simultaneous
 * event. Prevention shields count damage instead (615.7).
 */
export function spendUse(run: Run, batch: EventBatch, event: GameEvent, { effect }: ApplicableEffect): void {
  if (effect.uses === undefined || countsAmount(effect.ability.rewrites)) return;
  const { event: pattern } = effect.ability;
  const ofSource = pattern.kind === 'dealDamage' && pattern.source !== undefined;
  // "the next time one or more … enter": a whole simultaneous event is one time
  if (pattern.kind === 'enters' && pattern.together) batch.metDamage.set(effect.key, undefined);
  else if (event.kind !== 'dealsDamage') spend(run, effect.key);
  else if (!batch.metDamage.has(effect.key))
    batch.metDamage.set(effect.key, ofSource ? event.damage[0]?.source : undefined);
}

/** 615.8: whether the effect has met damage of another source, so that this damage is not the next time. */
export function hasMetOtherSource(batch: EventBatch, event: GameEvent, key: string): boolean {
  const source = batch.metDamage.get(key);
  return event.kind === 'dealsDamage' && source !== undefined && source !== event.damage[0]?.source;
}

/** Removes the uses of effects that have been applied to damage. */
export function spendMetEffects(run: Run, batch: EventBatch): void {
  for (const key of batch.metDamage.keys()) spend(run, key);
  batch.metDamage.clear();
}

function spend(run: Run, key: string): void {
  const effects = run.state.effects.map(effect =>
    effect.id === key && effect.uses !== undefined ? { ...effect, uses: effect.uses - 1 } : effect,
  );
  run.state = { ...run.state, effects: effects.filter(it => it.uses === undefined || it.uses > 0) };
}
