// Trail steps for the look ahead (614.12), where its result is not what is printed or copied.
import type { CardType } from '../../vocabulary/index.ts';
import type { Ability } from '../ability/ability.ts';
import { isOfSelf } from '../ability/is-of-self.ts';
import { copiableValuesOf } from '../copy/copiable.ts';
import type { EnteringObject } from '../event/game-event.ts';
import type { PendingEvent } from '../event/pending-event.ts';
import { record } from '../event/run-state.ts';
import { removersOf } from '../explain-layers/ability-removers.ts';
import { layerSteps } from '../explain-layers/layer-steps.ts';
import { expandKeyword } from '../keywords/expand-keyword.ts';
import type { EffectName } from '../trail/step.ts';
import { eventView } from './look-ahead.ts';

/** Records the types it would have, and an ability of its own that it would not have there. */
export function recordLookAhead(pending: PendingEvent, entering: EnteringObject): void {
  recordTypes(pending, entering);
  recordLostAbility(pending, entering);
}

/** Records the card types it would have and the effects behind them, once for each result. */
function recordTypes(pending: PendingEvent, entering: EnteringObject): void {
  const view = eventView(pending);
  const object = view.object(entering.object);
  const as = view.of(entering.object);
  const { printed, face } = entering.copy?.of ?? { printed: object.printed, face: object.face };
  const { types } = printed.faces[face] ?? printed.faces[0];
  if (object.faceDown !== undefined || alike(as.types, types)) return;
  const isTold = pending.run.trail.some(
    step => step.kind === 'lookedAhead' && step.object === entering.object && alike(step.as.types, as.types),
  );
  if (isTold) return;
  const because: EffectName[] = [];
  const inSpiteOf: EffectName[] = [];
  for (const step of layerSteps(view, [entering.object])) {
    if (step.kind !== 'layer' || step.change === undefined || !CHANGES_TYPES.includes(step.change.kind)) continue;
    const { change } = step;
    const vain = change.kind === 'addTypes' && change.types.some(type => !as.types.includes(type));
    const list = vain ? inSpiteOf : because;
    if (!list.some(other => other.source === step.effect.source && other.name === step.effect.name)) {
      list.push(step.effect);
    }
  }
  const { object: id } = entering;
  record(pending.run, { kind: 'lookedAhead', rule: '614.12', notable: false, object: id, as, because, inSpiteOf });
}

/** Records that it would lose its own copiable abilities about the way it enters. */
function recordLostAbility({ run, view }: PendingEvent, { object }: EnteringObject): void {
  const values = copiableValuesOf(view.object(object));
  if (!values.abilities.some(isOwnEntering)) return;
  if (view.of(object).abilities.some(({ ability }) => isOwnEntering(ability))) return;
  if (run.trail.some(step => step.kind === 'considered' && step.object === object && step.why === 'lost the ability')) {
    return;
  }
  record(run, {
    kind: 'considered',
    rule: '614.12',
    notable: true,
    effect: { source: object, name: view.object(object).label, controller: view.controller(object) },
    object,
    applies: false,
    why: 'lost the ability',
    lost: { abilities: values.abilities.filter(isOwnEntering), because: removersOf(view, object) },
  });
}

function isOwnEntering(ability: Ability): boolean {
  if (ability.kind === 'keyword') return expandKeyword(ability).some(it => isOwnEntering(it.ability));
  if (ability.kind !== 'replacement' || ability.event.kind !== 'enters') return false;
  return isOfSelf(ability.event.what);
}

const CHANGES_TYPES: readonly string[] = ['addTypes', 'setTypes', 'removeTypes', 'chosenType'];

function alike(one: readonly CardType[], other: readonly CardType[]): boolean {
  return one.length === other.length && one.every(type => other.includes(type));
}
