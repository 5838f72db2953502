// Counters of objects that change zones (122.2): gone, unless an ability of the object makes them remain.
import type { Zone } from '../../vocabulary/index.ts';
import type { Ability } from '../ability/ability.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import type { View } from './view.ts';

/** The counters that remain on the object in its new zone. */
export function countersKept(view: View, id: ObjectId, to: Zone): GameObject['counters'] {
  const { counters } = view.object(id);
  if (Object.keys(counters).length === 0) return NONE;
  return view.of(id).abilities.some(({ ability }) => countersStay(ability, to)) ? counters : NONE;
}

const NONE: GameObject['counters'] = {};

/** Whether an ability has counters remain on its object as that is put into a zone. */
export function countersStay(ability: Ability, to: Zone): boolean {
  if (ability.kind !== 'static') return false;
  return ability.effects.some(({ changes }) =>
    changes.some(it => it.kind === 'rule' && it.rule.kind === 'keepsCounters' && !it.rule.except.includes(to)),
  );
}
