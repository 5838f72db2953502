// Owners that a question says, against scenarios that have its cards on one side or the other.
import { expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { tokensOf } from '../../src/question/lex/lex.ts';
import { ownersLost } from '../../src/question/questions-back/owners-lost.ts';
import { readScenario } from '../../src/scenario/index.ts';

function lost(question: string, scenario: object): readonly string[] {
  const read = readScenario({ title: 'a board', ...scenario });
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return ownersLost(tokensOf(question, packBook()), read.value);
}

const theirs = { opponent: { battlefield: ['Serra Angel'] } };

test.each<[question: string, scenario: object, expected: readonly string[]]>([
  ['my Clone copies their Serra Angel', { given: theirs, when: { enters: ['Clone'] } }, []],
  [
    'my Clone copies their Serra Angel',
    { given: theirs, when: { enters: [{ card: 'Clone', under: 'opponent' }] } },
    ['my Clone'],
  ],
  ['my Serra Angel dies', { given: theirs, when: { dies: ['Serra Angel'] } }, ['my Serra Angel']],
  ['my tapped Serra Angel dies', { given: theirs, when: { dies: ['Serra Angel'] } }, ['my Serra Angel']],
  [
    'they reanimate my Serra Angel',
    { given: {}, when: { enters: [{ card: 'Serra Angel', from: 'graveyard', under: 'opponent', owner: 'you' }] } },
    [],
  ],
  ['a Clone and my Sol Ring', { given: theirs, when: { enters: ['Clone'] } }, []],
])('%s', (question, scenario, expected) => {
  expect(lost(question, scenario)).toEqual(expected);
});
