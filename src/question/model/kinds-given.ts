// Permanents that give others card types: "all permanents are enchantments", "all lands are 1/1 creatures".
import { type Ability, type Change, type ContinuousEffect, isOfSelf } from '../../engine/index.ts';
import type { CardType } from '../../vocabulary/index.ts';
import type { Known } from './card-traits.ts';

/** Whether a permanent gives other permanents card types, so that not the printed ones tell what a sweep destroys. */
export function givesKinds({ face }: Known): boolean {
  return face.abilities.flatMap(effectsGiving).length > 0;
}

/** The card types of those to which a permanent gives others: lands, of "all lands are 1/1 creatures". */
export function kindsAltered({ face }: Known): readonly CardType[] {
  return face.abilities
    .flatMap(effectsGiving)
    .flatMap(it => it.affects.clauses.flatMap(clause => (clause.kind === 'type' ? [clause.type] : [])));
}

function effectsGiving(ability: Ability): readonly ContinuousEffect[] {
  if (ability.kind !== 'static') return [];
  return ability.effects.filter(({ affects, changes }) => !isOfSelf(affects) && changes.some(altersTypes));
}

function altersTypes(change: Change): boolean {
  return (change.kind === 'addTypes' || change.kind === 'setTypes') && change.types.length > 0;
}
