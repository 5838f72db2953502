// 704.5j: of legendary permanents of one name under one controller, that player keeps one.

import type { Asking } from '../choice/ask.ts';
import { askObjects } from '../choice/ask.ts';
import type { Play } from '../event/play.ts';
import { matches } from '../match/filter.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { PLANESWALKER_TYPES } from '../model/subtypes.ts';
import { type Found, type StateBasedAction, thereSince, toGraveyards } from './found.ts';

export const legendRule: StateBasedAction = {
  rule: '704.5j',
  *find(play, view) {
    const legends = view.battlefield.filter(id => isLegend(play, view, id));
    if (legends.length < 2) return undefined;
    // until July 2013 all of one name went, whoever controlled them
    if (!play.edition.legendRuleIsPerController) {
      const groups = grouped(legends, id => view.of(id).name);
      return all(play.edition.newLegendsCountAsOld ? groups : groups.map(group => withoutOldest(view, group)));
    }
    return yield* keepOne(
      play,
      view,
      grouped(legends, id => `${view.controller(id)} ${view.of(id).name}`),
      '704.5j',
    );
  },
};

/** 306.4: until September 2017 a player kept one planeswalker of each planeswalker type. */
export const planeswalkerUniqueness: StateBasedAction = {
  rule: '306.4',
  *find(play, view) {
    const typed = view.battlefield.filter(id => typeOf(view, id) !== undefined);
    if (typed.length < 2 || play.edition.planeswalkersAreLegendary) return undefined;
    const per = play.edition.legendRuleIsPerController;
    const groups = grouped(typed, id => `${per ? view.controller(id) : ''} ${typeOf(view, id)}`);
    return per ? yield* keepOne(play, view, groups, '306.4') : all(groups);
  },
};

function typeOf(view: View, id: ObjectId): string | undefined {
  const { types, subtypes } = view.of(id);
  return types.includes('Planeswalker') ? subtypes.find(type => PLANESWALKER_TYPES.some(it => it === type)) : undefined;
}

function isLegend(play: Play, view: View, id: ObjectId): boolean {
  const { supertypes, types } = view.of(id);
  if (!supertypes.includes('Legendary')) return false;
  if (types.includes('Planeswalker') && !play.edition.planeswalkersAreLegendary) return false;
  return !view.rules.some(
    ({ rule, affects, from }) => rule.kind === 'noLegendRule' && matches(view, affects, id, from.context),
  );
}

/** Groups of two or more; a permanent without a name has none in common (201.2a). */
function grouped(ids: readonly ObjectId[], key: (id: ObjectId) => string): readonly (readonly ObjectId[])[] {
  const groups = new Map<string, ObjectId[]>();
  for (const id of ids) groups.set(key(id), [...(groups.get(key(id)) ?? []), id]);
  return [...groups].filter(([name, group]) => group.length > 1 && !name.endsWith(' ')).map(([, group]) => group);
}

/** Until October 2004 the one that had been there longest stayed; of a tie none. */
function withoutOldest(view: View, group: readonly ObjectId[]): readonly ObjectId[] {
  const since = (id: ObjectId) => thereSince(view.object(id));
  const first = Math.min(...group.map(since));
  const oldest = group.filter(id => since(id) === first);
  return oldest.length > 1 ? group : group.filter(id => since(id) > first);
}

function all(groups: readonly (readonly ObjectId[])[]): Found | undefined {
  const objects = groups.flat();
  return objects.length === 0 ? undefined : { ...toGraveyards(objects), objects };
}

function* keepOne(
  play: Play,
  view: View,
  groups: readonly (readonly ObjectId[])[],
  rule: string,
): Asking<Found | undefined> {
  const gone: ObjectId[] = [];
  for (const group of groups) {
    const [first] = group;
    if (first === undefined) continue;
    const asked = { kind: 'keep', who: view.controller(first), object: undefined, rule } as const;
    const [kept] = yield* askObjects(play, asked, { among: group, min: 1, max: 1 });
    gone.push(...group.filter(id => id !== kept));
  }
  return gone.length === 0 ? undefined : { ...toGraveyards(gone), objects: gone };
}
