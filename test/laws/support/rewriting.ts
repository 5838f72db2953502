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

/** Describes the laws, each over so many boards. */
export function describeRewriting(cases: readonly Rewriting[], count: number = SIZE.fewer): void {
  describe.each(cases)('$law', found => {
    const look = lookFor(found);
    let searched: Search;
    beforeAll(() => {
      searched = searchBoards(found.boards, count, look);
    }, SIZE.timeout);
    test('and nothing changes', { timeout: SIZE.timeout }, () => {
      if (searched.broken.has(found.law)) expect.fail(describeBroken(found.boards, count, look, found.law, searched));
    });
    test('which was tried on enough boards', () => {
      expect(searched.asked / count).toBeGreaterThan(found.share);
    });
  });
}

function lookFor({ law, other, isReprinted = false, called = {} }: Rewriting): LawCheck {
  return board => {
    const changed = other(board);
    if (changed === undefined) return undefined;
    const [first, second] = 'id' in changed ? [board, changed] : changed;
    const [one, two] = [solveBoard(first), solveBoard(second)];
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
