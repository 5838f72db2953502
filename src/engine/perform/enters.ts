// 400.6, 603.6a: an object is on the battlefield.
import { putOntoBattlefield } from '../entering/permanent.ts';
import { drafted } from '../model/change.ts';
import type { Perform } from './record.ts';

export const enters: Perform<'enters'> = ({ draft, happened }, { entering, created }) => {
  const { zone } = drafted(draft, entering.object);
  putOntoBattlefield(draft, entering);
  const { object } = entering;
  const cast = zone === 'stack' && entering.cast !== undefined;
  const { played } = entering;
  happened({ kind: 'entered', object, from: zone === 'stack' ? 'stack' : entering.from, cast, created, played });
  const { attachedTo, designations } = drafted(draft, object);
  for (const designation of designations) happened({ kind: 'designated', object, designation });
  if (attachedTo !== undefined) happened({ kind: 'attached', object, to: attachedTo });
};
