// 707, 708, 709-718: copiable values, and what a copy takes.

import { describe, expect, test } from 'vitest';
import { copiableValues, copySourceOf } from '../../src/engine/copy/copiable.ts';
import type { Ability, CopyException, CopySource, GameState } from '../../src/engine/index.ts';
import type { ObjectDesignation } from '../../src/vocabulary/index.ts';
import {
  board,
  boardId,
  copyEffectOf,
  definingAbility,
  keyword,
  makeCard,
  makeCardOfFaces,
  makeFace,
  type Piece,
} from '../support/board.ts';

const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const clone = makeCard('Clone', { cost: '3U', type: 'Creature — Shapeshifter', size: [0, 0] });

/** A piece that has become a copy of another on the board. */
function copying(
  of: Piece['card'],
  exceptions: readonly CopyException[] = [],
  source: Partial<CopySource> = {},
): Piece {
  const taken: CopySource = { printed: of, face: 0, exceptions: [], ...source };
  return { card: clone, copies: [copyEffectOf(of, { of: taken, exceptions })] };
}
const values = (state: GameState, name = 'Clone') => copiableValues(state, boardId(name));

describe('copies', () => {
  test('a copy has everything printed, a copy of the copy as well (707.3)', () => {
    const state = board({ you: [bear, copying(bear)] });
    expect(values(state)).toMatchObject({ name: 'Bear', manaCost: ['1', 'G'], power: 2, subtypes: ['Bear'] });
    expect(copySourceOf(state, boardId('Clone'))).toMatchObject({ printed: bear, exceptions: [] });
  });

  test('exceptions become copiable; those that ask something of the object are settled (707.9a-c)', () => {
    const state = board({
      you: [
        copying(bear, [
          { kind: 'addTypes', supertypes: ['Legendary'], types: ['Artifact'], subtypes: [] },
          { kind: 'keepsColor' },
          { kind: 'gains', abilities: [keyword('flying')] },
        ]),
      ],
    });
    expect(values(state)).toMatchObject({
      supertypes: ['Legendary'],
      types: ['Creature', 'Artifact'],
      colors: ['blue'],
      abilities: [{ keyword: 'flying' }],
    });
    expect(copySourceOf(state, boardId('Clone')).exceptions).toContainEqual({ kind: 'setColors', colors: ['blue'] });
  });

  test('707.9d: a given size takes the place of the ability that defines it, a given color that of devoid', () => {
    const hand = { kind: 'handSize', who: { kind: 'you' } } as const;
    const star = { kind: 'star', plus: 0 } as const;
    const growing = definingAbility({ kind: 'definePowerToughness', power: hand, toughness: hand });
    const goyf = makeCard('Goyf', {
      cost: '1G',
      type: 'Creature',
      size: [star, star],
      abilities: [growing, keyword('devoid')],
    });
    const sized = values(board({ you: [copying(goyf, [{ kind: 'powerToughness', power: 7, toughness: 7 }])] }));
    expect(sized).toMatchObject({ power: 7, toughness: 7, abilities: [{ keyword: 'devoid' }] });
    const colored = values(board({ you: [copying(goyf, [{ kind: 'setColors', colors: ['black'] }])] }));
    expect(colored).toMatchObject({ colors: ['black'], abilities: [growing] });
  });

  test('707.9f: an exception for creatures looks at the copy with the other exceptions', () => {
    const ifCreature: CopyException = {
      kind: 'if',
      filter: { clauses: [{ kind: 'type', type: 'Creature' }] },
      then: [{ kind: 'gains', abilities: [keyword('changeling')] }],
    };
    const land = makeCard('Land', { type: 'Land' });
    expect(values(board({ you: [copying(bear, [ifCreature])] })).abilities).toHaveLength(1);
    expect(values(board({ you: [copying(land, [ifCreature])] })).abilities).toHaveLength(0);
    const animating: CopyException = { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: [] };
    expect(values(board({ you: [copying(land, [ifCreature, animating])] })).abilities).toHaveLength(1);
    expect(copySourceOf(board({ you: [copying(land, [ifCreature])] }), boardId('Clone')).exceptions).toEqual([]);
  });

  test('707.9a: "and this ability" is the ability of the object that says so', () => {
    const again: Ability = {
      kind: 'activated',
      text: '{2}: ~ becomes a copy of target land, except it has this ability.',
      sort: 'other',
      givesItself: true,
    };
    const stage = makeCard('Stage', {
      type: 'Land',
      abilities: [{ kind: 'activated', text: '{T}: Add {C}.', sort: 'mana' }, again],
    });
    const land = makeCard('Land', { type: 'Land' });
    const copies = [copyEffectOf(land, { exceptions: [{ kind: 'thisAbility' }] })];
    expect(values(board({ you: [{ card: stage, copies }] }), 'Stage').abilities).toEqual([again]);
  });

  test('of two copy effects the later decides', () => {
    const first = copyEffectOf(bear, { timestamp: 60 });
    const second = copyEffectOf(clone, { timestamp: 70 });
    const state = board({ you: [{ card: makeCard('Mirror', { type: 'Artifact' }), copies: [second, first] }] });
    expect(values(state, 'Mirror').name).toBe('Clone');
  });

  test('613.2a: a size set as it entered is copiable', () => {
    const clay = makeCard('Clay', {
      type: 'Artifact Creature — Shapeshifter',
      size: [
        { kind: 'star', plus: 0 },
        { kind: 'star', plus: 0 },
      ],
    });
    const made = {
      changes: [
        { kind: 'setPowerToughness', power: 2, toughness: 2 } as const,
        { kind: 'gains', abilities: [keyword('flying')] } as const,
      ],
      timestamp: 9,
      sourceName: 'Clay',
      controller: board({}).active,
      copiable: true,
    };
    const state = board({ you: [{ card: clay, lasting: [made] }] });
    expect(values(state, 'Clay')).toMatchObject({ power: 2, toughness: 2, abilities: [{ keyword: 'flying' }] });
    expect(copySourceOf(state, boardId('Clay')).exceptions).toHaveLength(2);
  });
});

