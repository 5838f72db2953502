// Entry facts: facts about a card's entering, from its compiled abilities.
import { describe, expect, test } from 'vitest';
import { compileCard, entryFacts } from '../../src/oracle/compiler.ts';
import { printedCard, printedFace } from '../support/cards.ts';

function factsOf(oracleText: string, typeLine = 'Creature — Elf'): Readonly<Record<string, unknown>> {
  const face = printedFace('Test Piece', { manaCost: '', typeLine, oracleText });
  const { facts, unread } = entryFacts(compileCard(printedCard(face.name, { faces: [face] })));
  expect(unread).toBe(0);
  return facts;
}

describe('entering tapped', () => {
  test.each([
    ['Test Piece enters tapped.', 'always'],
    ['Test Piece enters tapped unless you control a Forest.', 'conditional'],
    ["As Test Piece enters, you may pay 2 life. If you don't, it enters tapped.", 'unlessPay'],
  ])('%s', (line, entersTapped) => {
    expect(factsOf(line, 'Land').entersTapped).toBe(entersTapped);
  });

  test('is not always so where it comes with a copy that may be declined', () => {
    expect(factsOf('You may have Test Piece enter tapped as a copy of any land on the battlefield.', 'Land')).toEqual({
      entersTapped: 'conditional',
      entersAsCopy: [{ of: 'land', optional: true, exceptions: [] }],
    });
  });
});

describe('counters', () => {
  test('said inside a copy effect come only with the copying', () => {
    const line =
      'You may have Test Piece enter as a copy of any creature on the battlefield, except it enters with two additional +1/+1 counters on it.';
    expect(factsOf(line).entersWithCounters).toEqual([{ counter: '+1/+1', amount: 2, conditional: true }]);
  });

  test('two chosen among three: each kind is listed once, and no mode is chosen', () => {
    const line =
      'Test Piece enters with your choice of two different counters on it from among flying, reach, and lifelink.';
    const conditional = true;
    const facts = factsOf(line);
    expect(facts).toEqual({
      entersWithCounters: ['flying', 'reach', 'lifelink'].map(counter => ({ counter, amount: 1, conditional })),
    });
  });
});

describe('as it enters', () => {
  test('a hand is looked at, then a name chosen', () => {
    expect(factsOf("As Test Piece enters, look at an opponent's hand, then choose any card name.")).toEqual({
      asEntersChoose: ['cardName'],
      asEntersDo: ['look'],
    });
  });

  test('a choice among card types is of a card type, one among other words of a mode', () => {
    expect(factsOf('As Test Piece enters, choose artifact or instant.').asEntersChoose).toEqual(['cardType']);
    expect(factsOf('As Test Piece enters, choose left or right.').asEntersChoose).toEqual(['mode']);
  });
});

describe('others', () => {
  test('only creatures cast that way get the counter', () => {
    const text =
      'You may cast creature spells from your graveyard. If you cast a spell this way, that creature enters with a finality counter on it.';
    expect(factsOf(text).othersEnter).toEqual([{ who: 'creatures cast this way', how: 'counters' }]);
  });

  test('both of a pair gain it, not all permanents', () => {
    const line = 'As long as Test Piece is paired with another creature, both creatures have flying.';
    expect(factsOf(line).staticChanges).toEqual([
      { layers: ['ability'], who: 'itself and the creature paired with it' },
    ]);
  });

  test('what a solved Case has counts as its own', () => {
    const text =
      'To solve — You control three or more artifacts.\nSolved — If one or more tokens would be created under your control, twice that many of those tokens are created instead.';
    expect(factsOf(text, 'Enchantment — Case').tokenModifiers).toEqual([{ how: 'multiply' }]);
  });
});

describe('what nobody chooses', () => {
  test('dice and coins are no choice; a word each player chooses is one', () => {
    const die =
      'As Test Piece enters, roll a six-sided die. It enters with a number of +1/+1 counters on it equal to the result.';
    expect(factsOf(die)).toEqual({
      asEntersDo: ['other'],
      entersWithCounters: [{ counter: '+1/+1', amount: 'dynamic', conditional: false }],
    });
    expect(factsOf('As Test Piece enters, each player chooses left or right.')).toEqual({ asEntersChoose: ['mode'] });
  });

  test('exile in place of entering is done as it enters; who else is changed is told of others', () => {
    expect(factsOf("If Test Piece would enter and it wasn't cast, exile it instead.")).toEqual({
      asEntersDo: ['exile'],
    });
  });
});

describe('cards and their zones', () => {
  test('cards that cannot enter are listed with their zones', () => {
    const who = 'creature cards in graveyards and libraries';
    expect(factsOf("Creature cards in graveyards and libraries can't enter the battlefield.").othersEnter).toEqual([
      { who, how: 'cant' },
    ]);
  });

  test('a triggered ability of an instant that works from the graveyard is one', () => {
    const line = 'Whenever a Forest you control enters, you may return Test Piece from your graveyard to your hand.';
    expect(factsOf(line, 'Instant').entersTrigger).toEqual({ others: 1 });
  });
});
