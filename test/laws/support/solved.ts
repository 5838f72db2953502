// Solved boards: staged with the pack, solved within a small budget; and data as text that can be compared.
import { stringify } from 'yaml';
import { type CardBook, packBook } from '../../../src/cards/index.ts';
import {
  type Edition,
  editionOf,
  type Outcome,
  recordingEdition,
  type SolveResult as SolvedBy,
  solve,
} from '../../../src/engine/index.ts';
import { readScenario, type Scenario, type Staged, stage } from '../../../src/scenario/index.ts';
import { CACHING_COMPILER } from '../../support/caching-compiler.ts';
import type { Board } from './boards.ts';

/** A board as it was staged, with its outcomes. */
export interface SolvedBoard {
  readonly staged: Staged;
  readonly outcomes: readonly Outcome[];
  readonly complete: boolean;
  readonly runs: number;
}

/** The budget of a question, as `solve` counts it. */
export type BoardBudget = NonNullable<Parameters<typeof solve>[4]>;

/** A small budget of runs: the laws are about each outcome by itself, so that not all need be found. */
export const BUDGET = { runs: 60, reading: 6000 } as const satisfies BoardBudget;

const BOOK = packBook();

/** Solves a board; returns the sentences of the refusal where it cannot be asked. */
export function solveBoard(board: Board, budget: BoardBudget = BUDGET): SolvedBoard | readonly string[] {
  const read = readScenario(board);
  return read.ok ? solveScenario(read.value, budget) : read.issues.map(issue => issue.message);
}

/** The flags of the rules that answering a board and reading its endings depends on. */
export function flagsReadBy(board: Board, read: (solved: SolvedBoard) => unknown): ReadonlySet<keyof Edition> {
  const flags = new Set<keyof Edition>();
  const scenario = readScenario(board);
  if (!scenario.ok) return flags;
  const edition = recordingEdition(editionOf(scenario.value.rules), flags);
  const staged = stage(scenario.value, BOOK, CACHING_COMPILER, edition);
  const solved = staged.ok ? solveStaged(staged.value) : [];
  if ('outcomes' in solved) read(solved);
  return flags;
}

export function solveScenario(
  scenario: Scenario,
  budget: BoardBudget = BUDGET,
  book: CardBook = BOOK,
): SolvedBoard | readonly string[] {
  const staged = stage(scenario, book, CACHING_COMPILER);
  return staged.ok ? solveStaged(staged.value, budget) : staged.issues.map(issue => issue.message);
}

export function solveStaged(staged: Staged, budget: BoardBudget = BUDGET): SolvedBoard | readonly string[] {
  const { state, event, script, edition } = staged;
  const solved: SolvedBy = solve(state, event, script, edition, budget);
  if (solved.kind === 'illegal') return [`Refused: ${solved.why.written}`];
  return { staged, outcomes: solved.outcomes, complete: solved.complete, runs: solved.runs };
}

/** A value as text, maps and sets included. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part instanceof Map) return { map: [...part] };
    if (part instanceof Set) return { set: [...part] };
    return part;
  });
}

/** A board as a scenario file, to be read by people and put into a bug report. */
export function asFile(board: Board): string {
  return stringify(board, { lineWidth: 120 });
}
