// A board of study: who controls what, and what happens, in the written form of scenarios.
import type { StudyScenario } from './study-question.ts';

/** The makings of a scenario. */
export interface StudyBoard {
  /** Entries of the battlefield, as `given` writes them. */
  readonly yours: readonly unknown[];
  readonly theirs: readonly unknown[];
  readonly when: Readonly<Record<string, unknown>>;
  readonly choose?: readonly unknown[];
}

/** The written form of a board. */
export function scenarioOf({ yours, theirs, when, choose = [] }: StudyBoard): StudyScenario {
  const given = {
    ...(yours.length > 0 && { you: { battlefield: yours } }),
    ...(theirs.length > 0 && { opponent: { battlefield: theirs } }),
  };
  return { id: 'study', ...(Object.keys(given).length > 0 && { given }), when, ...(choose.length > 0 && { choose }) };
}

/** The number of entries on both sides. */
export function partCount({ yours, theirs }: StudyBoard): number {
  return yours.length + theirs.length;
}

/** The board without one of its entries, counted through both sides. */
export function withoutPart(board: StudyBoard, at: number): StudyBoard {
  const { yours, theirs } = board;
  return at < yours.length
    ? { ...board, yours: yours.toSpliced(at, 1) }
    : { ...board, theirs: theirs.toSpliced(at - yours.length, 1) };
}
