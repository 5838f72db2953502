// 118.3: costs of which a player has not what it takes.
import type { Effect } from '../ability/effect.ts';
import type { Edition } from '../edition.ts';
import type { InstructionFrame } from '../event/pending-event.ts';
import { type Run, recordFact, startRun } from '../event/run-state.ts';
import type { PlayerId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { impossibleBecause, type Unpayable } from '../replacement/impossible-instruction.ts';
import { instructionContextOf } from './instruction-context.ts';

/** The reason why instructions of a cost can't be carried out in full in that position; undefined where there is none. */
export function unpayableCost(
  state: GameState,
  edition: Edition,
  costs: readonly Effect[],
  frame: InstructionFrame,
): Unpayable | undefined {
  const run = startRun(state, edition, { cost: 0 });
  const paying = { ...frame, by: { ...frame.by, isEffect: false } };
  for (const cost of costs) {
    const found = impossibleBecause(instructionContextOf(run, cost, paying), cost);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** 608.2d: whether the first thing that a player may do is possible; where it is not, the trail says why. */
export function mayBeChosen(run: Run, first: Effect | undefined, frame: InstructionFrame, who: PlayerId): boolean {
  const why = first && impossibleBecause(instructionContextOf(run, first, frame), first);
  if (why === undefined) return true;
  const { source } = frame.by;
  const objects = source !== undefined && run.state.objects.has(source) ? [source] : [];
  const by = 'by' in why && why.by !== undefined ? { by: why.by } : {};
  recordFact(run, why.rule, { kind: 'cannot be chosen', because: why.kind, ...by }, objects, { players: [who] });
  return false;
}
