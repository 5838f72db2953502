// 400.6: of several moves of one object at the same time its controller chooses one.
import { type Asking, ask } from '../choice/ask.ts';
import type { Option } from '../choice/choice.ts';
import type { ObjectId } from '../model/ids.ts';
import type { Deed } from './deed.ts';
import { note, type Play, viewNow } from './play.ts';

type Moving = Extract<Deed, { kind: 'moves' }>;

/** The deeds with one move for each object that would move. */
export function* withoutContradictions(play: Play, deeds: readonly Deed[]): Asking<readonly Deed[]> {
  const kept = new Map<ObjectId, Moving>();
  for (const [object, moves] of movesOf(deeds)) {
    const [first] = moves;
    if (first === undefined || moves.length === 1) continue;
    const different = moves.filter((one, n) => moves.findIndex(other => goesTo(other) === goesTo(one)) === n);
    kept.set(object, different.length === 1 ? first : yield* chosen(play, object, different));
  }
  if (kept.size === 0) return deeds;
  const done = new Set<ObjectId>();
  return deeds.filter(deed => {
    const keep = deed.kind === 'moves' ? kept.get(deed.move.object) : undefined;
    if (keep === undefined || deed.kind !== 'moves') return true;
    if (deed !== keep || done.has(deed.move.object)) return false;
    done.add(deed.move.object);
    return true;
  });
}

function movesOf(deeds: readonly Deed[]): ReadonlyMap<ObjectId, readonly Moving[]> {
  const moves = new Map<ObjectId, Moving[]>();
  for (const deed of deeds) {
    if (deed.kind !== 'moves') continue;
    const list = moves.get(deed.move.object);
    if (list === undefined) moves.set(deed.move.object, [deed]);
    else list.push(deed);
  }
  return moves;
}

function goesTo({ move }: Moving): string {
  return `${move.to} ${move.position === 'bottom' ? 'bottom' : ''}`;
}

function* chosen(play: Play, object: ObjectId, moves: readonly Moving[]): Asking<Moving> {
  const view = viewNow(play);
  const { zone, owner } = view.object(object);
  const who = zone === 'battlefield' || zone === 'stack' ? view.controller(object) : owner;
  const options = moves.map(({ move }): Option => ({ pick: { kind: 'word', word: move.to }, label: move.to }));
  const asked = { kind: 'move', who, object, rule: '400.6' } as const;
  note(play, '400.6', { kind: 'contradictory moves' }, [object], { players: [who] });
  const pick = yield* ask(play, { choice: { ...asked, options, legal: { kind: 'options' } }, moot: false });
  const [first] = moves;
  if (first === undefined) throw new Error('No move to choose among');
  return moves.find(({ move }) => pick.kind === 'word' && move.to === pick.word) ?? first;
}
