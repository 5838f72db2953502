// 704.5a-704.5c: players who lose the game.
import type { View } from '../match/view.ts';
import type { PlayerState } from '../model/state.ts';
import type { StateBasedAction } from './found.ts';

function loses(rule: string, action: string, does: (player: PlayerState, view: View) => boolean): StateBasedAction {
  return {
    rule,
    action,
    *find(play, view) {
      const players = play.state.players.filter(player => !player.lost && does(player, view)).map(player => player.id);
      if (players.length === 0 || (rule === '704.5a' && !play.edition.noLifeLosesAtOnce)) return undefined;
      return { players, events: players.map(player => ({ kind: 'losesGame', player, why: action }) as const) };
    },
  };
}

/** 704.5a: a player with 0 or less life loses the game, unless an effect says otherwise. */
export const noLife = loses('704.5a', 'no life', (player, view) => player.life <= 0 && !survives(player, view));

/** 704.5b: a player who drew from an empty library loses the game. */
export const emptyLibrary = loses('704.5b', 'empty library', player => player.drewFromEmpty === true);

/** 704.5c: a player with ten or more poison counters loses the game. */
export const poisoned = loses('704.5c', 'poisoned', player => (player.counters.poison ?? 0) >= 10);

/** "You don't lose the game for having 0 or less life." */
function survives(player: PlayerState, view: View): boolean {
  return view.rules.some(({ rule, from }) => rule.kind === 'survivesNoLife' && from.controller === player.id);
}
