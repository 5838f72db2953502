// Counters that a question tells of, against scenarios that have as many of them, or others.
import { expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { tokensOf } from '../../src/question/lex/lex.ts';
import { countersLost } from '../../src/question/questions-back/counters-lost.ts';
import { readScenario } from '../../src/scenario/index.ts';

const NO_CARDS = {
  named: () => undefined,
  effects: () => undefined,
  instructions: () => ({ effects: [], unread: [], targets: [], lasting: [] }),
};

function lost(question: string, scenario: object): readonly string[] {
  const read = readScenario({ title: 'a board', ...scenario });
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return countersLost(tokensOf(question, packBook()), read.value, [], NO_CARDS);
}

const when = { dies: ['Serra Angel'] };
const without = { given: { you: { battlefield: ['Serra Angel'] } }, when };
const withThree = { given: { you: { battlefield: [{ card: 'Serra Angel', counters: { '+1/+1': 3 } }] } }, when };

test.each<[question: string, scenario: object, expected: readonly string[]]>([
  ['my Serra Angel has three +1/+1 counters. It dies.', withThree, []],
  ['my Serra Angel has three +1/+1 counters. It dies.', without, ['three +1/+1 counters']],
  ['my Serra Angel has 2 +1/+1 counters. It dies.', withThree, ['2 +1/+1 counters']],
  ['my Serra Angel dies. Do I get three +1/+1 counters?', without, []],
  [
    'I put two +1/+1 counters on Serra Angel.',
    { given: without.given, when: { putsCounters: { on: 'Serra Angel', kind: '+1/+1', count: 2 } } },
    [],
  ],
])('%s', (question, scenario, expected) => {
  expect(lost(question, scenario)).toEqual(expected);
});
