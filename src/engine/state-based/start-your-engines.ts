// Start your engines! (704.5aa): a player without speed who controls a permanent with it gets speed 1.
import { hasKeywordAbility } from '../event/no-op.ts';
import { playerNamedIn } from '../model/change-state.ts';
import type { StateBasedAction } from './action.ts';

export const startYourEngines: StateBasedAction = {
  rule: '704.5aa',
  find(_play, view) {
    const racers = view.battlefield.filter(id => hasKeywordAbility(view, id, 'start your engines!'));
    const controllers = new Set(racers.map(id => view.controller(id)));
    const players = [...controllers].filter(player => playerNamedIn(view.state, player).speed === 0);
    if (players.length === 0) return undefined;
    return { players, actions: players.map(player => ({ kind: 'increasesSpeed', player, by: 1 })) };
  },
};
