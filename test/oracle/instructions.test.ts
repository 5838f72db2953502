// Instructions of spells: what is read, in which order, with which targets, and what is left unread.
import { expect, test } from 'vitest';
import { compileInstructions } from '../../src/oracle/compiler.ts';

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

test('tokens of several kinds are created by one instruction (701.7a)', () => {
  const text = 'Create a Treasure token, two Food tokens, and a 3/3 green Beast creature token.';
  const { effects, unread } = compileInstructions(text, ['Own Spell']);
  expect(unread).toEqual([]);
  expect(effects).toMatchObject([
    {
      kind: 'createTokens',
      token: { predefined: 'Treasure' },
      besides: [
        { kind: 'createTokens', amount: 2, token: { predefined: 'Food' } },
        { kind: 'createTokens', token: { subtypes: ['Beast'] } },
      ],
    },
  ]);
});

test.each([
  ['Scry 2, then draw two cards.', ['act', 'draw']],
  ['Target player draws two cards and loses 2 life.', ['draw', 'loseLife']],
  ['Target opponent discards two cards, mills two cards, and loses 2 life.', ['eachDoes', 'move', 'loseLife']],
  ['You gain X life and draw X cards, where X is the number of creatures you control.', ['gainLife', 'draw']],
  ['If you control a Wizard, draw a card.', ['if']],
  ['You may discard a card. If you do, draw two cards.', ['may']],
  ['Put target creature card from your graveyard onto the battlefield with a +1/+1 counter on it.', ['move']],
  ['Each player loses 1 life for each creature they control.', ['eachDoes']],
])('a sentence joins instructions: %s', (text, kinds) => {
  expect(compileInstructions(text, ['Own Spell']).unread).toEqual([]);
  expect(kindsOf(text)).toEqual(kinds);
});

test('two instructions with one subject have one target, and a player and an object are two (115.1)', () => {
  const targetsOf = (text: string) => compileInstructions(text, ['Own Spell']).targets.map(it => it.player);
  expect(targetsOf('Target player draws two cards and loses 2 life.')).toEqual([true]);
  expect(targetsOf("Target player creates a token that's a copy of target creature.")).toEqual([true, false]);
  expect(targetsOf('Target creature gets +1/+1 until end of turn and target player draws a card.')).toEqual([
    false,
    true,
  ]);
});

test.each([['Tap X target creatures.'], ['Prevent the next 3 damage that would be dealt to any target this turn.']])(
  'a target has its noun in every wording: %s',
  text => {
    const [first] = compileInstructions(text, ['Own Spell']).targets;
    expect(first?.filter?.clauses).not.toEqual(undefined);
    expect(first?.filter?.clauses).not.toEqual([]);
  },
);

test('"it" after a token is made is the token', () => {
  const { effects, unread } = compileInstructions(
    'Create a 1/1 white Spirit creature token. Put a +1/+1 counter on it.',
  );
  expect(unread).toEqual([]);
  expect(effects.at(1)).toMatchObject({ on: { ref: { kind: 'those' } } });
});

test('what stands in place of a sentence is under its condition, with the amount of it changed', () => {
  const { effects } = compileInstructions(
    'Own Spell deals 2 damage to target creature. If you control a Wizard, it deals 4 damage instead.',
    ['Own Spell'],
  );
  expect(effects).toMatchObject([{ kind: 'if', then: [{ amount: 4 }], otherwise: [{ amount: 2 }] }]);
});

test.each([
  [
    'a duration is said of both halves',
    'Until end of turn, target creature gets +1/+1 and target land becomes a Moon.',
  ],
  ['nothing was named', 'It gains haste until end of turn.'],
  ['"other" means those named before', 'Create a 1/1 white Spirit creature token. Destroy all other creatures.'],
  ['the sentence before was not read', 'Gather some creatures. Untap them.'],
  ['it is later', 'Return target creature to the battlefield at the beginning of the next end step.'],
])('a sentence is left unread where %s', (_, text) => {
  expect(compileInstructions(text, ['Own Spell']).unread).not.toEqual([]);
});

test('tokens of two kinds are created at once (701.7a)', () => {
  const { effects, unread } = compileInstructions(
    'Create a 2/2 black Zombie creature token and a 1/1 white Spirit creature token with flying.',
  );
  expect(unread).toEqual([]);
  expect(effects).toMatchObject([
    { kind: 'createTokens', token: { subtypes: ['Zombie'] }, besides: [{ token: { subtypes: ['Spirit'] } }] },
  ]);
});

test('tokens are created tapped and attacking (508.4)', () => {
  const { effects } = compileInstructions('Create two 1/1 red Goblin creature tokens that are tapped and attacking.');
  expect(effects).toMatchObject([{ kind: 'createTokens', amount: 2, tapped: true, attacking: true }]);
});

test('what returns with a counter does so under the control that is said', () => {
  const { effects } = compileInstructions(
    "Choose target permanent. Return it to the battlefield tapped under its owner's control with a fade counter on it.",
  );
  expect(effects).toMatchObject([{ under: { kind: 'ownerOf', of: { kind: 'target', index: 0 } }, tapped: true }]);
});

test('of a lasting effect whose words are kept the sentence is given, but not of the words of a token', () => {
  const lastingOf = (text: string) => compileInstructions(text, ['Own Spell']).lasting;
  expect(lastingOf("Target creature can't block this turn.")).toEqual(["target creature can't block this turn."]);
  expect(lastingOf(`Create a 1/1 red Elf creature token with "This creature can't block."`)).toEqual([]);
  expect(
    lastingOf(`If you control a Forest, create a 1/1 red Elf creature token with "This token can't block."`),
  ).toEqual([]);
  // beside what is done at once too
  const safe = 'until your next turn, you gain protection from everything.';
  expect(lastingOf(`U${safe.slice(1)} All permanents you control phase out.`)).toEqual([safe]);
  const saved = 'the next time you would lose the game this turn, instead your life total becomes 1.';
  expect(lastingOf(`T${saved.slice(1)} Exile Own Spell.`)).toEqual([saved]);
  const unblocked = "they can't be blocked this turn.";
  expect(lastingOf(`Two target creatures each gain haste until end of turn. T${unblocked.slice(1)}`)).toEqual([
    unblocked,
  ]);
  // but not of what the text itself did
  expect(
    lastingOf('Own Spell deals 2 damage to target creature. If that creature would die this turn, exile it instead.'),
  ).toEqual([]);
  const play = 'until your next end step, you may play it.';
  expect(lastingOf(`Exile the top card of your library. U${play.slice(1)}`)).toEqual([play]);
});

test('to double a size is to add it once more, and to double a life total to gain as much (701.10b, 701.10d)', () => {
  const more = (text: string) => {
    const { effects, unread } = compileInstructions(text, ['Own Spell']);
    expect(unread).toEqual([]);
    return effects[0];
  };
  const power = { kind: 'measure', measure: 'power', of: { kind: 'it' } };
  const toughness = { kind: 'measure', measure: 'toughness', of: { kind: 'it' } };
  expect(more("Double target creature's power until end of turn.")).toMatchObject({
    changes: [{ power, toughness: 0 }],
  });
  expect(more('Double the power and toughness of each creature you control until end of turn.')).toMatchObject({
    changes: [{ power, toughness }],
  });
  expect(more("Double target player's life total.")).toMatchObject({ kind: 'gainLife', amount: { kind: 'life' } });
});
