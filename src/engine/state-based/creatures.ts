// Creatures without toughness, with lethal damage, or damaged by a source with deathtouch (704.5f-704.5h).
import type { Run } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import type { GameObject } from '../model/game-object.ts';
import type { ObjectId } from '../model/ids.ts';
import { forbiddingEffect } from '../replacement/cant-effects.ts';
import { actionOnEach, destroyAll, permanentsOfType, RULES_CAUSE, toGraveyards } from './action.ts';

/** 704.5f: a creature with toughness 0 or less is put into its owner's graveyard. */
export const noToughness = actionOnEach(
  '704.5f',
  (view, run) =>
    permanentsOfType(view, 'Creature').filter(id => {
      if (toughness(view, id) > 0) return false;
      return !run.edition.misconceptions.indestructibleSavesAll || canBeDestroyed(view, run, id);
    }),
  objects => toGraveyards(objects),
);

/** 704.5g: a creature with damage of at least its toughness is destroyed. */
export const lethalDamage = actionOnEach(
  '704.5g',
  (view, run) => destructible(view, run, ({ damage }, least) => damage > 0 && damage >= least),
  destroyAll,
);

/** 704.5h: a creature dealt damage by a source with deathtouch is destroyed. */
export const deathtouched = actionOnEach(
  '704.5h',
  (view, run) => destructible(view, run, ({ deathtouched }) => deathtouched),
  destroyAll,
);

/** 702.12b: the damaged creatures without indestructible; `isDamaged` is given the toughness. */
function destructible(
  view: View,
  run: Run,
  isDamaged: (object: GameObject, least: number) => boolean,
): readonly ObjectId[] {
  const isStruck = (id: ObjectId) => toughness(view, id) > 0 && isDamaged(view.object(id), toughness(view, id));
  return permanentsOfType(view, 'Creature').filter(id => isStruck(id) && canBeDestroyed(view, run, id));
}

function canBeDestroyed(view: View, run: Run, id: ObjectId): boolean {
  const event = { kind: 'destroys', objects: [id], noRegeneration: false, by: RULES_CAUSE } as const;
  return forbiddingEffect(run, view, event) === undefined;
}

function toughness(view: View, id: ObjectId): number {
  return view.of(id).toughness ?? 0;
}
