// Contradictory moves of one object at the same time: its controller chooses one (400.6).

import type { Option } from '../choice/choice.ts';
import { type ChoiceGenerator, requestChoice } from '../choice/choice-request.ts';
import type { AtomicAction } from '../event/atomic-action.ts';
import { currentView, type Run, recordFact } from '../event/run-state.ts';
import type { ObjectId } from '../model/ids.ts';

type Moving = Extract<AtomicAction, { kind: 'moves' }>;

/** The actions with a single move for each object. */
export function* resolveContradictions(
  run: Run,
  actions: readonly AtomicAction[],
): ChoiceGenerator<readonly AtomicAction[]> {
  const kept = new Map<ObjectId, Moving>();
  for (const [object, moves] of movesOf(actions)) {
    const [first] = moves;
    if (first === undefined || moves.length === 1) continue;
    const different = moves.filter((one, n) => moves.findIndex(other => goesTo(other) === goesTo(one)) === n);
    kept.set(object, different.length === 1 ? first : yield* chosen(run, object, different));
  }
  if (kept.size === 0) return actions;
  const done = new Set<ObjectId>();
  return actions.filter(action => {
    const keep = action.kind === 'moves' ? kept.get(action.move.object) : undefined;
    if (keep === undefined || action.kind !== 'moves') return true;
    if (action !== keep || done.has(action.move.object)) return false;
    done.add(action.move.object);
    return true;
  });
}

function movesOf(actions: readonly AtomicAction[]): ReadonlyMap<ObjectId, readonly Moving[]> {
  const moves = new Map<ObjectId, Moving[]>();
  for (const action of actions) {
    if (action.kind !== 'moves') continue;
    const list = moves.get(action.move.object);
    if (list === undefined) moves.set(action.move.object, [action]);
    else list.push(action);
  }
  return moves;
}

function goesTo({ move }: Moving): string {
  return `${move.to} ${move.position === 'bottom' ? 'bottom' : ''}`;
}

function* chosen(run: Run, object: ObjectId, moves: readonly Moving[]): ChoiceGenerator<Moving> {
  const view = currentView(run);
  const { zone, owner } = view.object(object);
  const who = zone === 'battlefield' || zone === 'stack' ? view.controller(object) : owner;
  const options = moves.map(({ move }): Option => ({ pick: { kind: 'word', word: move.to }, label: move.to }));
  const header = { kind: 'move', who, object, rule: '400.6' } as const;
  recordFact(run, '400.6', { kind: 'contradictory moves' }, [object], { players: [who] });
  const pick = yield* requestChoice(run, { choice: { ...header, options, legal: { kind: 'options' } }, moot: false });
  const [first] = moves;
  if (first === undefined) throw new Error('No move to choose among');
  return moves.find(({ move }) => pick.kind === 'word' && move.to === pick.word) ?? first;
}
