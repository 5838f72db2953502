// Names that are no plain words: they are compared as they are written.
import '../../src/service/oracle-compiler.ts';
import { expect, test } from 'vitest';
import { packBook } from '../../src/cards/index.ts';
import { readScenario } from '../../src/scenario/index.ts';
import { createAnswerer } from '../../src/service/index.ts';

const answerer = createAnswerer({ book: packBook(), excerpts: () => [], scenarioTitled: () => undefined });

test.each(['(odd', 'a+b', '[x', '*'])('a token called "%s" by a card that puts tokens there is answered', name => {
  const token = { name, types: ['Creature'], subtypes: ['Dwarf'], power: 1, toughness: 1 };
  const read = readScenario({ title: 'a token', when: { creates: { token, by: 'Dwarven Reinforcements' } } });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const asked = answerer.ask(read.value);
  expect(asked.ok ? asked.value.answer.status : asked.issues).toBe('answered');
});
