// The laws that every answer must obey, over generated boards.
import { beforeAll, describe, expect, test } from 'vitest';
import { anyBoard } from './support/boards.ts';
import { LAWS } from './support/laws.ts';
import { describeBroken, type LawCheck, type Search, searchBoards } from './support/search-boards.ts';
import { SIZE } from './support/size.ts';
import { asJson, solveBoard } from './support/solved.ts';

const ENDS = 'asking never throws';
const SAME = 'the same question has the same answer to the byte';

const look: LawCheck = board => {
  try {
    const solved = solveBoard(board);
    if (!('outcomes' in solved)) return undefined;
    const again = solveBoard(board);
    const isSame = 'outcomes' in again && asJson(again.outcomes) === asJson(solved.outcomes);
    return new Map([
      [SAME, isSame ? [] : ['two answers']],
      ...LAWS.map(law => [law.title, law.complaints(solved)] as const),
    ]);
  } catch (thrown) {
    return new Map([[ENDS, [thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)]]]);
  }
};

describe(`over ${SIZE.boards} generated boards`, () => {
  let found: Search;
  beforeAll(() => {
    found = searchBoards(anyBoard, SIZE.boards, look);
  }, SIZE.timeout);
  test.each([ENDS, SAME, ...LAWS.map(law => law.title)])('%s', { timeout: SIZE.timeout }, law => {
    if (found.broken.has(law)) expect.fail(describeBroken(anyBoard, SIZE.boards, look, law, found));
  });
  test('most boards are questions that can be asked', () => {
    expect(found.asked / SIZE.boards).toBeGreaterThan(0.8);
  });
});
