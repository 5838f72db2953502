// Battles without defense or without a legal protector (704.5v-704.5y).
import { chooseProtector, protectorsOf } from '../entering/protector.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import type { Run } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { actionOnEach, permanentsOfType, type StateBasedAction, toGraveyards } from './action.ts';

/** 704.5v, 310.7: a Siege without defense goes, unless an ability of its own waits to be put on the stack. */
export const siegeWithoutDefense = actionOnEach(
  '704.5v',
  (view, run) =>
    permanentsOfType(view, 'Battle').filter(
      id => isSiege(view, id) && hasNoDefense(view, id) && !awaitsItsAbility(run, id),
    ),
  objects => toGraveyards(objects),
  ['310.7'],
);

/** 704.5w, 310.8: another battle without defense goes; until August 2026 it waited as a Siege does. */
export const battleWithoutDefense = actionOnEach(
  '704.5w',
  (view, run) =>
    permanentsOfType(view, 'Battle').filter(
      id =>
        !isSiege(view, id) &&
        hasNoDefense(view, id) &&
        (run.edition.onlySiegesAwaitTheirAbilities || !awaitsItsAbility(run, id)),
    ),
  objects => toGraveyards(objects),
);

/** 704.5x: a battle that is not attacked and has no protector. */
export const unprotectedBattle = protectedAnew('704.5x', (view, id) => {
  const { protector } = view.object(id);
  const isAttacked = view.battlefield.some(attacker => view.object(attacker).attacking === id);
  return protector === undefined && !isAttacked;
});

/** 704.5y: a battle with an illegal protector; until August 2026 only a Siege. */
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
    *choose(run, view) {
      const objects = permanentsOfType(view, 'Battle').filter(id => isConcerned(view, id));
      if (objects.length === 0) return undefined;
      const actions: AtomicAction[] = [];
      const gone: ObjectId[] = [];
      for (const object of objects) {
        const controller = view.controller(object);
        const player = yield* chooseProtector(run, object, controller, isSiege(view, object));
        if (player === undefined || protectorsOf(run, controller, isSiege(view, object)).length === 0)
          gone.push(object);
        else actions.push({ kind: 'protects', object, player });
      }
      return { objects, actions, ...(gone.length === 0 ? {} : toGraveyards(gone)) };
    },
  };
}

function awaitsItsAbility(run: Run, id: ObjectId): boolean {
  return run.triggered.some(triggered => triggered.source === id);
}

function isSiege(view: View, id: ObjectId): boolean {
  return view.of(id).subtypes.includes('Siege');
}

function hasNoDefense(view: View, id: ObjectId): boolean {
  return (view.object(id).counters.defense ?? 0) <= 0;
}
