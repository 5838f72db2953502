// Ascend (702.131b): a player with ascend and ten or more permanents gets the city's blessing, at once and not as a
// state-based action.
import type { PlayerId } from '../model/ids.ts';
import type { StateBasedAction } from './action.ts';

const ENOUGH = 10;
const BLESSING = 'cityBlessing';

export const cityBlessing: StateBasedAction = {
  rule: '702.131b',
  find(_, view) {
    const ascending = view.battlefield.filter(id =>
      view.of(id).abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'ascend'),
    );
    const controlled = (player: PlayerId) => view.battlefield.filter(id => view.controller(id) === player).length;
    const players = [...new Set(ascending.map(id => view.controller(id)))].filter(
      player =>
        controlled(player) >= ENOUGH &&
        view.state.players.some(it => it.id === player && !it.designations.includes(BLESSING)),
    );
    if (players.length === 0) return undefined;
    return { actions: players.map(player => ({ kind: 'designates', player, designation: BLESSING })), players };
  },
};
