// Designations that a player gets at once for what they control, and not as a state-based action: the city's blessing by
// ascend (702.131b) and an enduring story by storied (702.195a).
import type { PlayerDesignation } from '../../vocabulary/index.ts';
import { hasKeywordAbility } from '../event/no-op.ts';
import type { KeywordName } from '../keywords/keyword-list.ts';
import type { View } from '../match/view.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';
import type { StateBasedAction } from './action.ts';

export const cityBlessing: StateBasedAction = designating('702.131b', 'ascend', 'cityBlessing', 10, () => true);

export const enduringStory: StateBasedAction = designating('702.195a', 'storied', 'enduringStory', 3, isOfAStory);

/** 702.195a: artifacts, Sagas and legendary permanents. */
function isOfAStory(view: View, id: ObjectId): boolean {
  const { supertypes, types, subtypes } = view.of(id);
  return supertypes.includes('Legendary') || types.includes('Artifact') || subtypes.includes('Saga');
}

/** The action by which a player with the keyword who controls enough such permanents gets the designation. */
function designating(
  rule: string,
  keyword: KeywordName,
  designation: PlayerDesignation,
  enough: number,
  counts: (view: View, id: ObjectId) => boolean,
): StateBasedAction {
  return {
    rule,
    find(_, view) {
      const having = view.battlefield.filter(id => hasKeywordAbility(view, id, keyword));
      const number = (player: PlayerId) =>
        view.battlefield.filter(id => view.controller(id) === player && counts(view, id)).length;
      const players = [...new Set(having.map(id => view.controller(id)))].filter(
        player =>
          number(player) >= enough &&
          view.state.players.some(it => it.id === player && !it.designations.includes(designation)),
      );
      if (players.length === 0) return undefined;
      return { actions: players.map(player => ({ kind: 'designates', player, designation })), players };
    },
  };
}
