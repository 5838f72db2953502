// Explained answers on generated boards: the same words every time, no exception, and choices that can be scripted as
// they are worded.
import { beforeAll, describe, expect, test } from 'vitest';
import { type ChoiceAnswer, type OutcomeAnswer, readScenario, type Scenario } from '../../src/scenario/index.ts';
import type { RulingService } from '../../src/service/index.ts';
import { openTestService } from '../support/test-service.ts';
import { type Board, smallBoard } from './support/boards.ts';
import { describeBroken, type LawCheck, type Search, searchBoards } from './support/search-boards.ts';
import { SIZE } from './support/size.ts';

const ENDS = 'asking and explaining never throw';
const WORDS = 'an answer is explained in the same words every time';
const SCRIPT = 'an outcome comes out again when its choices are scripted as they are worded';

/** The most outcomes of a board that is explained: explaining is slow beside solving. */
const MOST_OUTCOMES = 6;

let service: RulingService;

const look: LawCheck = board => {
  try {
    return brokenLaws(board);
  } catch (thrown) {
    return new Map([[ENDS, [thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)]]]);
  }
};

function brokenLaws(board: Board): ReturnType<LawCheck> {
  const read = readScenario(board);
  if (!read.ok) return undefined;
  const asked = service.ask(read.value);
  if (!asked.ok) return undefined;
  const { answer, explain } = asked.value;
  if (answer.outcomes.length > MOST_OUTCOMES || !answer.complete) return undefined;
  const again = service.ask(read.value);
  const isSame =
    again.ok && JSON.stringify([again.value.answer, again.value.explain()]) === JSON.stringify([answer, explain()]);
  return new Map([
    [WORDS, isSame ? [] : ['other words the second time']],
    [SCRIPT, answer.outcomes.slice(0, 2).flatMap(outcome => scripted(board, read.value, outcome))],
  ]);
}

/** Complaints about scripting the choices of an outcome; none where it comes out again. */
function scripted(board: Board, scenario: Scenario, outcome: OutcomeAnswer): readonly string[] {
  const names = new Set(Object.keys(outcome.objects));
  // what only the event makes has no name to script it by
  if (outcome.choices.some(choice => choice.picks.some(pick => names.has(pick) && !isWritten(board, pick)))) return [];
  const choose = outcome.choices.map(chooseOf);
  const read = readScenario({ ...board, choose });
  const written = JSON.stringify(choose);
  if (!read.ok) return [`${written} is not read: ${read.issues.map(issue => issue.message).join(' ')}`];
  const asked = service.ask({ ...scenario, choose: read.value.choose });
  if (!asked.ok) return [`${written}: ${asked.issues.map(issue => issue.message).join(' ')}`];
  const { status, reason, outcomes } = asked.value.answer;
  if (status !== 'answered') return [`${written} is refused: ${reason}`];
  const [only] = outcomes;
  if (only === undefined || outcomes.length !== 1) return [`${written} has ${outcomes.length} outcomes`];
  return endOf(only) === endOf(outcome) ? [] : [`${written} comes to another outcome`];
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

describe(`over ${SIZE.explained} small boards`, () => {
  let found: Search;
  beforeAll(async () => {
    service = await openTestService();
    found = searchBoards(smallBoard, SIZE.explained, look);
  }, SIZE.timeout);
  test.each([ENDS, WORDS, SCRIPT])('%s', { timeout: SIZE.timeout }, law => {
    if (found.broken.has(law)) expect.fail(describeBroken(smallBoard, SIZE.explained, look, law, found));
  });
  test('most of which are explained', () => {
    expect(found.asked / SIZE.explained).toBeGreaterThan(0.6);
  });
});
