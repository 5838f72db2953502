// 701.54a: a Ring-bearer is one until another player gains control of it.
import type { View } from '../match/view.ts';
import { perform } from '../perform/index.ts';
import type { Deed } from './deed.ts';
import { type Play, viewNow } from './play.ts';

/** Designations that one player's permanent has only as long as that player controls it. */
const OF_ONE_PLAYER = ['ring-bearer', 'ringbearer'] as const;

/** Takes such designations from what another player controls now. */
export function endWithControl(play: Play, before: View): void {
  const deeds: Deed[] = [];
  for (const { id, zone, designations } of play.state.objects.values()) {
    if (zone !== 'battlefield' || before.state.objects.get(id)?.zone !== 'battlefield') continue;
    const without = OF_ONE_PLAYER.find(it => designations.includes(it));
    if (without === undefined || before.controller(id) === viewNow(play).controller(id)) continue;
    deeds.push({ kind: 'remembers', object: id, without });
  }
  perform(play, deeds);
}
