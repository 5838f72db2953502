// 704.5u, 702.158: with space sculptor on the battlefield, every creature is in a sector.
import { type Asking, askWord } from '../choice/ask.ts';
import type { Deed } from '../event/deed.ts';
import { hasKeyword } from '../event/in-vain.ts';
import type { Play } from '../event/play.ts';
import type { View } from '../match/view.ts';
import { inTurnOrder } from '../model/change.ts';
import type { ObjectId } from '../model/ids.ts';
import { ofType, type StateBasedAction } from './found.ts';

/** 702.158b. */
const SECTORS = ['alpha sector', 'beta sector', 'gamma sector'] as const;

export const sectors: StateBasedAction = {
  rule: '704.5u',
  *find(play, view) {
    const sculptors = view.battlefield.filter(id => hasKeyword(view, id, 'space sculptor'));
    if (sculptors.length === 0) return undefined;
    const creatures = ofType(view, 'Creature').filter(id => !isInSector(view, id));
    if (creatures.length === 0) return undefined;
    // those without a sculptor choose first
    const has = new Set(sculptors.map(id => view.controller(id)));
    const players = [...inTurnOrder(view.state)].sort((a, b) => Number(has.has(a)) - Number(has.has(b)));
    const ordered = players.flatMap(player => creatures.filter(id => view.controller(id) === player));
    return { objects: ordered, deeds: yield* placed(play, view, ordered) };
  },
};

function isInSector(view: View, id: ObjectId): boolean {
  return view.object(id).designations.some(it => SECTORS.some(sector => sector === it));
}

function* placed(play: Play, view: View, creatures: readonly ObjectId[]): Asking<readonly Deed[]> {
  const deeds: Deed[] = [];
  for (const object of creatures) {
    const asked = { kind: 'word', who: view.controller(object), object, rule: '704.5u' } as const;
    const sector = yield* askWord(play, asked, SECTORS);
    if (sector !== undefined) deeds.push({ kind: 'remembers', object, designations: [sector] });
  }
  return deeds;
}
