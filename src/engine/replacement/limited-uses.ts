// 614.3, 615.8: "the next time": an effect with so many uses has one less, once for all that happens at the same time.
import type { GameEvent } from '../event/game-event.ts';
import type { EventBatch } from '../event/pending-event.ts';
import type { Run } from '../event/run-state.ts';
import type { ApplicableEffect } from './applicable-effects.ts';
import { countsAmount } from './shield.ts';

/** Takes a use of the effect, of damage and of several things entering only once all of the same time is settled. Shields against so much damage count damage instead. */
export function spendUse(run: Run, batch: EventBatch, event: GameEvent, { effect }: ApplicableEffect): void {
  if (effect.uses === undefined || countsAmount(effect.ability.rewrites)) return;
  const { event: pattern } = effect.ability;
  const ofSource = pattern.kind === 'dealDamage' && pattern.source !== undefined;
  // "the next time one or more … enter": all that enters at once is that time
  if (pattern.kind === 'enters' && pattern.together) batch.metDamage.set(effect.key, undefined);
  else if (event.kind !== 'dealsDamage') spend(run, effect.key);
  else if (!batch.metDamage.has(effect.key))
    batch.metDamage.set(effect.key, ofSource ? event.damage[0]?.source : undefined);
}

/** 615.8: whether the effect has met damage of another source, so that this is no more the next time. */
export function hasMetOtherSource(batch: EventBatch, event: GameEvent, key: string): boolean {
  const source = batch.metDamage.get(key);
  return event.kind === 'dealsDamage' && source !== undefined && source !== event.damage[0]?.source;
}

/** Takes the uses of effects that have met their damage. */
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
