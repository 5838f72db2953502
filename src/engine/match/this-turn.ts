// What has happened this turn by or to a player, as numbers.
import type { ThisTurnFact } from '../../vocabulary/index.ts';
import type { PlayerState } from '../model/state.ts';

/** The number under that heading; yes counts as 1, what is not recorded as 0. */
export function turnRecordNumber(player: PlayerState, what: ThisTurnFact): number {
  return Number(player.thisTurn[what] ?? 0);
}