describe('faces and sides', () => {
  const demon = makeCard('Demon', {
    cost: '2BB',
    type: 'Creature — Demon',
    size: [6, 6],
    abilities: [keyword('flying')],
  });

  test('708.2a: face down it is a nameless 2/2, and so is a copy of it', () => {
    const state = board({ you: [{ card: demon, faceDown: 'manifested' }] });
    expect(values(state, 'Demon')).toMatchObject({
      name: '',
      power: 2,
      toughness: 2,
      subtypes: [],
      abilities: [],
      colors: [],
    });
    expect(copySourceOf(state, boardId('Demon'))).toMatchObject({ faceDown: 'manifested' });
    const cloaked = board({ you: [{ card: demon, faceDown: 'cloaked' }] });
    expect(values(cloaked, 'Demon').abilities).toMatchObject([{ keyword: 'ward', cost: '{2}' }]);
  });

  test('708.10: a face-down permanent that becomes a copy is still the 2/2', () => {
    expect(values(board({ you: [{ ...copying(bear), faceDown: 'manifested' }] }))).toMatchObject({
      name: '',
      power: 2,
    });
  });

  const werewolf = makeCardOfFaces(
    'transform',
    makeFace('Outlaw', { cost: '1RR', type: 'Creature — Human Werewolf', size: [2, 2] }),
    makeFace('Terror', { type: 'Creature — Werewolf', size: [3, 3], colors: ['red'] }),
  );

  test('712.8e, 202.3b: the back has the mana value of the front, a copy of it 0; elsewhere it is its front', () => {
    expect(values(board({ you: [{ card: werewolf, face: 1 }] }), 'Outlaw')).toMatchObject({
      name: 'Terror',
      manaValue: 3,
    });
    const copied = board({ you: [copying(werewolf, [], { face: 1 })] });
    expect(values(copied)).toMatchObject({ name: 'Terror', manaValue: 0 });
    const dead = board({ you: [{ card: werewolf, face: 1, zone: 'graveyard' }] });
    expect(values(dead, 'Outlaw').name).toBe('Outlaw');
    expect(copySourceOf(dead, boardId('Outlaw')).face).toBe(0);
  });

  test('707.3: the copy’s own status says whether a flip card is flipped', () => {
    const flip = makeCardOfFaces(
      'flip',
      makeFace('Rat', { cost: '1B', type: 'Creature — Rat', size: [1, 1] }),
      makeFace('Odious', { type: 'Legendary Creature — Rat', size: [3, 3] }),
    );
    expect(values(board({ you: [copying(flip)] })).name).toBe('Rat');
    expect(values(board({ you: [{ ...copying(flip), flipped: true }] })).name).toBe('Odious');
  });

  test('718.3b: a prototyped spell is smaller and of the other cost’s color, and so is a copy', () => {
    const small = keyword('prototype', { prototype: { manaCost: ['2', 'R'], power: 3, toughness: 2 } });
    const automaton = makeCard('Automaton', {
      cost: '7',
      type: 'Artifact Creature — Construct',
      size: [6, 4],
      abilities: [small],
    });
    const state = board({ you: [{ card: automaton, prototyped: true }] });
    expect(values(state, 'Automaton')).toMatchObject({ power: 3, toughness: 2, manaCost: ['2', 'R'], colors: ['red'] });
    expect(copySourceOf(state, boardId('Automaton'))).toMatchObject({ prototyped: true });
    expect(values(board({ you: [{ card: automaton, prototyped: true, zone: 'graveyard' }] }), 'Automaton').power).toBe(
      6,
    );
  });

  test('709.5: a Room has what its unlocked halves say', () => {
    const room = makeCardOfFaces(
      'split',
      makeFace('Hall', { cost: '1W', type: 'Enchantment — Room', abilities: [keyword('flash')] }),
      makeFace('Cellar', { cost: '3B', type: 'Enchantment — Room' }),
    );
    const as = (...designations: readonly ObjectDesignation[]) =>
      values(board({ you: [{ card: room, designations }] }), 'Hall');
    expect(as()).toMatchObject({ name: '', types: ['Enchantment'], abilities: [] });
    expect(as('unlocked: right')).toMatchObject({ name: 'Cellar', manaCost: ['3', 'B'], abilities: [] });
    expect(as('unlocked: left', 'unlocked: right')).toMatchObject({
      name: 'Hall // Cellar',
      abilities: [{ keyword: 'flash' }],
    });
  });

  test('715.4: an adventurer is its normal part anywhere but on the stack', () => {
    const giant = makeCardOfFaces(
      'adventure',
      makeFace('Giant', { cost: '2R', type: 'Creature — Giant', size: [4, 3] }),
      makeFace('Stomp', { cost: '1R', type: 'Instant — Adventure' }),
    );
    expect(values(board({ you: [{ card: giant, zone: 'exile', face: 1 }] }), 'Giant').name).toBe('Giant');
    expect(values(board({ you: [{ card: giant, zone: 'stack', face: 1 }] }), 'Giant').name).toBe('Stomp');
  });

  test('702.140e, 202.3c: what is merged adds abilities, what is melded mana values', () => {
    const below = makeCard('Below', { cost: '5', type: 'Creature — Cat', size: [1, 1], abilities: [keyword('reach')] });
    const mutated = board({ you: [{ card: demon, components: [demon, below] }] });
    expect(values(mutated, 'Demon')).toMatchObject({
      name: 'Demon',
      power: 6,
      abilities: [{ keyword: 'flying' }, { keyword: 'reach' }],
    });
    const whole = makeCardOfFaces('meld', makeFace('Whole', { type: 'Creature — Eldrazi', size: [9, 10] }));
    const melded = board({ you: [{ card: whole, components: [bear, below] }] });
    expect(values(melded, 'Whole')).toMatchObject({ manaValue: 7, abilities: [] });
  });
});

test('709.5: a split card with a permanent’s type line is a Room, one of instants is not', () => {
  const halves = (type: string) =>
    makeCardOfFaces('split', makeFace('Pool', { cost: 'U', type }), makeFace('Lockers', { cost: '4U', type }));
  const open = { card: halves('Enchantment — Room'), designations: ['unlocked: left'] } as const;
  expect(values(board({ you: [open] }), 'Pool')).toMatchObject({ name: 'Pool', manaCost: ['U'] });
  const spell = { card: halves('Instant'), zone: 'graveyard' } as const;
  expect(values(board({ you: [spell] }), 'Pool').name).toBe('Pool // Lockers');
});
