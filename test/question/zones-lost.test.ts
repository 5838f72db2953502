// Zones that a question says, against scenarios that have its cards there or elsewhere.
import { expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { tokensOf } from '../../src/question/lex/lex.ts';
import { zonesLost } from '../../src/question/questions-back/zones-lost.ts';
import { readScenario } from '../../src/scenario/index.ts';

function lost(question: string, scenario: object): readonly string[] {
  const read = readScenario({ title: 'a board', ...scenario });
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return zonesLost(tokensOf(question, packBook()), read.value);
}

const enters = { enters: ['Clone'] };

test.each<[question: string, scenario: object, expected: readonly string[]]>([
  [
    'can Clone copy Serra Angel in their graveyard',
    { given: { opponent: { graveyard: ['Serra Angel'] } }, when: enters },
    [],
  ],
  [
    'can Clone copy Serra Angel in their graveyard',
    { given: { opponent: { battlefield: ['Serra Angel'] } }, when: enters },
    ['in their graveyard'],
  ],
  [
    'can Clone copy Serra Angel in their graveyard',
    { given: { you: { graveyard: ['Serra Angel'] } }, when: enters },
    ['in their graveyard'],
  ],
  ['is Serra Angel in my graveyard?', { given: { you: { battlefield: ['Serra Angel'] } }, when: enters }, []],
])('%s', (question, scenario, expected) => {
  expect(lost(question, scenario)).toEqual(expected);
});
