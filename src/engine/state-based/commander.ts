// Commanders put into a graveyard or exile (903.9a, 704.6d): the owner may put them into the command zone.
import { chooseWhether } from '../choice/choice-request.ts';
import type { ObjectId } from '../model/ids.ts';
import { RULES_CAUSE, type StateBasedAction } from './action.ts';

export const commanderReturns: StateBasedAction = {
  rule: '903.9a',
  *choose(run, view) {
    const moved = run.occurrences.slice(run.checked).flatMap(it => (it.kind === 'moved' ? [it.object] : []));
    const objects: ObjectId[] = [];
    for (const id of new Set(moved)) {
      const object = view.state.objects.get(id);
      if (object === undefined || !object.designations.includes('commander')) continue;
      if (object.zone !== 'graveyard' && object.zone !== 'exile') continue;
      if (!run.edition.commandersReturnAfterwards) return undefined;
      const header = { kind: 'may', who: object.owner, object: id, rule: '903.9a', offers: 'command zone' } as const;
      if (yield* chooseWhether(run, header, true)) objects.push(id);
    }
    if (objects.length === 0) return undefined;
    const move = { to: 'command', verb: 'stateBased', position: 'top', withCounters: [], linkedTo: undefined } as const;
    return {
      events: [{ kind: 'moves', objects: objects.map(object => ({ object, ...move })), by: RULES_CAUSE }],
      objects,
    };
  },
};
