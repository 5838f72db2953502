// The solver against brute force: it leaves out symmetric picks and orders that cannot matter, and misses no ending.
import { beforeAll, describe, expect, test } from 'vitest';
import { boardWithLikeEntering, smallBoard } from './support/boards.ts';
import { everyEnd } from './support/brute-force.ts';
import { answerDifference } from './support/compare-answers.ts';
import { type End, likeWords } from './support/like-words.ts';
import { describeBroken, type LawCheck, type Search, searchBoards } from './support/search-boards.ts';
import { SIZE } from './support/size.ts';
import { solveBoard } from './support/solved.ts';

const LAW = 'solving finds the same ends as trying everything';

/** The most ways that are tried on one board, and the most runs of the solver. */
const MOST_WAYS = 600;
const ENOUGH = { runs: MOST_WAYS, reading: 200_000 };

let choosing = 0;

const look: LawCheck = board => {
  const solved = solveBoard(board, ENOUGH);
  if (!('outcomes' in solved) || !solved.complete) return undefined;
  const { event, edition } = solved.staged;
  const state = solved.outcomes[0]?.before ?? solved.staged.state;
  const every = everyEnd(state, event, edition, MOST_WAYS);
  if (every === undefined) return undefined;
  if (every.length > 1) choosing += 1;
  const words = likeWords(state, event);
  const ends = [solved.outcomes, every].map((some: readonly End[]) => some.map(words));
  return new Map([[LAW, answerDifference(ends[0] ?? [], ends[1] ?? [], ['by solving', 'by trying everything'])]]);
};

describe.each([
  ['small boards', smallBoard],
  ['boards of like objects and of effects that make more of events', boardWithLikeEntering],
])(`over ${SIZE.fewer} %s`, (_, boards) => {
  let found: Search;
  beforeAll(() => {
    choosing = 0;
    found = searchBoards(boards, SIZE.fewer, look);
  }, SIZE.timeout);
  test(LAW, { timeout: SIZE.timeout }, () => {
    if (found.broken.has(LAW)) expect.fail(describeBroken(boards, SIZE.fewer, look, LAW, found));
  });
  test('and on many of them there is something to choose', () => {
    expect(found.asked / SIZE.fewer).toBeGreaterThan(0.5);
    expect(choosing / SIZE.fewer).toBeGreaterThan(0.1);
  });
});
