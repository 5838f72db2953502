// Performer of entering the battlefield (400.6, 603.6a).
import { putOntoBattlefield } from '../entering/permanent.ts';
import { draftObject } from '../model/change-state.ts';
import type { Performer } from './performer.ts';

export const performEnter: Performer<'enters'> = ({ draft, happened }, { entering, created }) => {
  const { zone } = draftObject(draft, entering.object);
  putOntoBattlefield(draft, entering);
  const { object } = entering;
  const cast = zone === 'stack' && entering.cast !== undefined;
  const { played, by: cause } = entering;
  happened({
    kind: 'entered',
    object,
    from: zone === 'stack' ? 'stack' : entering.from,
    cast,
    created,
    played,
    ...(cause?.source === undefined ? {} : { by: cause.source }),
  });
  const { discarded } = entering;
  if (discarded !== undefined) {
    const { by } = discarded;
    happened({
      kind: 'moved',
      object,
      from: zone,
      to: 'battlefield',
      verb: 'discard',
      ...(by === undefined ? {} : { by }),
    });
  }
  const { attachedTo, designations } = draftObject(draft, object);
  for (const designation of designations) happened({ kind: 'designated', object, designation });
  if (attachedTo !== undefined) happened({ kind: 'attached', object, to: attachedTo });
};
