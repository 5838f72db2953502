// Players whom the effect of a triggered ability reaches: who draws, gains, loses, is dealt damage.

import type { PendingTrigger, PlayerId } from '../../engine/index.ts';
import { reachOf } from '../../oracle/index.ts';
import type { AskedAmount } from '../../scenario/index.ts';
import type { AskedOutcome } from './asked-outcome.ts';

/** Whether what an ability does reaches a player; undefined where its words do not tell. */
export function reached(
  shown: AskedOutcome,
  { effect, controller }: PendingTrigger,
  of: AskedAmount,
  who: PlayerId,
): boolean | undefined {
  switch (reachOf(effect, of)) {
    case 'controller':
      return controller === who;
    case 'all players':
      return true;
    case 'each opponent':
      return controller !== who;
    case 'one opponent':
      // of several opponents one is chosen
      return shown.outcome.state.players.length > 2 ? undefined : controller !== who;
    case 'any player':
      return controller === who ? undefined : true;
    case 'player of the event': {
      const player = playerOf(shown);
      return player === undefined ? undefined : player === who;
    }
    case undefined:
      return undefined;
  }
}

/** The player who does what the event is, or under whose control things enter. */
function playerOf({ event, outcome }: AskedOutcome): PlayerId | undefined {
  if (event.kind === 'enters') {
    const [only, ...others] = new Set(event.objects.map(it => outcome.state.objects.get(it.object)?.controller));
    return others.length === 0 ? only : undefined;
  }
  return event.kind === 'draws' || event.kind === 'gainsLife' || event.kind === 'losesLife' ? event.player : undefined;
}
