// 614.12: an object read as it would exist on the battlefield, without being there for others.
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../src/engine/edition.ts';
import type { Ability, GameState } from '../../src/engine/index.ts';
import { project } from '../../src/engine/layers/project.ts';
import {
  board,
  boardId,
  CONTROLLED_BY_YOU,
  cast,
  clausesFilter,
  keyword,
  lastingEffectOf,
  makeCard,
  SELF_FILTER_TEST,
  staticAbilityIf,
  staticAbilityOf,
} from '../support/board.ts';
import { entersRewrite } from '../support/event-builders.ts';

const CURRENT = editionOf('current');
const BEFORE_2017 = editionOf('2017-09-01');
const ahead = (state: GameState, name: string, edition = CURRENT) => project(state, edition, boardId(name));
const rulesOf = (state: GameState, name: string) =>
  ahead(state, name)
    .replacements.filter(it => it.source === boardId(name))
    .map(it => it.rule);

const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const tapped: Ability = entersRewrite({ kind: 'tapped', tapped: true });
const vents = makeCard('Vents', { type: 'Land — Island Mountain', abilities: [tapped] });
const bloodMoon = makeCard('Blood Moon', {
  cost: '2R',
  type: 'Enchantment',
  abilities: [
    staticAbilityOf(
      clausesFilter({ kind: 'not', of: { kind: 'supertype', supertype: 'Basic' } }, { kind: 'type', type: 'Land' }),
      {
        kind: 'setLandTypes',
        subtypes: ['Mountain'],
      },
    ),
  ],
});

