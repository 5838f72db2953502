// Instructions of spells: what is read, in which order, with which targets, and what is left unread.
import { expect, test } from 'vitest';
import { compileInstructions } from '../../src/oracle/index.ts';

const kindsOf = (text: string) => compileInstructions(text, ['Own Spell']).effects.map(it => it.kind);

test('each sentence gives its instructions in order (608.2c)', () => {
  expect(kindsOf('Destroy all creatures. Each player draws a card.')).toEqual(['destroy', 'draw']);
  expect(kindsOf('You draw two cards and lose 2 life.')).toEqual(['draw', 'loseLife']);
  expect(kindsOf("Own Spell deals 4 damage to target creature and 2 damage to that creature's controller.")).toEqual([
    'dealDamage',
    'dealDamage',
  ]);
});

test('targets are numbered through the whole text, and "its" means the last one', () => {
  const { effects, targets } = compileInstructions(
    'Destroy target artifact. Return target creature to its owner’s hand. Its controller loses 2 life.',
    ['Own Spell'],
  );
  expect(targets).toHaveLength(2);
  expect(effects.at(1)).toMatchObject({ what: { kind: 'target', index: 1 } });
  expect(effects.at(2)).toMatchObject({ who: { kind: 'controllerOf', of: { kind: 'target', index: 1 } } });
});

test('a target may be left out where the text says "up to", and be a player where it says so', () => {
  const { targets } = compileInstructions('Tap up to one target creature. Own Spell deals 3 damage to any target.', [
    'Own Spell',
  ]);
  expect(targets.map(it => [it.optional, it.player])).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('a sentence that is not read is given back, and one about casting is passed over', () => {
  const { effects, unread } = compileInstructions(
    'As an additional cost to cast this spell, discard a card. Draw a card. Sing a song for target opponent.',
    ['Own Spell'],
  );
  expect(effects.map(it => it.kind)).toEqual(['draw']);
  expect(unread).toEqual(['sing a song for target opponent.']);
});

test('an X that the sentence itself defines is not the X of the spell', () => {
  const text = 'Own Spell deals X damage to any target and you gain X life, where X is the number of your regrets.';
  expect(compileInstructions(text, ['Own Spell']).unread).toHaveLength(1);
});
