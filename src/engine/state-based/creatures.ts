// 704.5f-704.5h: creatures with no toughness, with lethal damage, damaged by a source with deathtouch.
import { hasKeyword } from '../event/in-vain.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { destroyed, ofType, onEach, toGraveyards } from './found.ts';

/** 704.5f: a creature with toughness 0 or less is put into its owner's graveyard. */
export const noToughness = onEach(
  '704.5f',
  'no toughness',
  view => ofType(view, 'Creature').filter(id => toughness(view, id) <= 0),
  objects => toGraveyards(objects),
);

/** 704.5g: a creature with damage of at least its toughness is destroyed. */
export const lethalDamage = onEach(
  '704.5g',
  'lethal damage',
  view => destructible(view).filter(id => view.object(id).damage > 0 && view.object(id).damage >= toughness(view, id)),
  destroyed,
);

/** 704.5h: a creature dealt damage by a source with deathtouch is destroyed. */
export const deathtouched = onEach(
  '704.5h',
  'deathtouch',
  view => destructible(view).filter(id => view.object(id).deathtouched),
  destroyed,
);

/** 702.12b: nothing destroys the others. */
function destructible(view: View): readonly ObjectId[] {
  return ofType(view, 'Creature').filter(id => toughness(view, id) > 0 && !hasKeyword(view, id, 'indestructible'));
}

function toughness(view: View, id: ObjectId): number {
  return view.of(id).toughness ?? 0;
}
