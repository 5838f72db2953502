// 704.5v-704.5y: battles without defense or without a proper protector.
import { chooseProtector, protectorsOf } from '../entering/protector.ts';
import type { Deed } from '../event/deed.ts';
import type { Play } from '../event/play.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { ofType, onEach, type StateBasedAction, toGraveyards } from './found.ts';

/** 704.5v, 310.7: a Siege without defense goes, unless an ability of its own waits to be put on the stack. */
export const siegeWithoutDefense = onEach(
  '704.5v',
  (view, play) =>
    ofType(view, 'Battle').filter(id => isSiege(view, id) && hasNoDefense(view, id) && !awaitsItsAbility(play, id)),
  objects => toGraveyards(objects),
  ['310.7'],
);

/** 704.5w, 310.8: another battle without defense goes; until August 2026 it waited as a Siege does. */
export const battleWithoutDefense = onEach(
  '704.5w',
  (view, play) =>
    ofType(view, 'Battle').filter(
      id =>
        !isSiege(view, id) &&
        hasNoDefense(view, id) &&
        (play.edition.onlySiegesAwaitTheirAbilities || !awaitsItsAbility(play, id)),
    ),
  objects => toGraveyards(objects),
);

/** 704.5x: a battle that is not attacked and that nobody protects. */
export const unprotectedBattle = protectedAnew('704.5x', (view, id) => {
  const { protector } = view.object(id);
  const isAttacked = view.battlefield.some(attacker => view.object(attacker).attacking === id);
  return protector === undefined && !isAttacked;
});

/** 704.5y: a battle whose protector may not be its protector; until August 2026 only a Siege. */
export const wronglyProtectedBattle: StateBasedAction = {
  ...protectedAnew('704.5y', (view, id) => {
    const { protector } = view.object(id);
    if (protector === undefined || !(isSiege(view, id) || view.edition.anyBattleIsProtectedAnew)) return false;
    return isSiege(view, id) === (protector === view.controller(id));
  }),
  also: ['310.11'],
};

function protectedAnew(rule: string, isConcerned: (view: View, id: ObjectId) => boolean): StateBasedAction {
  return {
    rule,
    *find(play, view) {
      const objects = ofType(view, 'Battle').filter(id => isConcerned(view, id));
      if (objects.length === 0) return undefined;
      const deeds: Deed[] = [];
      const gone: ObjectId[] = [];
      for (const object of objects) {
        const controller = view.controller(object);
        const player = yield* chooseProtector(play, object, controller, isSiege(view, object));
        if (player === undefined || protectorsOf(play, controller, isSiege(view, object)).length === 0)
          gone.push(object);
        else deeds.push({ kind: 'protects', object, player });
      }
      return { objects, deeds, ...(gone.length === 0 ? {} : toGraveyards(gone)) };
    },
  };
}

function awaitsItsAbility(play: Play, id: ObjectId): boolean {
  return play.triggered.some(triggered => triggered.source === id);
}

function isSiege(view: View, id: ObjectId): boolean {
  return view.of(id).subtypes.includes('Siege');
}

function hasNoDefense(view: View, id: ObjectId): boolean {
  return (view.object(id).counters.defense ?? 0) <= 0;
}
