// Legend rule (704.5j): of legendary permanents of one name under one controller, that player chooses the one that
// stays.

import type { ChoiceGenerator } from '../choice/choice-request.ts';
import { chooseObjects } from '../choice/choice-request.ts';
import type { Run } from '../event/run-state.ts';
import { matches } from '../match/matches.ts';
import type { View } from '../match/view.ts';
import type { ObjectId } from '../model/ids.ts';
import { PLANESWALKER_TYPES } from '../model/subtypes.ts';
import { type ActionResult, onBattlefieldSince, type StateBasedAction, toGraveyards } from './action.ts';

export const legendRule: StateBasedAction = {
  rule: '704.5j',
  *choose(run, view) {
    const legends = view.battlefield.filter(id => isLegend(run, view, id));
    if (legends.length < 2) return undefined;
    if (grouped(legends, id => view.of(id).name).length === 0) return undefined;
    // until July 2013 all of one name were put into graveyards, whoever controlled them
    if (!run.edition.legendRuleIsPerController) {
      const groups = grouped(legends, id => view.of(id).name);
      return all(run.edition.newLegendsCountAsOld ? groups : groups.map(group => withoutOldest(view, group)));
    }
    const groups = grouped(legends, id => `${view.controller(id)} ${view.of(id).name}`);
    return yield* chooseOneToStay(run, view, groups, '704.5j');
  },
};

/** 306.4: until September 2017 one planeswalker of each planeswalker type stayed under a player's control. */
export const planeswalkerUniqueness: StateBasedAction = {
  rule: '306.4',
  *choose(run, view) {
    const typed = view.battlefield.filter(id => typeOf(view, id) !== undefined);
    if (typed.length < 2 || run.edition.planeswalkersAreLegendary) return undefined;
    const per = run.edition.legendRuleIsPerController;
    const groups = grouped(typed, id => `${per ? view.controller(id) : ''} ${typeOf(view, id)}`);
    return per ? yield* chooseOneToStay(run, view, groups, '306.4') : all(groups);
  },
};

function typeOf(view: View, id: ObjectId): string | undefined {
  const { types, subtypes } = view.of(id);
  return types.includes('Planeswalker') ? subtypes.find(type => PLANESWALKER_TYPES.some(it => it === type)) : undefined;
}

function isLegend(run: Run, view: View, id: ObjectId): boolean {
  const { supertypes, types } = view.of(id);
  if (!supertypes.includes('Legendary')) return false;
  if (types.includes('Planeswalker') && !run.edition.planeswalkersAreLegendary) return false;
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
  const since = (id: ObjectId) => onBattlefieldSince(view.object(id));
  const first = Math.min(...group.map(since));
  const oldest = group.filter(id => since(id) === first);
  return oldest.length > 1 ? group : group.filter(id => since(id) > first);
}

function all(groups: readonly (readonly ObjectId[])[]): ActionResult | undefined {
  const objects = groups.flat();
  return objects.length === 0 ? undefined : { ...toGraveyards(objects), objects };
}

function* chooseOneToStay(
  run: Run,
  view: View,
  groups: readonly (readonly ObjectId[])[],
  rule: string,
): ChoiceGenerator<ActionResult | undefined> {
  const gone: ObjectId[] = [];
  for (const group of groups) {
    const [first] = group;
    if (first === undefined) continue;
    const header = { kind: 'keep', who: view.controller(first), object: undefined, rule } as const;
    const [kept] = yield* chooseObjects(run, header, { among: group, min: 1, max: 1 });
    gone.push(...group.filter(id => id !== kept));
  }
  return gone.length === 0 ? undefined : { ...toGraveyards(gone), objects: gone };
}
