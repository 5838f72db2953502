// 614.12: an ability about how the object enters that it would not have on the battlefield, for the trail.
import type { Ability } from '../ability/ability.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import { type Play, tell } from '../event/play.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';

/** Records that nothing is left of what its own copiable values say of how it enters. */
export function tellLost(play: Play, view: View, object: ObjectId): void {
  const values = copiableValuesOf(view.object(object));
  if (!values.abilities.some(isOwnEntering)) return;
  if (view.of(object).abilities.some(({ ability }) => isOwnEntering(ability))) return;
  if (
    play.trail.some(step => step.kind === 'considered' && step.object === object && step.why === 'lost the ability')
  ) {
    return;
  }
  tell(play, {
    kind: 'considered',
    rule: '614.12',
    notable: true,
    effect: { source: object, name: view.object(object).label, controller: view.controller(object) },
    object,
    applies: false,
    why: 'lost the ability',
  });
}

function isOwnEntering(ability: Ability): boolean {
  if (ability.kind !== 'replacement' || ability.event.kind !== 'enters') return false;
  return ability.event.what.clauses.some(clause => clause.kind === 'is' && clause.ref.kind === 'self');
}
