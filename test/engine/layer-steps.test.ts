// 613: which rules the steps of the layers name.
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../src/engine/edition.ts';
import { layerSteps } from '../../src/engine/explain-layers/layer-steps.ts';
import type { GameState } from '../../src/engine/index.ts';
import { project } from '../../src/engine/layers/project.ts';
import {
  ATTACHED,
  board,
  boardId,
  CREATURES,
  clausesFilter,
  keyword,
  lastingEffectOf,
  makeCard,
  SELF_FILTER_TEST,
  staticAbilityOf,
} from '../support/board.ts';

const cited = (state: GameState, name: string) => [
  ...new Set(
    layerSteps(project(state, editionOf('current')), [boardId(name)]).flatMap(it => [it.rule, ...(it.also ?? [])]),
  ),
];
const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const enchantment = (name: string, ...effects: Parameters<typeof staticAbilityOf>) =>
  makeCard(name, { type: 'Enchantment', abilities: [staticAbilityOf(...effects)] });
const land = clausesFilter({ kind: 'type', type: 'Land' });
const nonbasic = clausesFilter(
  { kind: 'not', of: { kind: 'supertype', supertype: 'Basic' } },
  { kind: 'type', type: 'Land' },
);
const moon = enchantment('Moon', nonbasic, { kind: 'setLandTypes', subtypes: ['Mountain'] });

