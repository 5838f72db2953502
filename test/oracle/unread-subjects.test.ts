// Lines that were not read: those on costs and combat bear on no event.
import { expect, test } from 'vitest';
import { compileCard } from '../../src/oracle/compiler.ts';
import { unreadSubjects } from '../../src/oracle/unread-subjects.ts';

test.each([
  'This spell costs {1} less to cast for each frog you have met.',
  'Frog spells you cast cost {2} more to cast.',
  'As an additional cost to cast this spell, whistle a tune.',
  "If it's not your turn, you may exile a frog card from your hand rather than pay this spell's mana cost.",
  'You may tap three untapped frogs you control rather than pay the mana cost of a frog spell you cast.',
  "This creature can't block unless it has been fed.",
  'Frogs you control attack each combat if able.',
])('%s bears on nothing', line => expect(unreadSubjects(line)).toEqual([]));

test.each([
  ['As an additional cost to cast this spell, whistle. When this creature enters, whistle again.', true],
  ["Creatures that entered this turn can't attack and are tapped.", true],
  ['Frogs you control leap.', false],
  ['If a frog would leap, it sits instead.', true],
] as const)('%s may bear on an event', (line, fromAnyZone) => {
  expect(unreadSubjects(line)).toEqual(fromAnyZone ? ['event', 'event from any zone'] : ['event']);
});

test('a line on loyalty abilities is one on their times', () => {
  expect(unreadSubjects('Frogs may use loyalty abilities upside down.')).toContain('loyalty abilities');
});

test('a compiled card has the subjects of each of its unread lines', () => {
  const face = { name: 'Frog', manaCost: '', typeLine: 'Creature — Frog', power: '1', toughness: '1' };
  const oracleText = "Frogs leap sideways each Monday.\nThis creature can't block unless it has been fed.";
  const { unread } = compileCard({ name: 'Frog', layout: 'normal', faces: [{ ...face, oracleText }] });
  expect(unread.map(it => it.about)).toEqual([['event']]);
});
