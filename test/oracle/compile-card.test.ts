// Compilation of whole cards: faces, sizes, costs, and the effect of a line's place on the card.
import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/cards/index.ts';
import type { Ability } from '../../src/engine/index.ts';
import { compileCard } from '../../src/oracle/compiler.ts';
import { printedCard, printedFace } from '../support/cards.ts';

function card(face: Partial<Card['faces'][0]>, layout: Card['layout'] = 'normal'): Card {
  const name = face.name ?? 'Test Piece';
  const only = printedFace(name, { manaCost: '', typeLine: 'Creature — Elf', ...face });
  return printedCard(name, { layout, faces: [only] });
}

function abilitiesOf(face: Partial<Card['faces'][0]>): readonly Ability[] {
  const { printed, unread } = compileCard(card(face));
  expect(unread).toEqual([]);
  return printed.faces[0].abilities;
}

const eventsOf = (abilities: readonly Ability[]) => abilities.flatMap(it => (it.kind === 'triggered' ? it.events : []));

const SELF = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };

describe('what is printed on a card', () => {
  test('cost, types and size are taken apart', () => {
    const { printed } = compileCard(
      card({
        manaCost: '{2}{W/U}{X}',
        typeLine: 'Legendary Artifact Creature — Time Lord Construct',
        power: '1+*',
        toughness: '4',
      }),
    );
    expect(printed.faces[0]).toMatchObject({
      manaCost: ['2', 'W/U', 'X'],
      supertypes: ['Legendary'],
      types: ['Artifact', 'Creature'],
      subtypes: ['Time Lord', 'Construct'],
      power: { kind: 'star', plus: 1 },
      toughness: 4,
    });
  });

  test('a card without a mana cost has none', () => {
    expect(compileCard(card({ typeLine: 'Land' })).printed.faces[0].manaCost).toBeUndefined();
  });

  test('older words for types are today’s', () => {
    expect(compileCard(card({ typeLine: 'Tribal Instant — Viashino' })).printed.faces[0]).toMatchObject({
      types: ['Kindred', 'Instant'],
      subtypes: ['Lizard'],
    });
  });
});

describe('what a card calls itself', () => {
  const tapped = [
    {
      kind: 'replacement',
      event: { kind: 'enters', what: SELF },
      condition: undefined,
      optional: undefined,
      rewrites: [{ kind: 'tapped', tapped: true }],
    },
  ];

  test.each([
    ['its name', 'Slow Moss', 'Creature — Plant', 'Slow Moss enters the battlefield tapped.'],
    ['what it is', 'Slow Moss', 'Creature — Plant', 'This creature enters tapped.'],
    ['the short name of a legend', 'Ansa, Slow to Rise', 'Legendary Creature — Elf', 'Ansa enters tapped.'],
    ['the first name of a legend', 'Ansa Slowfoot', 'Legendary Creature — Elf', 'Ansa enters tapped.'],
    ['its name in an old wording', 'Slow Moss', 'Creature — Plant', 'Slow Moss comes into play tapped.'],
    ['its name without the accent', 'Ánsa, Slow to Rise', 'Legendary Creature — Elf', 'Ansa enters tapped.'],
    ['a flavor word before it', 'Slow Moss', 'Creature — Plant', 'Deep Roots — This creature enters tapped.'],
    ['reminder text behind it', 'Slow Moss', 'Creature — Plant', 'This creature enters tapped. (It sleeps.)'],
  ])('%s is read as itself', (_, name, typeLine, oracleText) => {
    expect(abilitiesOf({ name, typeLine, oracleText })).toEqual(tapped);
  });

  test('a legend is called by its interchangeable name, and by its title and last name', () => {
    const legend = { name: 'Vara, Test Piece', typeLine: 'Legendary Creature — Elf' };
    const own = abilitiesOf({ ...legend, oracleText: 'When Vara enters, put a +1/+1 counter on Vara.' });
    const other = 'When Old Hob, Test Maker enters, put a +1/+1 counter on Old Hob, Test Maker.';
    const effect = 'Put a +1/+1 counter on Vara, Test Piece.';
    expect(abilitiesOf({ ...legend, oracleText: other })).toMatchObject([{ events: eventsOf(own), effect }]);
    const captain = { name: 'Captain Ann B. Test', typeLine: 'Legendary Creature — Elf' };
    expect(abilitiesOf({ ...captain, oracleText: 'Captain Test enters tapped.' })).toMatchObject(tapped);
  });

  test('an effect is quoted as printed', () => {
    const [ability] = abilitiesOf({ name: 'Slow Moss', oracleText: 'When this creature dies, exile this creature.' });
    expect(ability).toMatchObject({ kind: 'triggered', effect: 'Exile this creature.' });
  });
});

