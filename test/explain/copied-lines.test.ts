// Lines of an object that is a copy: what it copies, what its exceptions add, and a mana cost that is not the card's.
import { expect, test } from 'vitest';
import { readScenario } from '../../src/scenario/index.ts';
import { openTestService } from '../support/test-service.ts';

const service = await openTestService();

const TWIN = {
  name: 'Grim Twin',
  manaCost: '{4}',
  type: 'Creature — Shapeshifter',
  power: 0,
  toughness: 0,
  text: 'You may have this creature enter as a copy of any creature on the battlefield, except it has "{T}: Destroy target creature with the same name as this creature."',
};
const ANGEL = {
  name: 'Veiled Angel',
  manaCost: '{5}{W}',
  type: 'Creature — Angel',
  power: 4,
  toughness: 5,
  text: 'Flying\nMorph {3}{W}',
};

/** The lines of an object in the first outcome of a question. */
function linesOf(title: string, scenario: object): readonly string[] {
  const read = readScenario({ id: 'x', title: 'x', cards: [TWIN, ANGEL], ...scenario });
  if (!read.ok) throw new Error(read.issues.map(it => it.message).join(' '));
  const ruled = service.ask(read.value);
  const found = ruled.ok
    ? ruled.value.explain()?.outcomes[0]?.objects.find(it => it.title.startsWith(title))
    : undefined;
  if (found === undefined) throw new Error(`no ${title}`);
  return found.lines;
}

test('707.2, 708.2: a copy of a face-down creature has lost nothing, and has what its own exception adds', () => {
  const given = { opponent: { battlefield: [{ card: 'Veiled Angel', faceDown: 'morph' }] } };
  const lines = linesOf('Grim Twin', { given, when: { enters: ['Grim Twin'] }, choose: [{ copy: 'Veiled Angel' }] });
  expect(lines).toContain('copy of a face-down creature');
  expect(lines.filter(it => /lost|flying|morph/iu.test(it))).toEqual([]);
  expect(lines.filter(it => it.startsWith('also has '))).toHaveLength(1);
});

test('707.3, 707.9a: a copy of a copy has what the exception of the first one adds', () => {
  const given = { you: { battlefield: ['Grizzly Bears', { card: 'Phantasmal Image', copyOf: 'Grizzly Bears' }] } };
  const lines = linesOf('Clone', { given, when: { enters: ['Clone'] }, choose: [{ copy: 'Phantasmal Image' }] });
  expect(lines).toContain('also has "whenever it becomes the target of a spell or ability, sacrifice it"');
});

test('718.3b, 707.2: a prototyped permanent and its copy show color and mana value', () => {
  const blitz = { card: 'Blitz Automaton', cast: { costs: ['prototype'] } };
  expect(linesOf('Blitz Automaton', { when: { enters: [blitz] } })).toEqual(
    expect.arrayContaining(['mana value 3', 'red']),
  );
  const given = { you: { battlefield: [blitz] } };
  const copied = linesOf('Clone', { given, when: { enters: ['Clone'] }, choose: [{ copy: 'Blitz Automaton' }] });
  expect(copied).toEqual(expect.arrayContaining(['mana value 3', 'red']));
});
