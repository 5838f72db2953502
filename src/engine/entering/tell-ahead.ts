// 614.12: what the look ahead found, for the trail, where it is not what is printed or copied.
import type { CardType } from '../../vocabulary/index.ts';
import type { Ability } from '../ability/ability.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import type { Entering } from '../event/event.ts';
import { tell } from '../event/play.ts';
import type { Work } from '../event/work.ts';
import { expandKeyword } from '../keywords/expand.ts';
import { explain } from '../layers/explain.ts';
import type { EffectName } from '../trail/step.ts';
import { sight } from './look-ahead.ts';

/** Records what it would be, and an ability of its own that it would not have there. */
export function tellAhead(work: Work, entering: Entering): void {
  tellTypes(work, entering);
  tellLost(work, entering);
}

/** The card types it would have, and what makes it so; once for each way it would be. */
function tellTypes(work: Work, entering: Entering): void {
  const view = sight(work);
  const object = view.object(entering.object);
  const as = view.of(entering.object);
  const { printed, face } = entering.copy?.of ?? { printed: object.printed, face: object.face };
  const { types } = printed.faces[face] ?? printed.faces[0];
  if (object.faceDown !== undefined || alike(as.types, types)) return;
  const isTold = work.play.trail.some(
    step => step.kind === 'lookedAhead' && step.object === entering.object && alike(step.as.types, as.types),
  );
  if (isTold) return;
  const because: EffectName[] = [];
  for (const step of explain(view, [entering.object])) {
    if (step.kind !== 'layer' || step.change === undefined || !CHANGES_TYPES.includes(step.change.kind)) continue;
    if (!because.some(known => known.source === step.effect.source && known.name === step.effect.name)) {
      because.push(step.effect);
    }
  }
  tell(work.play, { kind: 'lookedAhead', rule: '614.12', notable: false, object: entering.object, as, because });
}

/** That nothing is left of what its own copiable values say of how it enters. */
function tellLost({ play, view }: Work, { object }: Entering): void {
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
  if (ability.kind === 'keyword') return expandKeyword(ability).some(it => isOwnEntering(it.ability));
  if (ability.kind !== 'replacement' || ability.event.kind !== 'enters') return false;
  return ability.event.what.clauses.some(clause => clause.kind === 'is' && clause.ref.kind === 'self');
}

const CHANGES_TYPES: readonly string[] = ['addTypes', 'setTypes', 'removeTypes', 'chosenType'];

function alike(one: readonly CardType[], other: readonly CardType[]): boolean {
  return one.length === other.length && one.every(type => other.includes(type));
}
