// Sectors (704.5u, 702.158): with space sculptor on the battlefield, every creature gets a sector designation.
import { type ChoiceGenerator, chooseWord } from '../choice/choice-request.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import { hasKeywordAbility } from '../event/no-op.ts';
import type { Run } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import { inTurnOrder } from '../model/change-state.ts';
import type { ObjectId } from '../model/ids.ts';
import { permanentsOfType, type StateBasedAction } from './action.ts';

/** The sector designations (702.158b). */
const SECTORS = ['alpha sector', 'beta sector', 'gamma sector'] as const;

export const sectors: StateBasedAction = {
  rule: '704.5u',
  *choose(run, view) {
    const sculptors = view.battlefield.filter(id => hasKeywordAbility(view, id, 'space sculptor'));
    if (sculptors.length === 0) return undefined;
    const creatures = permanentsOfType(view, 'Creature').filter(id => !isInSector(view, id));
    if (creatures.length === 0) return undefined;
    // players without a permanent with space sculptor choose first
    const has = new Set(sculptors.map(id => view.controller(id)));
    const players = [...inTurnOrder(view.state)].sort((a, b) => Number(has.has(a)) - Number(has.has(b)));
    const ordered = players.flatMap(player => creatures.filter(id => view.controller(id) === player));
    return { objects: ordered, actions: yield* placed(run, view, ordered) };
  },
};

function isInSector(view: View, id: ObjectId): boolean {
  return view.object(id).designations.some(it => SECTORS.some(sector => sector === it));
}

function* placed(run: Run, view: View, creatures: readonly ObjectId[]): ChoiceGenerator<readonly AtomicAction[]> {
  const actions: AtomicAction[] = [];
  for (const object of creatures) {
    const header = { kind: 'word', who: view.controller(object), object, rule: '704.5u' } as const;
    const word = yield* chooseWord(run, header, SECTORS);
    const sector = SECTORS.find(it => it === word);
    if (sector !== undefined) actions.push({ kind: 'remembers', object, designations: [sector] });
  }
  return actions;
}
