// Numbers of a player's record of this turn.
import type { ThisTurnFact } from '../../vocabulary/index.ts';
import type { PlayerState } from '../model/state.ts';

/** The number under that heading; true counts as 1, a missing entry as 0. */
export function turnRecordNumber(player: PlayerState, what: ThisTurnFact): number {
  return Number(player.thisTurn[what] ?? 0);
}
