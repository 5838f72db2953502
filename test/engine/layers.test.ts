// 613: layers, timestamps and dependency, mostly the rule book's own examples.
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../src/engine/edition.ts';
import type { GameState } from '../../src/engine/index.ts';
import { project } from '../../src/engine/layers/project.ts';
import {
  ATTACHED,
  board,
  boardId,
  CONTROLLED_BY_YOU,
  CREATURES,
  clausesFilter,
  definingAbility,
  keyword,
  lastingEffectOf,
  makeCard,
  SELF_FILTER_TEST,
  staticAbilityIf,
  staticAbilityOf,
} from '../support/board.ts';

const CURRENT = editionOf('current');
const see = (state: GameState) => project(state, CURRENT);
const names = (state: GameState, name: string) =>
  see(state)
    .of(boardId(name))
    .abilities.flatMap(({ ability }) => (ability.kind === 'keyword' ? [ability.keyword] : []));
const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const angel = makeCard('Angel', {
  cost: '3WW',
  type: 'Creature — Angel',
  size: [4, 4],
  abilities: [keyword('flying')],
});
const forest = makeCard('Forest', { type: 'Basic Land — Forest' });
const humility = makeCard('Humility', {
  cost: '2WW',
  type: 'Enchantment',
  abilities: [staticAbilityOf(CREATURES, { kind: 'losesAll' }, { kind: 'setPowerToughness', power: 1, toughness: 1 })],
});
const manaValue = { kind: 'measure', measure: 'manaValue', of: { kind: 'it' } } as const;
const opalescence = makeCard('Opalescence', {
  cost: '2WW',
  type: 'Enchantment',
  abilities: [
    staticAbilityOf(
      clausesFilter(
        { kind: 'other' },
        { kind: 'not', of: { kind: 'subtype', subtype: 'Aura' } },
        { kind: 'type', type: 'Enchantment' },
      ),
      { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: [] },
      { kind: 'setPowerToughness', power: manaValue, toughness: manaValue },
    ),
  ],
});
const march = makeCard('March', {
  cost: '3U',
  type: 'Enchantment',
  abilities: [
    staticAbilityOf(
      clausesFilter({ kind: 'not', of: { kind: 'type', type: 'Creature' } }, { kind: 'type', type: 'Artifact' }),
      { kind: 'addTypes', supertypes: [], types: ['Artifact', 'Creature'], subtypes: [] },
      { kind: 'setPowerToughness', power: manaValue, toughness: manaValue },
    ),
  ],
});
const lattice = makeCard('Lattice', {
  cost: '6',
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
const anthem = makeCard('Anthem', {
  cost: '1WW',
  type: 'Enchantment',
  abilities: [
    staticAbilityOf(clausesFilter({ kind: 'type', type: 'Creature' }, CONTROLLED_BY_YOU), {
      kind: 'modifyPowerToughness',
      power: 1,
      toughness: 1,
    }),
  ],
});

describe('layers', () => {
  test('a bear is what is printed on it', () => {
    expect(see(board({ you: [bear] })).of(boardId('Bear'))).toEqual({
      name: 'Bear',
      manaCost: ['1', 'G'],
      manaValue: 2,
      colors: ['green'],
      supertypes: [],
      types: ['Creature'],
      subtypes: ['Bear'],
      everyCreatureType: false,
      power: 2,
      toughness: 2,
      basePower: 2,
      baseToughness: 2,
      loyalty: undefined,
      defense: undefined,
      abilities: [],
    });
  });

  test('613.4b, 613.4c: a set size comes before counters and bonuses, whatever the order of arrival', () => {
    const state = board({ you: [anthem, { card: bear, counters: { '+1/+1': 2 } }, humility] });
    expect(see(state).of(boardId('Bear'))).toMatchObject({ power: 4, toughness: 4, basePower: 1 });
  });

  test('613.6: Humility that an older Opalescence animates is 1/1, a newer one 4/4', () => {
    const older = see(board({ you: [opalescence, angel], opponent: [humility] }));
    expect(older.of(boardId('Humility'))).toMatchObject({ types: ['Enchantment', 'Creature'], power: 1, toughness: 1 });
    expect(older.of(boardId('Angel'))).toMatchObject({ power: 1, toughness: 1, abilities: [] });
    const newer = see(board({ you: [humility, opalescence, angel] }));
    expect(newer.of(boardId('Humility'))).toMatchObject({ power: 4, toughness: 4, abilities: [] });
    expect(newer.of(boardId('Angel'))).toMatchObject({ power: 1, toughness: 1, abilities: [] });
  });

  test('613.8a: what animates artifacts waits for what makes everything an artifact', () => {
    for (const you of [
      [march, lattice, forest],
      [lattice, march, forest],
    ]) {
      expect(see(board({ you })).of(boardId('Forest'))).toMatchObject({
        types: ['Land', 'Artifact', 'Creature'],
        power: 0,
        toughness: 0,
      });
    }
  });

  test('613.8b: effects in a loop apply in timestamp order', () => {
    const swap = (name: string, from: string, to: string) =>
      makeCard(name, {
        type: 'Enchantment',
        abilities: [
          staticAbilityOf(clausesFilter({ kind: 'subtype', subtype: from }), {
            kind: 'setSubtypes',
            family: 'creature',
            subtypes: [to],
          }),
        ],
      });
    const elf = makeCard('Elf', { type: 'Creature — Elf', size: [1, 1] });
    const state = board({ you: [elf, bear, swap('First', 'Elf', 'Bear'), swap('Second', 'Bear', 'Elf')] });
    expect(see(state).of(boardId('Elf')).subtypes).toEqual(['Elf']);
    expect(see(state).of(boardId('Bear')).subtypes).toEqual(['Elf']);
  });

  test('613.7: the newer of "has flying" and "loses flying" wins', () => {
    const wings = makeCard('Wings', {
      type: 'Enchantment — Aura',
      abilities: [staticAbilityOf(ATTACHED, { kind: 'gains', abilities: [keyword('flying')] })],
    });
    const sphere = makeCard('Sphere', {
      type: 'World Enchantment',
      abilities: [staticAbilityOf(CREATURES, { kind: 'loses', keywords: ['flying'] })],
    });
    expect(names(board({ you: [sphere, bear, { card: wings, attachedTo: boardId('Bear') }] }), 'Bear')).toEqual([
      'flying',
    ]);
    expect(names(board({ you: [bear, { card: wings, attachedTo: boardId('Bear') }, sphere] }), 'Bear')).toEqual([]);
    // 613.7e: attached again, it is the newer one.
    const again = { card: wings, attachedTo: boardId('Bear'), attachTimestamp: 50 };
    expect(names(board({ you: [bear, again, sphere] }), 'Bear')).toEqual(['flying']);
  });

  test('613.7a: a granted ability is as new as what grants it', () => {
    const hammer = makeCard('Hammer', {
      type: 'Artifact — Equipment',
      abilities: [
        staticAbilityOf(
          ATTACHED,
          { kind: 'modifyPowerToughness', power: 10, toughness: 10 },
          { kind: 'loses', keywords: ['flying'] },
        ),
      ],
    });
    const rune = makeCard('Rune', {
      type: 'Enchantment — Aura Rune',
      abilities: [
        staticAbilityOf(ATTACHED, {
          kind: 'gains',
          abilities: [staticAbilityOf(ATTACHED, { kind: 'gains', abilities: [keyword('flying')] })],
        }),
      ],
    });
    const state = board({
      you: [bear, { card: hammer, attachedTo: boardId('Bear') }, { card: rune, attachedTo: boardId('Hammer') }],
    });
    expect(see(state).of(boardId('Bear'))).toMatchObject({ power: 12, toughness: 12 });
    expect(names(state, 'Bear')).toEqual(['flying']);
  });

  test('613.7c: a keyword counter newer than Humility works, an older one does not', () => {
    const counted = (flying: number) =>
      board({ you: [humility, { card: bear, counters: { flying: 1 }, counterTimestamps: { flying } }] });
    expect(names(counted(500), 'Bear')).toEqual(['flying']);
    expect(names(counted(0), 'Bear')).toEqual([]);
  });

  test('613.4d: two switches cancel, a bonus to power after a switch raises toughness', () => {
    const guard = makeCard('Guard', { type: 'Creature — Merfolk', size: [1, 3] });
    const on = (timestamp: number, power: number, toughness: number) =>
      lastingEffectOf(staticAbilityOf(SELF_FILTER_TEST, { kind: 'modifyPowerToughness', power, toughness }), {
        timestamp,
        fixedSet: [boardId('Guard')],
      });
    const turned = (timestamp: number) =>
      lastingEffectOf(staticAbilityOf(SELF_FILTER_TEST, { kind: 'switchPowerToughness' }), {
        timestamp,
        fixedSet: [boardId('Guard')],
      });
    const size = (
      ...effects: Parameters<typeof lastingEffectOf>[0] extends never ? never : ReturnType<typeof lastingEffectOf>[]
    ) => {
      const { power, toughness } = see(board({ you: [guard], effects })).of(boardId('Guard'));
      return [power, toughness];
    };
    expect(size(on(901, 0, 1), turned(902), on(903, 5, 0))).toEqual([4, 6]);
    expect(size(on(901, 0, 1), turned(902), turned(903))).toEqual([1, 4]);
  });

  test('604.3a: a granted ability that defines size does so like any setting effect, by timestamp', () => {
    const grave = { kind: 'graveyardSize', who: { kind: 'you' } } as const;
    const land = makeCard('Tomb', { type: 'Land' });
    const effects = [
      lastingEffectOf(
        staticAbilityOf(
          SELF_FILTER_TEST,
          { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: [] },
          { kind: 'setPowerToughness', power: 3, toughness: 3 },
        ),
        { timestamp: 901, fixedSet: [boardId('Tomb')] },
      ),
      lastingEffectOf(
        staticAbilityOf(SELF_FILTER_TEST, {
          kind: 'gains',
          abilities: [definingAbility({ kind: 'definePowerToughness', power: grave, toughness: grave })],
        }),
        { timestamp: 902, fixedSet: [boardId('Tomb')] },
      ),
    ];
    const dead = { card: bear, zone: 'graveyard' } as const;
    const state = board({ you: [land, dead, dead, dead, dead], effects });
    expect(see(state).of(boardId('Tomb'))).toMatchObject({ power: 4, toughness: 4 });
  });

  test('604.3: a defining ability works in every zone', () => {
    const creatures = {
      kind: 'count',
      of: clausesFilter({ kind: 'type', type: 'Creature' }, { kind: 'inZone', zone: 'graveyard', whose: undefined }),
    } as const;
    const goyf = makeCard('Goyf', {
      type: 'Creature — Lhurgoyf',
      size: [
        { kind: 'star', plus: 0 },
        { kind: 'star', plus: 1 },
      ],
      abilities: [
        definingAbility({
          kind: 'definePowerToughness',
          power: creatures,
          toughness: { kind: 'plus', of: creatures, n: 1 },
        }),
      ],
    });
    const view = see(board({ you: [goyf, { card: goyf, zone: 'graveyard' }, { card: bear, zone: 'graveyard' }] }));
    expect(view.of(boardId('Goyf'))).toMatchObject({ power: 2, toughness: 3 });
    expect(view.of(boardId('Goyf#2'))).toMatchObject({ power: 2, toughness: 3 });
  });

  test('613.3: devoid comes before an older effect that adds a color', () => {
    const painter = makeCard('Painter', {
      type: 'Artifact Creature — Scarecrow',
      size: [1, 3],
      abilities: [staticAbilityOf(clausesFilter({ kind: 'permanent' }), { kind: 'chosenColor', set: false })],
    });
    const drone = makeCard('Drone', {
      cost: '2U',
      type: 'Creature — Eldrazi',
      size: [2, 2],
      abilities: [definingAbility({ kind: 'setColors', colors: [] })],
    });
    const view = see(board({ you: [{ card: painter, chosen: { color: 'red' } }, drone] }));
    expect(view.of(boardId('Drone')).colors).toEqual(['red']);
  });

  test('611.3: an effect under a condition starts and stops with it', () => {
    const relic = makeCard('Relic', {
      cost: '4',
      type: 'Artifact',
      abilities: [
        staticAbilityIf(
          {
            kind: 'count',
            of: clausesFilter({ kind: 'type', type: 'Artifact' }, CONTROLLED_BY_YOU),
            is: '>=',
            amount: 3,
          },
          staticAbilityOf(
            SELF_FILTER_TEST,
            { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: ['Golem'] },
            { kind: 'setPowerToughness', power: 5, toughness: 5 },
          ),
        ),
      ],
    });
    const ring = makeCard('Ring', { cost: '1', type: 'Artifact' });
    expect(see(board({ you: [relic, ring] })).of(boardId('Relic')).types).toEqual(['Artifact']);
    expect(see(board({ you: [relic, ring, ring] })).of(boardId('Relic'))).toMatchObject({
      types: ['Artifact', 'Creature'],
      subtypes: ['Golem'],
      power: 5,
    });
  });

  test('613.1b: "you control" is read after control has changed', () => {
    const steal = makeCard('Steal', {
      type: 'Enchantment — Aura',
      abilities: [staticAbilityOf(ATTACHED, { kind: 'control', who: { kind: 'you' } })],
    });
    const view = see(board({ you: [anthem, { card: steal, attachedTo: boardId('Bear') }], opponent: [bear] }));
    expect(view.controller(boardId('Bear'))).toBe('you');
    expect(view.of(boardId('Bear')).power).toBe(3);
  });

  test('612.2: a changed word counts on the type line and in the rules text', () => {
    const lord = makeCard('Lord', {
      type: 'Creature — Goblin',
      size: [2, 2],
      abilities: [
        staticAbilityOf(clausesFilter({ kind: 'other' }, { kind: 'subtype', subtype: 'Goblin' }), {
          kind: 'modifyPowerToughness',
          power: 1,
          toughness: 1,
        }),
      ],
    });
    const text = staticAbilityOf(SELF_FILTER_TEST, { kind: 'text', from: 'chosen', to: 'chosen', of: 'creatureType' });
    const effects = [
      lastingEffectOf(text, { fixedSet: [boardId('Lord')], chosen: { fromWord: 'Goblin', toWord: 'Bear' } }),
    ];
    const view = see(board({ you: [lord, bear], effects }));
    expect(view.of(boardId('Lord')).subtypes).toEqual(['Bear']);
    expect(view.of(boardId('Bear'))).toMatchObject({ power: 3, toughness: 3 });
  });

  test("113.11: what can't have flying does not gain it, by an older or a newer effect", () => {
    const grounded = staticAbilityOf(CREATURES, { kind: 'cantHave', keywords: ['flying'] });
    const flight = staticAbilityOf(CREATURES, { kind: 'gains', abilities: [keyword('flying')] });
    const state = board({
      you: [
        makeCard('Grounded', { type: 'Enchantment', abilities: [grounded] }),
        makeCard('Flight', { type: 'Enchantment', abilities: [flight] }),
        angel,
      ],
    });
    expect(names(state, 'Angel')).toEqual([]);
  });
});
