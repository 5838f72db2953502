// Laws of layers that hold whatever is on the table: the order of writing does not matter, reading twice gives the same, nothing counts what is only looked ahead at.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editionOf } from '../../src/engine/edition.ts';
import type { Characteristics, GameState, ObjectId } from '../../src/engine/index.ts';
import { project } from '../../src/engine/layers/project.ts';
import {
  board,
  boardId,
  CONTROLLED_BY_YOU,
  CREATURES,
  clausesFilter,
  keyword,
  makeCard,
  type Piece,
  staticAbilityOf,
} from '../support/board.ts';

const CURRENT = editionOf('current');
const manaValue = { kind: 'measure', measure: 'manaValue', of: { kind: 'it' } } as const;
const artifacts = clausesFilter({ kind: 'type', type: 'Artifact' });
const lands = clausesFilter({ kind: 'type', type: 'Land' });
const enchantment = (name: string, ...effect: Parameters<typeof staticAbilityOf>) =>
  makeCard(name, { cost: '3', type: 'Enchantment', abilities: [staticAbilityOf(...effect)] });
const addTypes = (...types: ('Creature' | 'Artifact')[]) =>
  ({ kind: 'addTypes', supertypes: [], types, subtypes: [] }) as const;

/** Permanents that look at and change types, colors, abilities and sizes of one another. */
const POOL = [
  enchantment('Humility', CREATURES, { kind: 'losesAll' }, { kind: 'setPowerToughness', power: 1, toughness: 1 }),
  enchantment('Opal', clausesFilter({ kind: 'other' }, { kind: 'type', type: 'Enchantment' }), addTypes('Creature'), {
    kind: 'setPowerToughness',
    power: manaValue,
    toughness: manaValue,
  }),
  enchantment('March', artifacts, addTypes('Creature'), {
    kind: 'setPowerToughness',
    power: manaValue,
    toughness: manaValue,
  }),
  makeCard('Lattice', {
    cost: '6',
    type: 'Artifact',
    abilities: [staticAbilityOf(clausesFilter({ kind: 'permanent' }), addTypes('Artifact'))],
  }),
  enchantment('Moon', clausesFilter({ kind: 'not', of: { kind: 'supertype', supertype: 'Basic' } }, ...lands.clauses), {
    kind: 'setLandTypes',
    subtypes: ['Mountain'],
  }),
  makeCard('Urborg', {
    type: 'Legendary Land',
    abilities: [staticAbilityOf(lands, { kind: 'addTypes', supertypes: [], types: [], subtypes: ['Swamp'] })],
  }),
  enchantment('Grove', clausesFilter({ kind: 'subtype', subtype: 'Swamp' }), addTypes('Creature'), {
    kind: 'setColors',
    colors: ['green'],
  }),
  enchantment('Anthem', clausesFilter(...CREATURES.clauses, CONTROLLED_BY_YOU), {
    kind: 'modifyPowerToughness',
    power: 1,
    toughness: 1,
  }),
  enchantment('Wings', CREATURES, { kind: 'gains', abilities: [keyword('flying')] }),
  enchantment('Sphere', clausesFilter(...CREATURES.clauses, { kind: 'keyword', keyword: 'flying' }), {
    kind: 'loses',
    keywords: ['flying'],
  }),
  makeCard('Steal', {
    type: 'Enchantment',
    cost: '4',
    abilities: [staticAbilityOf(artifacts, { kind: 'control', who: { kind: 'opponent' } })],
  }),
  makeCard('Angel', { cost: '3WW', type: 'Creature — Angel', size: [4, 4], abilities: [keyword('flying')] }),
  makeCard('Shifter', { cost: '2', type: 'Creature — Shapeshifter', size: [1, 1], abilities: [keyword('changeling')] }),
  makeCard('Vents', { type: 'Land — Island Mountain' }),
  makeCard('Ring', { cost: '1', type: 'Artifact' }),
];

const pieces = fc
  .uniqueArray(fc.nat({ max: POOL.length - 1 }), { minLength: 2, maxLength: 9 })
  .chain(chosen =>
    fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen, { minLength: chosen.length, maxLength: chosen.length })),
  );

/** Timestamps go with the first list, the order of writing with the second. */
function boardOf(dated: readonly number[], written: readonly number[]): GameState {
  const you = written.flatMap((at): Piece[] => {
    const printed = POOL[at];
    return printed === undefined ? [] : [{ card: printed, timestamp: dated.indexOf(at) + 1 }];
  });
  return board({ you });
}

function read(
  state: GameState,
  lookingAhead?: ObjectId,
): Readonly<Record<string, Omit<Characteristics, 'abilities'> & { readonly abilities: readonly string[] }>> {
  const view = project(state, CURRENT, lookingAhead);
  return Object.fromEntries(
    [...state.objects.keys()].sort().map(id => {
      const { abilities, ...rest } = view.of(id);
      return [id, { ...rest, controller: view.controller(id), abilities: abilities.map(held => held.key) }];
    }),
  );
}

test('the order in which permanents are written makes no difference, only their timestamps do', () => {
  fc.assert(
    fc.property(pieces, ([dated, written]) => {
      expect(read(boardOf(dated, written))).toEqual(read(boardOf(dated, dated)));
    }),
    { numRuns: 300, seed: 613 },
  );
});

test('reading a position again, as another value, gives the same', () => {
  fc.assert(
    fc.property(pieces, ([dated]) => {
      const state = boardOf(dated, dated);
      expect(read({ ...state, objects: new Map(state.objects) })).toEqual(read(state));
    }),
    { numRuns: 100, seed: 613 },
  );
});

test('others are what they would be without the object looked ahead at', () => {
  fc.assert(
    fc.property(pieces, ([dated]) => {
      const state = boardOf(dated, dated);
      const last = [...state.objects.keys()].at(-1) ?? boardId('');
      const without = new Map([...state.objects].filter(([it]) => it !== last));
      const { [last]: _, ...others } = read(state, last);
      expect(others).toEqual(read({ ...state, objects: without }));
    }),
    { numRuns: 200, seed: 614 },
  );
});
