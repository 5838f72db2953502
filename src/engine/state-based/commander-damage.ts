// 704.6c, 903.10a: a player dealt 21 or more combat damage by the same commander over the course of the game loses the game.
import { type ObjectId, objectId } from '../model/ids.ts';
import type { PlayerState } from '../model/state.ts';
import type { StateBasedAction } from './action.ts';

const LETHAL_COMMANDER_DAMAGE = 21;

export const commanderDamage: StateBasedAction = {
  rule: '704.6c',
  also: ['903.10a', '704.3'],
  find({ state }) {
    const losing = state.players.filter(player => !player.lost && lethalCommanders(player).length > 0);
    if (losing.length === 0) return undefined;
    const players = losing.map(player => player.id);
    return {
      players,
      objects: [...new Set(losing.flatMap(lethalCommanders))],
      events: players.map(player => ({ kind: 'losesGame', player }) as const),
    };
  },
};

function lethalCommanders({ commanderDamage: dealt }: PlayerState): readonly ObjectId[] {
  return Object.entries(dealt).flatMap(([id, amount]) => (amount >= LETHAL_COMMANDER_DAMAGE ? [objectId(id)] : []));
}
