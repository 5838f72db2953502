// Instructions to mill (701.17a), as events that may be replaced.
import type { Effect } from '../ability/effect.ts';
import type { GameEvent } from '../event/game-event.ts';
import type { InstructionFrame } from '../event/pending-event.ts';
import { currentView, type Run } from '../event/run-state.ts';
import { evaluate } from '../match/evaluate.ts';
import { resolvePlayers } from '../match/resolve-reference.ts';
import type { ObjectId } from '../model/ids.ts';

/** 701.17a: the events in which players mill, which may be replaced; undefined for other instructions. */
export function millsOf(run: Run, effect: Effect, { by, context }: InstructionFrame): readonly GameEvent[] | undefined {
  if (effect.kind !== 'move' || effect.verb !== 'mill' || effect.what.kind !== 'topOfLibrary') return undefined;
  const view = currentView(run);
  const count = evaluate(view, effect.what.amount, context);
  const players = count > 0 ? resolvePlayers(view, effect.what.who, context) : [];
  return players.map(player => ({ kind: 'mills', player, count, by }));
}

/** The cards milled since occurrence `from`. */
export function milledSince(run: Run, from: number): readonly ObjectId[] {
  return run.occurrences.slice(from).flatMap(it => (it.kind === 'moved' && it.verb === 'mill' ? [it.object] : []));
}
