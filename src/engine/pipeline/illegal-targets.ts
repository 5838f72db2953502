// Targets that are illegal as a spell or ability resolves (608.2b), for the trail.
import { BAR_RULES, targetingBar, unreadBars } from '../attach/targeting.ts';
import type { Cause, GameEvent } from '../event/game-event.ts';
import { currentView, type Run, recordFact } from '../event/run-state.ts';
import type { View } from '../match/view.ts';
import { isPlayer } from '../model/change-state.ts';
import type { ObjectId, PlayerId } from '../model/ids.ts';

/** 608.2b: tells the targets that are illegal as the spell or ability resolves, and which keyword makes them so. */
export function recordIllegal(
  run: Run,
  view: View,
  { by, targets, illegal = [] }: Extract<GameEvent, { kind: 'carriesOut' }>,
): void {
  const all = illegal.length === targets.length;
  const isSpell = by.source !== undefined && run.state.objects.get(by.source)?.zone === 'stack';
  for (const [n, id] of targets.entries()) {
    if (!illegal.includes(n)) {
      recordUnreadBars(run, view, id);
      continue;
    }
    const bar = targetingBar(view, by.controller, id, by.source);
    const fact = { kind: 'illegal target', all, of: isSpell ? 'spell' : 'ability', by: bar } as const;
    const [objects, players] = isPlayer(run.state, id) ? [[], [id]] : [[id], []];
    const also = bar === undefined ? [] : [BAR_RULES[bar][players.length > 0 ? 'player' : 'object']];
    recordFact(run, '608.2b', fact, objects, { players, also });
  }
}

/** Effects kept as text that may keep it off a legal target. */
function recordUnreadBars(run: Run, view: View, to: ObjectId | PlayerId): void {
  if (isPlayer(run.state, to)) return;
  for (const { words, source } of unreadBars(view, to)) {
    recordFact(run, '101.2', { kind: 'words not read', printed: words }, source === undefined ? [] : [source]);
  }
}

type Targets = readonly (ObjectId | PlayerId | undefined)[];

/** The targets without those that have left as costs were paid (608.2b); undefined where none of them is left. */
export function targetsLeft(run: Run, targets: Targets, left: readonly ObjectId[], by: Cause): Targets | undefined {
  const gone = new Set<ObjectId | PlayerId>(left);
  const isLost = (id: ObjectId | PlayerId) => gone.has(id);
  const known = targets.flatMap(it => it ?? []);
  const illegal = known.flatMap((id, n) => (isLost(id) ? [n] : []));
  if (illegal.length === 0) return targets;
  recordIllegal(run, currentView(run), {
    kind: 'carriesOut',
    effects: [],
    by,
    targets: known,
    rule: '608.2b',
    illegal,
  });
  if (illegal.length === known.length) return undefined;
  return targets.map(it => (it === undefined || isLost(it) ? undefined : it));
}
