// 613 for lands: their types, the abilities that come with them, and effects that wait for others (305.6, 305.7, 613.8).
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../src/engine/edition.ts';
import type { GameState } from '../../src/engine/index.ts';
import { project } from '../../src/engine/layers/project.ts';
import {
  ATTACHED,
  board,
  boardId,
  CONTROLLED_BY_YOU,
  clausesFilter,
  keyword,
  makeCard,
  staticAbilityOf,
} from '../support/board.ts';

const CURRENT = editionOf('current');
const see = (state: GameState) => project(state, CURRENT);
const angel = makeCard('Angel', {
  cost: '3WW',
  type: 'Creature — Angel',
  size: [4, 4],
  abilities: [keyword('flying')],
});
const forest = makeCard('Forest', { type: 'Basic Land — Forest' });
const vents = makeCard('Vents', { type: 'Land — Island Mountain' });
const nonbasicLands = clausesFilter(
  { kind: 'not', of: { kind: 'supertype', supertype: 'Basic' } },
  { kind: 'type', type: 'Land' },
);
const bloodMoon = makeCard('Blood Moon', {
  cost: '2R',
  type: 'Enchantment',
  abilities: [staticAbilityOf(nonbasicLands, { kind: 'setLandTypes', subtypes: ['Mountain'] })],
});
const urborg = makeCard('Urborg', {
  type: 'Legendary Land',
  abilities: [
    staticAbilityOf(clausesFilter({ kind: 'type', type: 'Land' }), {
      kind: 'addTypes',
      supertypes: [],
      types: [],
      subtypes: ['Swamp'],
    }),
  ],
});
const omen = makeCard('Omen', {
  cost: '1G',
  type: 'Enchantment',
  abilities: [
    staticAbilityOf(clausesFilter({ kind: 'type', type: 'Land' }, CONTROLLED_BY_YOU), { kind: 'everyBasicLandType' }),
  ],
});

describe('layers of lands', () => {
  test('613.8a, 305.7: Blood Moon takes the ability of Urborg before it can apply, whichever is older', () => {
    for (const you of [
      [bloodMoon, urborg, forest],
      [urborg, bloodMoon, forest],
    ]) {
      const view = see(board({ you }));
      expect(view.of(boardId('Urborg'))).toMatchObject({ supertypes: ['Legendary'], subtypes: ['Mountain'] });
      expect(view.of(boardId('Forest')).subtypes).toEqual(['Forest']);
    }
  });

  test('613.8a: an effect on Forests waits for the one that makes lands Forests', () => {
    const commander = makeCard('Commander', {
      type: 'Creature — Elf',
      size: [2, 2],
      abilities: [
        staticAbilityOf(
          clausesFilter({ kind: 'subtype', subtype: 'Forest' }, CONTROLLED_BY_YOU),
          { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: ['Elf'] },
          { kind: 'setColors', colors: ['green'] },
          { kind: 'setPowerToughness', power: 1, toughness: 1 },
        ),
      ],
    });
    const state = board({ you: [commander, omen, makeCard('Island', { type: 'Basic Land — Island' })] });
    expect(see(state).of(boardId('Island'))).toMatchObject({
      types: ['Land', 'Creature'],
      subtypes: ['Island', 'Plains', 'Swamp', 'Mountain', 'Forest', 'Elf'],
      colors: ['green'],
      power: 1,
    });
  });

  test('305.6, 305.7: a land has the mana abilities of its basic land types only', () => {
    const texts = (state: GameState, name: string) =>
      see(state)
        .of(boardId(name))
        .abilities.flatMap(({ ability }) => (ability.kind === 'activated' ? [ability.text] : []));
    expect(texts(board({ you: [vents] }), 'Vents')).toEqual(['{T}: Add {U}.', '{T}: Add {R}.']);
    expect(texts(board({ you: [vents, bloodMoon] }), 'Vents')).toEqual(['{T}: Add {R}.']);
  });

  test('205.1a: a creature set to a land type alone is no creature and has no abilities', () => {
    const song = makeCard('Song', {
      type: 'Enchantment — Aura',
      abilities: [
        staticAbilityOf(
          ATTACHED,
          { kind: 'setTypes', types: ['Land'], subtypes: ['Forest'] },
          { kind: 'setColors', colors: [] },
        ),
      ],
    });
    const view = see(board({ you: [{ card: song, attachedTo: boardId('Angel') }, angel] }));
    expect(view.of(boardId('Angel'))).toMatchObject({
      types: ['Land'],
      subtypes: ['Forest'],
      colors: [],
      power: undefined,
    });
    expect(view.of(boardId('Angel')).abilities.map(it => it.key)).toEqual(['intrinsic:Forest']);
  });
});
