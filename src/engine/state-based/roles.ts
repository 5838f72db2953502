// Roles (704.5z): of several of one player on one permanent only the newest stays.
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { actionOnEach, toGraveyards } from './action.ts';

export const oneRole = actionOnEach(
  '704.5z',
  view => {
    const roles = view.battlefield.filter(id => view.of(id).subtypes.includes('Role'));
    return roles.filter(role => roles.some(other => isOlder(view, role, other)));
  },
  objects => toGraveyards(objects),
);

function isOlder(view: View, role: ObjectId, other: ObjectId): boolean {
  const one = view.object(role);
  const two = view.object(other);
  if (role === other || one.attachedTo === undefined || one.attachedTo !== two.attachedTo) return false;
  return view.controller(role) === view.controller(other) && one.timestamp < two.timestamp;
}