describe('a line has its place', () => {
  test('chapters are triggered abilities', () => {
    const abilities = abilitiesOf({
      typeLine: 'Enchantment — Saga',
      oracleText: 'I, II — Draw a card.\nIII — You gain 4 life.',
    });
    expect(abilities).toMatchObject([
      { kind: 'triggered', events: [{ kind: 'chapter', chapters: [1, 2] }], effect: 'Draw a card.' },
      { kind: 'triggered', events: [{ kind: 'chapter', chapters: [3] }], effect: 'You gain 4 life.' },
    ]);
  });

  test('a level bar gives size and abilities from its level to its last', () => {
    const abilities = abilitiesOf({ oracleText: 'Level up {G}\nLEVEL 1-3\n3/3\nFlying\nLEVEL 4+\n5/5' });
    expect(abilities.slice(1)).toMatchObject([
      {
        condition: { kind: 'level', from: 1, to: 3 },
        effects: [{ changes: [{ kind: 'setPowerToughness', power: 3 }] }],
      },
      { condition: { kind: 'level', from: 1, to: 3 }, effects: [{ changes: [{ kind: 'gains' }] }] },
      { condition: { kind: 'level', from: 4, to: undefined } },
    ]);
  });

  test('what follows a class level is had from that level on', () => {
    const abilities = abilitiesOf({
      typeLine: 'Enchantment — Class',
      oracleText: 'You have no maximum hand size.\n{1}{G}: Level 2\nCreatures you control have reach.',
    });
    expect(abilities.map(it => it.kind)).toEqual(['static', 'activated', 'static']);
    expect(abilities[2]).toMatchObject({ condition: { kind: 'level', from: 2, to: undefined } });
  });

  test('a station bar waits for its counters, and the last one makes a creature', () => {
    const abilities = abilitiesOf({
      typeLine: 'Artifact — Spacecraft',
      power: '4',
      toughness: '4',
      oracleText: 'Station\n8+ | Flying',
    });
    expect(abilities.slice(1)).toMatchObject([
      { condition: { kind: 'compare', is: '>=', right: 8 }, effects: [{ changes: [{ kind: 'gains' }] }] },
      { condition: { kind: 'compare', is: '>=', right: 8 }, effects: [{ changes: [{ kind: 'addTypes' }] }] },
    ]);
  });

  test('anchor words give what stands behind them', () => {
    const abilities = abilitiesOf({
      typeLine: 'Enchantment',
      oracleText:
        'As this enchantment enters, choose Ash or Bone.\n• Ash — Creatures you control have haste.\n• Bone — Creatures you control get +0/+1.',
    });
    expect(abilities.slice(1)).toMatchObject([
      { condition: { kind: 'chosenWord', word: 'Ash' } },
      { condition: { kind: 'chosenWord', word: 'Bone' } },
    ]);
  });

  test('the other size of a prototype is read', () => {
    expect(abilitiesOf({ oracleText: 'Prototype {1}{G} — 2/3' })).toEqual([
      { kind: 'keyword', keyword: 'prototype', prototype: { manaCost: ['1', 'G'], power: 2, toughness: 3 } },
    ]);
  });

  test('a paragraph cut where a sentence speaks of one before it is one ability', () => {
    const cut = 'When this creature enters, create a 1/1 white Bird creature token.\nIt gains haste until end of turn.';
    expect(abilitiesOf({ oracleText: cut })).toEqual(abilitiesOf({ oracleText: cut.replace('\n', ' ') }));
  });

  test('rows of a table of results belong to the ability that rolls', () => {
    const rolls = 'When this creature enters, roll a d20.\n1—9 | Draw a card.\n10—20 | Scry 2.';
    expect(abilitiesOf({ oracleText: rolls })).toHaveLength(1);
  });

  test('bullets belong to the line before them', () => {
    const { lines } = compileCard(
      card({ oracleText: 'When this creature enters, choose one —\n• Draw a card.\n• Untap it.' }),
    );
    expect(lines[0]).toHaveLength(1);
  });

  test('a change until end of turn that an ability word or a chapter leads is an ability of its own', () => {
    const abilities = abilitiesOf({
      oracleText:
        'When this creature enters, draw a card.\nLandfall — Whenever a land you control enters, this creature gains trample until end of turn.',
    });
    expect(eventsOf(abilities)).toMatchObject([{ kind: 'enters' }, { kind: 'enters' }]);
  });
});

describe('what cannot be read', () => {
  test('it travels with its words and how far it was understood', () => {
    const { printed, unread } = compileCard(card({ oracleText: 'This creature enters sideways.' }));
    expect(printed.faces[0].abilities).toEqual([{ kind: 'unread', text: 'Test Piece enters sideways.' }]);
    expect(unread).toMatchObject([
      { text: 'This creature enters sideways.', furthest: 'This creature enters '.length },
    ]);
  });

  test.each(['"', '—', '• ', ':', '{', '~', ', ', 'If ', 'When', '"" ""', '\n\n', '(', 'I — ', 'LEVEL 1-', '8+ |'])(
    'rubbish such as %j breaks nothing',
    oracleText => {
      expect(() => compileCard(card({ oracleText }))).not.toThrow();
    },
  );
});
