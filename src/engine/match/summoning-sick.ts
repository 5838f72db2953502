// 302.6: creatures that have come under their controller's control this turn.
import type { ObjectId } from '../model/ids.ts';
import { hasKeyword } from './has.ts';
import type { View } from './view.ts';

/** 302.6: whether it came under its controller's control this turn and has no haste (702.10b); of creatures. */
export function isSummoningSick(view: View, id: ObjectId): boolean {
  return view.object(id).arrivedThisTurn && view.of(id).types.includes('Creature') && !hasKeyword(view, id, 'haste');
}

/** 602.5a: whether its abilities with {T} or {Q} in their cost can't be activated yet. */
export function isTooNewToActivate(view: View, id: ObjectId): boolean {
  return isSummoningSick(view, id) && !activatesAsThoughHasty(view, id);
}

/** "Activate abilities of creatures you control as though those creatures had haste", which is kept as text. */
function activatesAsThoughHasty(view: View, id: ObjectId): boolean {
  return view.cants.some(
    ({ ability: { what }, controller, source }) =>
      what.kind === 'text' &&
      (what.about.includes('activating at once') ||
        (what.about.includes('activating others at once') && source !== id)) &&
      controller === view.controller(id),
  );
}
