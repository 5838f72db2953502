// Permanents that enter at the same time (614.12): they do not affect each other; effects that would have are recorded.
import type { Ability } from '../ability/ability.ts';
import type { ReplacementAbility } from '../ability/replacement.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import type { EnteringObject, GameEvent } from '../event/game-event.ts';
import type { PendingEvent } from '../event/pending-event.ts';
import { record } from '../event/run-state.ts';
import type { Context } from '../match/view.ts';
import { eventContext } from './event-context.ts';
import { matchesPattern } from './match-pattern.ts';

/** Records effects of objects entering with it that would apply to it if those objects were there already. */
export function recordSimultaneousEntrants(pending: PendingEvent, event: GameEvent, entering: EnteringObject): void {
  const { batch, run, view } = pending;
  if (batch.entering.size < 2) return;
  for (const sibling of batch.entering.values()) {
    if (sibling.object === entering.object || sibling.faceDown !== undefined) continue;
    const abilities = copiableValuesOf(view.object(sibling.object)).abilities.filter(isAboutEntering);
    const context: Context = { source: sibling.object, controller: sibling.under, ...eventContext(view, event) };
    if (!abilities.some(ability => matchesPattern(run, view, ability.event, event, context))) continue;
    if (isRecorded(pending, sibling, entering)) continue;
    record(run, {
      kind: 'considered',
      rule: '614.12',
      notable: true,
      effect: { source: sibling.object, name: view.object(sibling.object).label, controller: sibling.under },
      object: entering.object,
      applies: false,
      why: 'enters at the same time',
    });
  }
}

function isRecorded({ run }: PendingEvent, sibling: EnteringObject, entering: EnteringObject): boolean {
  return run.trail.some(
    step =>
      step.kind === 'considered' &&
      step.object === entering.object &&
      step.effect.source === sibling.object &&
      step.why === 'enters at the same time',
  );
}

function isAboutEntering(ability: Ability): ability is ReplacementAbility {
  return ability.kind === 'replacement' && ability.event.kind === 'enters';
}
