// Outcomes of a question with more ways than are explored: each choice varied alone, before pairs of choices.
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/engine/index.ts';
import type { Board } from './support/boards.ts';
import { type BoardBudget, solveBoard } from './support/solved.ts';

const COPIERS = ['Clone', 'Phyrexian Metamorph', 'Phantasmal Image', 'Stunt Double', 'Spark Double'];

const board: Board = {
  id: 'exploring',
  title: 'Five that may copy one of three enter.',
  players: ['you', 'opponent'],
  active: 'you',
  cards: [],
  given: { you: { battlefield: ['Serra Angel', 'Bear Cub', 'Llanowar Elves'] } },
  when: { enters: COPIERS },
};

function outcomesWithin(budget: BoardBudget): readonly Outcome[] {
  const solved = solveBoard(board, budget);
  if (!('outcomes' in solved)) throw new Error(solved.join(' '));
  expect(solved.complete).toBe(false);
  return solved.outcomes;
}

/** The places of the choices in which an outcome's picks are not those of the first. */
function variedIn({ picks }: Outcome, first: Outcome | undefined): readonly number[] {
  return picks.flatMap(({ pick }, n) => (JSON.stringify(pick) === JSON.stringify(first?.picks[n]?.pick) ? [] : [n]));
}

describe('a question with more ways than are explored', () => {
  const outcomes = outcomesWithin({ runs: 90, reading: 60_000 });
  const [first] = outcomes;

  test('has first the way in which everything that may copy does', () => {
    expect(first?.picks.map(it => it.pick.kind)).toEqual(COPIERS.map(() => 'objects'));
  });

  test('has each choice varied alone, one option of each before another', () => {
    expect(outcomes.slice(1, 6).map(it => variedIn(it, first))).toEqual([[0], [1], [2], [3], [4]]);
  });

  test('has no pair of choices varied before all options of each alone', () => {
    const numbers = outcomes.map(it => variedIn(it, first).length);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    // three other options of each of the five
    expect(numbers.filter(it => it === 1)).toHaveLength(15);
  });
});
