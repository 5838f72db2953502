// Players who lose the game (704.5a-704.5c).
import type { Edition } from '../edition.ts';
import type { View } from '../match/view.ts';
import type { PlayerState } from '../model/state.ts';
import type { StateBasedAction } from './action.ts';

function loses(rule: string, does: (player: PlayerState, view: View, edition: Edition) => boolean): StateBasedAction {
  return {
    rule,
    find(run, view) {
      const losing = run.state.players.filter(player => !player.lost && does(player, view, run.edition));
      if (losing.length === 0) return undefined;
      const players = losing.map(player => player.id);
      return { players, events: players.map(player => ({ kind: 'losesGame', player }) as const) };
    },
  };
}

/** 704.5a: a player with 0 or less life loses the game, unless an effect prevents that. */
export const noLife = loses(
  '704.5a',
  (player, view, edition) => player.life <= 0 && !survives(player, view) && edition.noLifeLosesAtOnce,
);

/** 704.5b: a player who drew from an empty library loses the game. */
export const emptyLibrary = loses('704.5b', player => player.drewFromEmpty === true);

/** 704.5c: a player with ten or more poison counters loses the game. */
export const poisoned = loses('704.5c', player => (player.counters.poison ?? 0) >= 10);

/** Whether an effect keeps a player without life in the game: "You don't lose the game for having 0 or less life." */
function survives(player: PlayerState, view: View): boolean {
  return view.rules.some(({ rule, from }) => rule.kind === 'survivesNoLife' && from.controller === player.id);
}
