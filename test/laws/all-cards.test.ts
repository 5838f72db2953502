// The laws over boards of any cards, with their full texts, where a file of all cards is installed.
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CardBook } from '../../src/cards/index.ts';
import { readScenario } from '../../src/scenario/index.ts';
import { ALL_CARDS, allCards, hasAllCards } from '../support/all-cards.ts';
import { anyBoard, type Board } from './support/boards.ts';
import { LAWS } from './support/laws.ts';
import { describeBroken, type LawCheck, type Search, searchBoards } from './support/search-boards.ts';
import { SIZE } from './support/size.ts';
import { solveScenario } from './support/solved.ts';

if (!hasAllCards) console.info(`Left out: the laws over all cards, since ${ALL_CARDS} is not there.`);

const ENDS = 'asking never throws';
const COUNT = Math.ceil(SIZE.boards / 5);

describe.skipIf(!hasAllCards)(`over ${COUNT} boards of any cards`, () => {
  let boards: fc.Arbitrary<Board>;
  let look: LawCheck;
  let found: Search;
  beforeAll(() => {
    const book = allCards();
    const names = [...book.cards()].filter(card => isPermanent(card.faces[0].typeLine)).map(card => card.name);
    boards = fc
      .tuple(anyBoard, fc.array(fc.nat({ max: names.length * 5 }), { minLength: 12, maxLength: 12 }))
      .map(([board, picks]) => withCards(board, names, picks));
    look = lookWith(book);
    found = searchBoards(boards, COUNT, look);
  }, SIZE.timeout);
  test.each([ENDS, ...LAWS.map(law => law.title)])('%s', { timeout: SIZE.timeout }, law => {
    if (found.broken.has(law)) expect.fail(describeBroken(boards, COUNT, look, law, found));
  });
  test('nearly all of which can be asked', () => {
    expect(found.asked / COUNT).toBeGreaterThan(0.9);
  });
});

function lookWith(book: CardBook): LawCheck {
  return board => {
    try {
      const read = readScenario(board);
      const solved = read.ok ? solveScenario(read.value, undefined, book) : undefined;
      if (solved === undefined || !('outcomes' in solved)) return undefined;
      return new Map(LAWS.map(law => [law.title, law.complaints(solved)]));
    } catch (thrown) {
      return new Map([[ENDS, [thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)]]]);
    }
  };
}

/** The board with most of its cards exchanged for others, in the order written. */
function withCards(board: Board, names: readonly string[], picks: readonly number[]): Board {
  let nth = 0;
  const written = JSON.stringify([board.given, board.when], (key, value: unknown) =>
    key === 'card' ? (names[picks[nth++ % picks.length] ?? 0] ?? value) : value,
  );
  const [given, when]: [Board['given'], Board['when']] = JSON.parse(written);
  return { ...board, given, when };
}

function isPermanent(typeLine: string): boolean {
  return (
    /Creature|Artifact|Enchantment|Land|Planeswalker|Battle/.test(typeLine) && !/Token|Instant|Sorcery/.test(typeLine)
  );
}
