// Questions written in another way that must have the same answer: their laws over generated boards.
import { beforeAll, describe, expect, test } from 'vitest';
import type { anyBoard, Board } from './boards.ts';
import { answerDifference, endsOf } from './compare-answers.ts';
import { describeBroken, type LawCheck, type Search, searchBoards } from './search-boards.ts';
import { SIZE } from './size.ts';
import { type SolvedBoard, solveBoard } from './solved.ts';

/** A way of writing a question otherwise, under which its answer stays the same. */
export interface Rewriting {
  readonly law: string;
  readonly boards: typeof anyBoard;
  /** The same question written in another way, or the two that are compared; undefined where there is none. */
  readonly other: (board: Board) => Board | readonly [Board, Board] | undefined;
  /** The least share of boards that can be written in another way. */
  readonly share: number;
  /** Whether cards are printed otherwise. */
  readonly isReprinted?: boolean;
  /** Names of players of the other question, with their names in the first. */
  readonly called?: Readonly<Record<string, string>>;
}

/** The name of objects that are left out of the comparison. */
export const ADDED = 'bystander';

/** Describes the laws, all over the same boards, so many of each kind. */
export function describeRewriting(cases: readonly Rewriting[], count: number = SIZE.fewer): void {
  describe.each([...new Set(cases.map(it => it.boards))])(`over ${count} boards`, boards => {
    const here = cases.filter(it => it.boards === boards);
    let searched: Search;
    beforeAll(() => {
      const looks = here.map(lookFor);
      searched = searchBoards(boards, count, board => {
        const solve = solvingOnce();
        const found = looks.flatMap(look => [...(look(board, solve) ?? [])]);
        return found.length === 0 ? undefined : new Map(found);
      });
    }, SIZE.timeout);
    describe.each(here)('$law', found => {
      test('and nothing changes', { timeout: SIZE.timeout }, () => {
        const look: LawCheck = board => lookFor(found)(board, solveBoard);
        if (searched.broken.has(found.law)) expect.fail(describeBroken(boards, count, look, found.law, searched));
      });
      test('which was tried on enough boards', () => {
        expect((searched.examined.get(found.law) ?? 0) / count).toBeGreaterThan(found.share);
      });
    });
  });
}

type Solve = (board: Board) => ReturnType<typeof solveBoard>;

/** Solves each board once: several laws compare with the same one. */
function solvingOnce(): Solve {
  const solved = new Map<string, ReturnType<typeof solveBoard>>();
  return board => {
    const key = JSON.stringify(board);
    const result = solved.get(key) ?? solveBoard(board);
    solved.set(key, result);
    return result;
  };
}

function lookFor({ law, other, isReprinted = false, called = {} }: Rewriting) {
  return (board: Board, solve: Solve): ReturnType<LawCheck> => {
    const changed = other(board);
    if (changed === undefined) return undefined;
    const [first, second] = 'id' in changed ? [board, changed] : changed;
    const [one, two] = [solve(first), solve(second)];
    if (!('outcomes' in one) || !('outcomes' in two)) return undefined;
    if (!one.complete || !two.complete || namesWords(one)) return undefined;
    const comparing = { leftOut: ADDED, isReprinted };
    return new Map([[law, answerDifference(endsOf(one, comparing), endsOf(two, { ...comparing, called }))]]);
  };
}

/** Whether a word is chosen: the words worth distinguishing depend on every card there is. */
function namesWords({ outcomes }: SolvedBoard): boolean {
  return outcomes.some(outcome =>
    outcome.picks.some(({ choice }) => ['cardName', 'creatureType', 'number'].includes(choice.kind)),
  );
}
