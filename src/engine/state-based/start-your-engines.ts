// 704.5aa: a player without speed who controls a permanent with start your engines! gets speed 1.
import { hasKeyword } from '../event/in-vain.ts';
import { playerIn } from '../model/change.ts';
import type { StateBasedAction } from './found.ts';

export const startYourEngines: StateBasedAction = {
  rule: '704.5aa',
  *find(_play, view) {
    const racers = view.battlefield.filter(id => hasKeyword(view, id, 'start your engines!'));
    const controllers = new Set(racers.map(id => view.controller(id)));
    const players = [...controllers].filter(player => playerIn(view.state, player).speed === 0);
    if (players.length === 0) return undefined;
    return { players, deeds: players.map(player => ({ kind: 'startsEngines', player })) };
  },
};
