// What the house says of generated boards: the same words every time, no exception, and choices that can be scripted as they are told.
import { beforeAll, describe, expect, test } from 'vitest';
import { type ChoiceAnswer, type OutcomeAnswer, readScenario, type Scenario } from '../../src/scenario/index.ts';
import type { RulingService } from '../../src/service/index.ts';
import { openTestService } from '../support/test-service.ts';
import { type Board, smallBoard } from './support/boards.ts';
import { describeBroken, type Look, type Search, searchBoards } from './support/search-boards.ts';
import { SIZE } from './support/size.ts';

const ENDS = 'asking and telling never throw';
const WORDS = 'an answer is told in the same words every time';
const SCRIPT = 'an outcome comes out again when its choices are scripted as they are told';

/** Boards with more outcomes are not told: telling is slow beside solving. */
const MOST_OUTCOMES = 6;

let house: RulingService;

const look: Look = board => {
  try {
    return told(board);
  } catch (thrown) {
    return new Map([[ENDS, [thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)]]]);
  }
};

function told(board: Board): ReturnType<Look> {
  const read = readScenario(board);
  if (!read.ok) return undefined;
  const asked = house.ask(read.value);
  if (!asked.ok) return undefined;
  const { answer, explain: explanation } = asked.value;
  if (answer.outcomes.length > MOST_OUTCOMES || !answer.complete) return undefined;
  const again = house.ask(read.value);
  const isSame =
    again.ok && JSON.stringify([again.value.answer, again.value.explain()]) === JSON.stringify([answer, explanation()]);
  return new Map([
    [WORDS, isSame ? [] : ['other words the second time']],
    [SCRIPT, answer.outcomes.slice(0, 2).flatMap(outcome => scripted(board, read.value, outcome))],
  ]);
}

/** What is wrong with asking for the outcome by its choices; nothing where it comes out. */
function scripted(board: Board, scenario: Scenario, outcome: OutcomeAnswer): readonly string[] {
  const names = new Set(Object.keys(outcome.objects));
  // what only the event makes has no name to script it by
  if (outcome.choices.some(choice => choice.picks.some(pick => names.has(pick) && !isWritten(board, pick)))) return [];
  const choose = outcome.choices.map(chooseOf);
  const read = readScenario({ ...board, choose });
  const said = JSON.stringify(choose);
  if (!read.ok) return [`${said} is not read: ${read.issues.map(issue => issue.message).join(' ')}`];
  const asked = house.ask({ ...scenario, choose: read.value.choose });
  if (!asked.ok) return [`${said}: ${asked.issues.map(issue => issue.message).join(' ')}`];
  const { status, reason, outcomes } = asked.value.answer;
  if (status !== 'answered') return [`${said} is refused: ${reason}`];
  const [only] = outcomes;
  if (only === undefined || outcomes.length !== 1) return [`${said} has ${outcomes.length} outcomes`];
  return endOf(only) === endOf(outcome) ? [] : [`${said} comes to another outcome`];
}

function isWritten(board: Board, name: string): boolean {
  return JSON.stringify([board.given, board.when]).includes(`"${name.replace(/#\d+$/, '')}"`);
}

/** A choice as a scenario scripts it. */
function chooseOf({ kind, who, for: object, picks }: ChoiceAnswer): unknown {
  const scope = { who, ...(object === undefined ? {} : { for: object }) };
  return { [kind]: picks.length === 0 ? 'none' : picks.length === 1 ? picks[0] : picks, ...scope };
}

function endOf({ objects, players, triggers }: OutcomeAnswer): string {
  return JSON.stringify([objects, players, triggers]);
}

describe(`over ${SIZE.told} small boards`, () => {
  let found: Search;
  beforeAll(async () => {
    house = await openTestService();
    found = searchBoards(smallBoard, SIZE.told, look);
  }, SIZE.timeout);
  test.each([ENDS, WORDS, SCRIPT])('%s', { timeout: SIZE.timeout }, law => {
    if (found.broken.has(law)) expect.fail(describeBroken(smallBoard, SIZE.told, look, law));
  });
  test('most of which are told', () => {
    expect(found.asked / SIZE.told).toBeGreaterThan(0.6);
  });
});
