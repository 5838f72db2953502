// Abilities that can have no bearing on an event, whatever the facts are that they ask for.
import { type Ability, isOfSelf, type ObjectId, type Outcome, project } from '../engine/index.ts';
import { equals } from '../kit/structure.ts';
import type { Staged } from './stage/stage.ts';

/**
 * Whether what the printed ability of an object asks for may bear on the outcomes: not where it says how a permanent enters
 * that has entered before, waits for a step that does not begin, or is of a permanent that has lost it. `part` is an ability
 * that it stands for, where it is a keyword.
 */
export function mayBear(
  { state, edition, event }: Staged,
  outcomes: readonly Outcome[],
  id: ObjectId,
  ability: Ability,
  part: Ability,
): boolean {
  if (part.kind === 'triggered' && event.kind !== 'begins' && part.events.every(it => it.kind === 'begins'))
    return false;
  const isThere = state.objects.get(id)?.zone === 'battlefield';
  const enters = outcomes.some(it => it.occurrences.some(one => one.kind === 'entered' && one.object === id));
  if (isThere && !enters) return !isOwnEntering(part) && has(project(state, edition).of(id).abilities, ability);
  if (isThere || part.kind !== 'static') return true;
  const after = outcomes.filter(it => it.state.objects.get(id)?.zone === 'battlefield');
  return after.length === 0 || after.some(it => has(project(it.state, edition).of(id).abilities, ability));
}

function isOwnEntering(ability: Ability): boolean {
  return ability.kind === 'replacement' && ability.event.kind === 'enters' && isOfSelf(ability.event.what);
}

function has(abilities: readonly { readonly ability: Ability }[], ability: Ability): boolean {
  return abilities.some(it => it.ability === ability || equals(it.ability, ability));
}
