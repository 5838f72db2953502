// 614.12: permanents that enter at the same time do not affect each other; what would have applied is recorded.
import type { Ability } from '../ability/ability.ts';
import type { ReplacementAbility } from '../ability/replacement.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import type { Entering, GameEvent } from '../event/event.ts';
import { tell } from '../event/play.ts';
import type { Work } from '../event/work.ts';
import type { Context } from '../match/view.ts';
import { eventContext } from './event-context.ts';
import { watches } from './watches.ts';

/** Records effects of what enters with the object that would apply to it if they were there already. */
export function tellSiblings(work: Work, event: GameEvent, entering: Entering): void {
  const { scene, play, view } = work;
  if (scene.entering.size < 2) return;
  for (const sibling of scene.entering.values()) {
    if (sibling.object === entering.object || sibling.faceDown !== undefined) continue;
    const abilities = copiableValuesOf(view.object(sibling.object)).abilities.filter(isAboutEntering);
    const context: Context = { source: sibling.object, controller: sibling.under, ...eventContext(view, event) };
    if (!abilities.some(ability => watches(play, view, ability.event, event, context))) continue;
    if (isTold(work, sibling, entering)) continue;
    tell(play, {
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

function isTold({ play }: Work, sibling: Entering, entering: Entering): boolean {
  return play.trail.some(
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
