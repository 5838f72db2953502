// 704.5f-704.5h: creatures with no toughness, with lethal damage, damaged by a source with deathtouch.
import type { Play } from '../event/play.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { forbids } from '../replacement/forbidden.ts';
import { destroyed, ofType, onEach, RULES, toGraveyards } from './found.ts';

/** 704.5f: a creature with toughness 0 or less is put into its owner's graveyard. */
export const noToughness = onEach(
  '704.5f',
  view => ofType(view, 'Creature').filter(id => toughness(view, id) <= 0),
  objects => toGraveyards(objects),
);

/** 704.5g: a creature with damage of at least its toughness is destroyed. */
export const lethalDamage = onEach(
  '704.5g',
  (view, play) =>
    destructible(view, play).filter(id => view.object(id).damage > 0 && view.object(id).damage >= toughness(view, id)),
  destroyed,
);

/** 704.5h: a creature dealt damage by a source with deathtouch is destroyed. */
export const deathtouched = onEach(
  '704.5h',
  (view, play) => destructible(view, play).filter(id => view.object(id).deathtouched),
  destroyed,
);

/** 702.12b: nothing destroys the others. */
function destructible(view: View, play: Play): readonly ObjectId[] {
  const canBe = (id: ObjectId) =>
    forbids(play, view, { kind: 'destroys', objects: [id], noRegeneration: false, by: RULES }) === undefined;
  return ofType(view, 'Creature').filter(id => toughness(view, id) > 0 && canBe(id));
}

function toughness(view: View, id: ObjectId): number {
  return view.of(id).toughness ?? 0;
}
