// Illegal attachments (704.5m, 704.5n, 704.5p): Auras, Equipment and others.
import { attachmentKind, canBeAttached } from '../attach/legal.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { actionOnEach, toGraveyards } from './action.ts';

/** 704.5m: an Aura attached illegally or to nothing is put into its owner's graveyard. */
export const auraFallsOff = actionOnEach(
  '704.5m',
  view =>
    view.battlefield.filter(
      id => isAura(view, id) && !isBestowed(view, id) && !isCreature(view, id) && !isAttachedRightly(view, id),
    ),
  objects => toGraveyards(objects),
);

/** 303.4d: an Aura that is also a creature can't enchant anything. */
export const creatureAuraFallsOff = actionOnEach(
  '303.4d',
  view =>
    view.battlefield.filter(
      id => isAura(view, id) && !isBestowed(view, id) && isCreature(view, id) && !isAttachedRightly(view, id),
    ),
  objects => toGraveyards(objects),
  ['704.5m', '704.3'],
);

/** 702.103f: a bestowed Aura ceases to be one instead. */
export const bestowedComesOff = actionOnEach(
  '702.103f',
  view => view.battlefield.filter(id => isAura(view, id) && isBestowed(view, id) && !isAttachedRightly(view, id)),
  objects => ({ actions: objects.map(object => ({ kind: 'unattaches', object })) }),
);

/** 704.5n: an Equipment or Fortification becomes unattached and stays. */
export const equipmentComesOff = actionOnEach(
  '704.5n',
  view =>
    view.battlefield.filter(id => {
      const kind = attachmentKind(view, id);
      return (
        (kind === 'Equipment' || kind === 'Fortification') &&
        isAttached(view, id) &&
        !isAttachedRightly(view, id) &&
        !isCreatureOrBattle(view, id)
      );
    }),
  objects => ({ actions: objects.map(object => ({ kind: 'unattaches', object })) }),
);

/**
 * 704.5p: a creature or battle that is attached, or any other permanent that is no attachment, becomes unattached and
 * stays.
 */
export const othersComeOff = actionOnEach(
  '704.5p',
  view =>
    view.battlefield.filter(id => {
      if (!isAttached(view, id) || (isAura(view, id) && !isCreatureOrBattle(view, id))) return false;
      return attachmentKind(view, id) === undefined || (isCreatureOrBattle(view, id) && !isAttachedRightly(view, id));
    }),
  objects => ({ actions: objects.map(object => ({ kind: 'unattaches', object })) }),
);

function isAura(view: View, id: ObjectId): boolean {
  return attachmentKind(view, id) === 'Aura';
}

function isBestowed(view: View, id: ObjectId): boolean {
  return view.object(id).cast?.costs.includes('bestow') === true;
}

function isAttached(view: View, id: ObjectId): boolean {
  return view.object(id).attachedTo !== undefined;
}

function isAttachedRightly(view: View, id: ObjectId): boolean {
  const { attachedTo } = view.object(id);
  return attachedTo !== undefined && canBeAttached(view, id, attachedTo);
}

function isCreature(view: View, id: ObjectId): boolean {
  return view.of(id).types.includes('Creature');
}

function isCreatureOrBattle(view: View, id: ObjectId): boolean {
  const { types } = view.of(id);
  return types.includes('Creature') || types.includes('Battle');
}
