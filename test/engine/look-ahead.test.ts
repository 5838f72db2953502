// 614.12: an object read as it would exist on the battlefield, without being there for others.
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../src/engine/edition.ts';
import type { Ability, GameState } from '../../src/engine/index.ts';
import { project } from '../../src/engine/layers/project.ts';
import { all, asLongAs, board, card, cast, id, keyword, lasting, makes, SELF, YOURS } from '../support/board.ts';
import { itEnters } from '../support/events.ts';

const CURRENT = editionOf('current');
const BEFORE_2017 = editionOf('2017-09-01');
const ahead = (state: GameState, name: string, edition = CURRENT) => project(state, edition, id(name));
const rulesOf = (state: GameState, name: string) =>
  ahead(state, name)
    .replacements.filter(it => it.source === id(name))
    .map(it => it.rule);

const bear = card('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const tapped: Ability = itEnters({ kind: 'tapped', tapped: true });
const vents = card('Vents', { type: 'Land — Island Mountain', abilities: [tapped] });
const bloodMoon = card('Blood Moon', {
  cost: '2R',
  type: 'Enchantment',
  abilities: [
    makes(all({ kind: 'not', of: { kind: 'supertype', supertype: 'Basic' } }, { kind: 'type', type: 'Land' }), {
      kind: 'setLandTypes',
      subtypes: ['Mountain'],
    }),
  ],
});

describe('looking ahead', () => {
  test('effects that exist count since September 2017, and not before', () => {
    const state = board({ you: [bloodMoon, vents] });
    expect(ahead(state, 'Vents').of(id('Vents')).subtypes).toEqual(['Mountain']);
    expect(ahead(state, 'Vents').replacements).toEqual([]);
    expect(ahead(state, 'Vents', BEFORE_2017).of(id('Vents')).subtypes).toEqual(['Island', 'Mountain']);
    expect(ahead(state, 'Vents', BEFORE_2017).replacements).toHaveLength(1);
  });

  test('the object is not counted: a God does not see its own symbols, a relic not itself', () => {
    const devoted = asLongAs(
      { kind: 'compare', left: { kind: 'devotion', colors: ['black'] }, is: '<', right: 5 },
      makes(SELF, { kind: 'removeTypes', supertypes: [], types: ['Creature'], subtypes: [] }),
    );
    const god = card('God', {
      cost: '3B',
      type: 'Legendary Enchantment Creature — God',
      size: [5, 7],
      abilities: [devoted],
    });
    const agent = card('Agent', { cost: '1BB', type: 'Creature — Human', size: [3, 2] });
    const two = board({ you: [agent, agent, god] });
    expect(ahead(two, 'God').of(id('God'))).toMatchObject({ types: ['Enchantment'], power: undefined });
    expect(project(two, CURRENT).of(id('God')).types).toEqual(['Enchantment', 'Creature']);
    const three = board({ you: [agent, agent, agent, god] });
    expect(ahead(three, 'God').of(id('God')).types).toEqual(['Enchantment', 'Creature']);
  });

  test('its static abilities apply to itself and to nothing else', () => {
    const lord = card('Lord', {
      type: 'Creature — Bear',
      size: [1, 1],
      abilities: [
        makes(all({ kind: 'subtype', subtype: 'Bear' }), { kind: 'modifyPowerToughness', power: 1, toughness: 1 }),
      ],
    });
    const state = board({ you: [bear, lord] });
    expect(ahead(state, 'Lord').of(id('Lord')).power).toBe(2);
    expect(ahead(state, 'Lord').of(id('Bear')).power).toBe(2);
    expect(project(state, CURRENT).of(id('Bear')).power).toBe(3);
    expect(ahead(state, 'Lord').battlefield).toEqual([id('Bear')]);
  });

  test('what was carried from the stack counts in every edition (400.7a)', () => {
    const blue = lasting(makes(SELF, { kind: 'setColors', colors: ['blue'] }), { holds: [id('Bear')] });
    const state = board({ you: [bear], effects: [blue] });
    expect(ahead(state, 'Bear', BEFORE_2017).of(id('Bear')).colors).toEqual(['blue']);
  });

  test('planeswalkers, battles and Sagas have the abilities the rules give them', () => {
    const walker = card('Walker', { type: 'Legendary Planeswalker — Jace', loyalty: 3 });
    const siege = card('Siege', { type: 'Battle — Siege', defense: 4 });
    const saga = card('Saga', { type: 'Enchantment — Saga' });
    const read = card('Read', { type: 'Enchantment — Saga', abilities: [keyword('read ahead')] });
    const state = board({ you: [walker, siege, saga, read] });
    expect(rulesOf(state, 'Walker')).toEqual(['306.5b']);
    expect(rulesOf(state, 'Siege')).toEqual(['310.4b', '310.12a']);
    expect(rulesOf(state, 'Saga')).toEqual(['714.3a']);
    expect(rulesOf(state, 'Read')).toEqual(['714.3b']);
    expect(project(state, CURRENT).replacements).toEqual([]);
  });

  test('a planeswalker that loses all abilities has none of them', () => {
    const blank = card('Blank', {
      type: 'Enchantment',
      abilities: [makes(all({ kind: 'type', type: 'Planeswalker' }), { kind: 'losesAll' })],
    });
    const walker = card('Walker', { type: 'Legendary Planeswalker — Jace', loyalty: 3 });
    expect(rulesOf(board({ you: [blank, walker] }), 'Walker')).toEqual([]);
  });

  test('702.150a: a compleated planeswalker paid for with life has two counters fewer', () => {
    const walker = card('Walker', {
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
    const jailer = card('Jailer', {
      type: 'Creature — Zombie',
      size: [2, 1],
      abilities: [
        makes(all({ kind: 'card' }, { kind: 'inZone', zone: 'graveyard', whose: undefined }), { kind: 'losesAll' }),
      ],
    });
    const treefolk = card('Treefolk', { type: 'Creature — Treefolk', size: [3, 5], abilities: [tapped] });
    const there = board({ you: [jailer, { card: treefolk, zone: 'graveyard' }] });
    expect(project(there, CURRENT).of(id('Treefolk')).abilities).toEqual([]);
    expect(ahead(board({ you: [jailer, treefolk] }), 'Treefolk').replacements).toHaveLength(1);
  });

  test('in the same position creatures made by others are seen, its counting of others too', () => {
    const metal = asLongAs(
      { kind: 'count', of: all({ kind: 'type', type: 'Artifact' }, YOURS), is: '>=', amount: 2 },
      makes(SELF, { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: [] }),
    );
    const relic = card('Relic', { cost: '4', type: 'Artifact', abilities: [metal] });
    const ring = card('Ring', { cost: '1', type: 'Artifact' });
    expect(ahead(board({ you: [relic, ring] }), 'Relic').of(id('Relic')).types).toEqual(['Artifact']);
    expect(ahead(board({ you: [relic, ring, ring] }), 'Relic').of(id('Relic')).types).toEqual(['Artifact', 'Creature']);
  });
});

function bearsOwner() {
  return board({}).active;
}