describe('what an explanation cites', () => {
  test('nothing of a card that is what is printed on it', () => {
    expect(cited(board({ you: [bear] }), 'Bear')).toEqual([]);
  });

  test.each<[string, GameState, string, readonly string[]]>([
    [
      'a color',
      board({ you: [enchantment('E', CREATURES, { kind: 'setColors', colors: ['white'] }), bear] }),
      'Bear',
      ['613.1e'],
    ],
    [
      'a land type set',
      board({ you: [moon, makeCard('Vents', { type: 'Land — Island' })] }),
      'Vents',
      ['613.1d', '305.7', '205.1a'],
    ],
    ['counters', board({ you: [{ card: bear, counters: { '+1/+1': 1 } }] }), 'Bear', ['122.1a', '613.4c']],
    [
      'a keyword counter',
      board({ you: [{ card: bear, counters: { flying: 1 } }] }),
      'Bear',
      ['122.1b', '613.1f', '613.7c'],
    ],
    [
      'devoid',
      board({
        you: [makeCard('Drone', { cost: 'U', type: 'Creature', size: [1, 1], abilities: [keyword('devoid')] })],
      }),
      'Drone',
      ['613.3', '604.3', '702.114a', '613.1e'],
    ],
    [
      'a face-down creature',
      board({ you: [{ card: bear, faceDown: 'manifested' }] }),
      'Bear',
      ['708.2a', '708.2', '613.2b', '701.40a'],
    ],
    [
      'a switch',
      board({
        you: [bear],
        effects: [
          lastingEffectOf(staticAbilityOf(SELF_FILTER_TEST, { kind: 'switchPowerToughness' }), {
            fixedSet: [boardId('Bear')],
          }),
        ],
      }),
      'Bear',
      ['613.4d', '611.2c'],
    ],
    [
      'no types left',
      board({
        you: [
          enchantment('E', SELF_FILTER_TEST, {
            kind: 'removeTypes',
            supertypes: [],
            types: ['Enchantment'],
            subtypes: [],
          }),
        ],
      }),
      'E',
      ['110.4c', '205.1a'],
    ],
  ])('%s', (_, state, name, rules) => {
    expect(cited(state, name)).toEqual(expect.arrayContaining([...rules]));
  });

  test('613.7: where the newer of two decides, and by what it is newer', () => {
    const wings = makeCard('Wings', {
      type: 'Enchantment — Aura',
      abilities: [staticAbilityOf(ATTACHED, { kind: 'gains', abilities: [keyword('flying')] })],
    });
    const sphere = enchantment('Sphere', CREATURES, { kind: 'loses', keywords: ['flying'] });
    const state = board({ you: [sphere, bear, { card: wings, attachedTo: boardId('Bear') }] });
    expect(cited(state, 'Bear')).toEqual(expect.arrayContaining(['613.7', '613.7d']));
    const anthem = enchantment('Anthem', CREATURES, { kind: 'modifyPowerToughness', power: 1, toughness: 1 });
    expect(cited(board({ you: [anthem, anthem, bear] }), 'Bear')).not.toContain('613.7');
  });

  test('613.8a: where an ability was gone before it could apply, or waited', () => {
    const urborg = makeCard('Urborg', {
      type: 'Legendary Land',
      abilities: [staticAbilityOf(land, { kind: 'addTypes', supertypes: [], types: [], subtypes: ['Swamp'] })],
    });
    expect(cited(board({ you: [moon, urborg] }), 'Urborg')).toContain('613.8a');
    const march = enchantment('March', clausesFilter({ kind: 'type', type: 'Artifact' }), {
      kind: 'addTypes',
      supertypes: [],
      types: ['Creature'],
      subtypes: [],
    });
    const lattice = makeCard('Lattice', {
      type: 'Artifact',
      abilities: [
        staticAbilityOf(clausesFilter({ kind: 'permanent' }), {
          kind: 'addTypes',
          supertypes: [],
          types: ['Artifact'],
          subtypes: [],
        }),
      ],
    });
    const forest = makeCard('Forest', { type: 'Basic Land — Forest' });
    expect(cited(board({ you: [march, lattice, forest] }), 'Forest')).toContain('613.8a');
    // the dependency is why, whether or not the timestamps agree with it
    expect(cited(board({ you: [lattice, march, forest] }), 'Forest')).toContain('613.8a');
  });

  test('613.6: where a part applies in another layer, and where the ability is gone by then', () => {
    const humility = enchantment(
      'Humility',
      CREATURES,
      { kind: 'losesAll' },
      { kind: 'setPowerToughness', power: 1, toughness: 1 },
    );
    expect(cited(board({ you: [humility, bear] }), 'Bear')).toEqual(
      expect.arrayContaining(['613.1f', '613.4b', '613.6']),
    );
  });

  test('611.2c: an effect whose objects were fixed before this one came', () => {
    const artifacts = clausesFilter({ kind: 'type', type: 'Artifact' });
    const animated = lastingEffectOf(
      staticAbilityOf(artifacts, { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: [] }),
      { fixedSet: [boardId('Old')] },
    );
    const state = board({
      you: [makeCard('Old', { type: 'Artifact' }), makeCard('New', { type: 'Artifact' })],
      effects: [animated],
    });
    expect(cited(state, 'New')).toEqual(['611.2c']);
    expect(cited(state, 'Old')).toContain('611.2c');
  });

  test('700.5a: devotion that an effect raises', () => {
    const altar = makeCard('Altar', {
      type: 'Artifact',
      abilities: [
        staticAbilityOf(clausesFilter(), { kind: 'rule', rule: { kind: 'devotion', amount: 1, colors: undefined } }),
      ],
    });
    const less = { kind: 'compare', left: { kind: 'devotion', colors: ['red'] }, is: '<', right: 2 } as const;
    const god = makeCard('God', {
      cost: '3R',
      type: 'Enchantment Creature — God',
      size: [6, 5],
      abilities: [
        {
          ...staticAbilityOf(SELF_FILTER_TEST, {
            kind: 'removeTypes',
            supertypes: [],
            types: ['Creature'],
            subtypes: [],
          }),
          condition: less,
        },
      ],
    });
    expect(project(board({ you: [altar, god] }), editionOf('current')).of(boardId('God')).types).toContain('Creature');
    expect(cited(board({ you: [altar, god] }), 'God')).toContain('700.5a');
  });
});