describe('looking ahead', () => {
  test('effects that exist count since September 2017, and not before', () => {
    const state = board({ you: [bloodMoon, vents] });
    expect(ahead(state, 'Vents').of(boardId('Vents')).subtypes).toEqual(['Mountain']);
    expect(ahead(state, 'Vents').replacements).toEqual([]);
    expect(ahead(state, 'Vents', BEFORE_2017).of(boardId('Vents')).subtypes).toEqual(['Island', 'Mountain']);
    expect(ahead(state, 'Vents', BEFORE_2017).replacements).toHaveLength(1);
  });

  test('the object is not counted: a God does not see its own symbols, a relic not itself', () => {
    const devoted = staticAbilityIf(
      { kind: 'compare', left: { kind: 'devotion', colors: ['black'] }, is: '<', right: 5 },
      staticAbilityOf(SELF_FILTER_TEST, { kind: 'removeTypes', supertypes: [], types: ['Creature'], subtypes: [] }),
    );
    const god = makeCard('God', {
      cost: '3B',
      type: 'Legendary Enchantment Creature — God',
      size: [5, 7],
      abilities: [devoted],
    });
    const agent = makeCard('Agent', { cost: '1BB', type: 'Creature — Human', size: [3, 2] });
    const two = board({ you: [agent, agent, god] });
    expect(ahead(two, 'God').of(boardId('God'))).toMatchObject({ types: ['Enchantment'], power: undefined });
    expect(project(two, CURRENT).of(boardId('God')).types).toEqual(['Enchantment', 'Creature']);
    const three = board({ you: [agent, agent, agent, god] });
    expect(ahead(three, 'God').of(boardId('God')).types).toEqual(['Enchantment', 'Creature']);
  });

  test('its static abilities apply to itself and to nothing else', () => {
    const lord = makeCard('Lord', {
      type: 'Creature — Bear',
      size: [1, 1],
      abilities: [
        staticAbilityOf(clausesFilter({ kind: 'subtype', subtype: 'Bear' }), {
          kind: 'modifyPowerToughness',
          power: 1,
          toughness: 1,
        }),
      ],
    });
    const state = board({ you: [bear, lord] });
    expect(ahead(state, 'Lord').of(boardId('Lord')).power).toBe(2);
    expect(ahead(state, 'Lord').of(boardId('Bear')).power).toBe(2);
    expect(project(state, CURRENT).of(boardId('Bear')).power).toBe(3);
    expect(ahead(state, 'Lord').battlefield).toEqual([boardId('Bear')]);
  });

  test('what was carried from the stack counts in every edition (400.7a)', () => {
    const blue = lastingEffectOf(staticAbilityOf(SELF_FILTER_TEST, { kind: 'setColors', colors: ['blue'] }), {
      fixedSet: [boardId('Bear')],
    });
    const state = board({ you: [bear], effects: [blue] });
    expect(ahead(state, 'Bear', BEFORE_2017).of(boardId('Bear')).colors).toEqual(['blue']);
  });

  test('planeswalkers, battles and Sagas have the abilities the rules give them', () => {
    const walker = makeCard('Walker', { type: 'Legendary Planeswalker — Jace', loyalty: 3 });
    const siege = makeCard('Siege', { type: 'Battle — Siege', defense: 4 });
    const saga = makeCard('Saga', { type: 'Enchantment — Saga' });
    const read = makeCard('Read', { type: 'Enchantment — Saga', abilities: [keyword('read ahead')] });
    const state = board({ you: [walker, siege, saga, read] });
    expect(rulesOf(state, 'Walker')).toEqual(['306.5b']);
    expect(rulesOf(state, 'Siege')).toEqual(['310.4b', '310.12a']);
    expect(rulesOf(state, 'Saga')).toEqual(['714.3a']);
    expect(rulesOf(state, 'Read')).toEqual(['714.3b']);
    expect(project(state, CURRENT).replacements).toEqual([]);
  });

  test('a planeswalker that loses all abilities has none of them', () => {
    const blank = makeCard('Blank', {
      type: 'Enchantment',
      abilities: [staticAbilityOf(clausesFilter({ kind: 'type', type: 'Planeswalker' }), { kind: 'losesAll' })],
    });
    const walker = makeCard('Walker', { type: 'Legendary Planeswalker — Jace', loyalty: 3 });
    expect(rulesOf(board({ you: [blank, walker] }), 'Walker')).toEqual([]);
  });

  test('702.150a: a compleated planeswalker paid for with life has two counters fewer', () => {
    const walker = makeCard('Walker', {
      cost: '2{G/U/P}',
      type: 'Legendary Planeswalker — Tamiyo',
      loyalty: 5,
      abilities: [keyword('compleated')],
    });
    const state = board({
      you: [{ card: walker, cast: cast({ by: bearsOwner(), manaSpent: [], lifePaidFor: ['G/U/P'] }) }],
    });
    const [loyalty] = ahead(state, 'Walker').replacements;
    expect(loyalty).toMatchObject({
      rule: '702.150a',
      ability: { rewrites: [{ amount: { kind: 'minus', of: 5, n: 2 } }] },
    });
  });

  test('a graveyard is left before an effect on graveyards matters: abilities lost there are there again', () => {
    const jailer = makeCard('Jailer', {
      type: 'Creature — Zombie',
      size: [2, 1],
      abilities: [
        staticAbilityOf(clausesFilter({ kind: 'card' }, { kind: 'inZone', zone: 'graveyard', whose: undefined }), {
          kind: 'losesAll',
        }),
      ],
    });
    const treefolk = makeCard('Treefolk', { type: 'Creature — Treefolk', size: [3, 5], abilities: [tapped] });
    const there = board({ you: [jailer, { card: treefolk, zone: 'graveyard' }] });
    expect(project(there, CURRENT).of(boardId('Treefolk')).abilities).toEqual([]);
    expect(ahead(board({ you: [jailer, treefolk] }), 'Treefolk').replacements).toHaveLength(1);
  });

  test('in the same position creatures made by others are seen, its counting of others too', () => {
    const metal = staticAbilityIf(
      { kind: 'count', of: clausesFilter({ kind: 'type', type: 'Artifact' }, CONTROLLED_BY_YOU), is: '>=', amount: 2 },
      staticAbilityOf(SELF_FILTER_TEST, { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: [] }),
    );
    const relic = makeCard('Relic', { cost: '4', type: 'Artifact', abilities: [metal] });
    const ring = makeCard('Ring', { cost: '1', type: 'Artifact' });
    expect(ahead(board({ you: [relic, ring] }), 'Relic').of(boardId('Relic')).types).toEqual(['Artifact']);
    expect(ahead(board({ you: [relic, ring, ring] }), 'Relic').of(boardId('Relic')).types).toEqual([
      'Artifact',
      'Creature',
    ]);
  });
});

function bearsOwner() {
  return board({}).active;
}
