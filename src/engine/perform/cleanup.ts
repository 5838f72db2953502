// The turn-based action of the cleanup step that ends what lasts for the turn (514.2).
import { setObject } from '../model/change-state.ts';
import type { Performer } from './performer.ts';

/** 514.2: damage is removed from all permanents, those phased out too, and effects of this turn end, all at once. */
export const performCleanup: Performer<'cleansUp'> = ({ draft }) => {
  draft.effects = draft.effects.filter(effect => effect.untilCleanup !== true);
  for (const { id, damage, deathtouched, copies, zone } of [...draft.objects.values()]) {
    if (zone !== 'battlefield') continue;
    const lasting = copies.filter(copy => copy.until !== 'endOfTurn');
    if (damage === 0 && !deathtouched && lasting.length === copies.length) continue;
    setObject(draft, id, { damage: 0, deathtouched: false, copies: lasting });
  }
};
