// Designations written for an object that can't have got them: monstrous without monstrosity, solved without being a Case.
import { type Ability, type GameObject, type GameState, type Printed, project } from '../../engine/index.ts';
import type { Issue } from '../../kit/issue.ts';
import { type Designated, isOfPermanents, missingWay } from '../../oracle/index.ts';
import type { DeclaredObject } from '../declared/declared-object.ts';
import { isIssue } from './card-lookup.ts';
import { idOf, type Staging } from './staging.ts';

/** Issues for the designations of an object that it can't have. */
export function unfitDesignations(staging: Staging, state: GameState, written: DeclaredObject): readonly Issue[] {
  const { name, path, zone, given } = written;
  const object = state.objects.get(idOf(written));
  if (given === undefined || object === undefined) return [];
  return given.designations.flatMap((designation, n): readonly Issue[] => {
    const issue = (message: string): readonly Issue[] => [{ path: [...path, 'designations', n], message }];
    if (zone !== 'battlefield' && isOfPermanents(designation))
      return issue(`${name} is in the ${zone}, and only a permanent can be ${designation}.`);
    const missing = missingWay(designation, designated(staging, state, object));
    if (missing === undefined) return [];
    return issue(`${name} ${missing.lacks}, so it can't be ${designation} (${missing.rule}).`);
  });
}

function designated(staging: Staging, state: GameState, { id, printed, copies, components }: GameObject): Designated {
  const { subtypes, abilities } = project(state, staging.edition).of(id);
  const others = [...state.objects.values()].filter(it => it.id !== id).flatMap(it => abilitiesOf(it.printed));
  return {
    cards: [printed, ...copies.map(it => it.of.printed), ...components],
    subtypes,
    abilities: abilities.map(it => it.ability),
    others: [...others, ...effectsWritten(staging)],
  };
}

function abilitiesOf({ faces }: Printed): readonly Ability[] {
  return faces.flatMap(face => face.abilities);
}

/** The abilities of the cards that made effects that last, and effects written in words as such abilities. */
function effectsWritten({ scenario, cards }: Staging): readonly Ability[] {
  return Object.values(scenario.given.players).flatMap(player =>
    player.effects.flatMap(({ from, text }): readonly Ability[] => {
      if (from === undefined) return text === undefined ? [] : [{ kind: 'unread', text }];
      const card = cards.card(from, []);
      return isIssue(card) ? [] : abilitiesOf(card.printed);
    }),
  );
}
