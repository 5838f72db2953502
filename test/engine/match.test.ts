// Filters, amounts and conditions, read in a position.
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../src/engine/edition.ts';
import type { Amount, Clause, Condition, GameState, PlayerRef } from '../../src/engine/index.ts';
import { project } from '../../src/engine/layers/project.ts';
import { conditionHolds } from '../../src/engine/match/condition-holds.ts';
import { evaluate } from '../../src/engine/match/evaluate.ts';
import { resolveObject, resolvePlayers } from '../../src/engine/match/resolve-reference.ts';
import { select } from '../../src/engine/match/select.ts';
import type { Context } from '../../src/engine/match/view.ts';
import {
  BOARD_OPPONENT,
  BOARD_YOU,
  board,
  boardId,
  cast,
  clausesFilter,
  keyword,
  makeCard,
  makeCardOfFaces,
  makeFace,
} from '../support/board.ts';

const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const wizard = makeCard('Wizard', {
  cost: 'UB',
  type: 'Legendary Creature — Human Wizard',
  size: [1, 4],
  abilities: [keyword('flying')],
});
const changeling = makeCard('Shifter', {
  cost: '2',
  type: 'Creature — Shapeshifter',
  size: [3, 3],
  abilities: [keyword('changeling')],
});
const ring = makeCard('Ring', { cost: '1', type: 'Artifact' });
const aura = makeCard('Aura', { cost: 'W', type: 'Enchantment — Aura' });
const sword = makeCard('Sword', { cost: '2', type: 'Artifact — Equipment' });
const island = makeCard('Island', { type: 'Basic Land — Island' });
const bolt = makeCard('Bolt', { cost: 'R', type: 'Instant' });

const position = board({
  you: [
    bear,
    wizard,
    { card: changeling, counters: { '+1/+1': 2 }, tapped: true },
    { card: ring, token: true },
    { card: aura, attachedTo: boardId('Bear') },
    island,
    { card: bolt, zone: 'graveyard' },
    { card: bear, zone: 'graveyard' },
    { card: bear, zone: 'hand' },
  ],
  opponent: [
    { card: sword, attachedTo: boardId('Wizard') },
    { card: bear, phasedOut: true },
    { card: bear, damage: 1 },
  ],
  players: [{ thisTurn: { lifeGained: 3 } }, { life: 7, counters: { poison: 2 }, designations: ['monarch'] }],
});

const view = (state: GameState = position) => project(state, editionOf('current'));
const context: Context = { source: boardId('Bear'), controller: BOARD_YOU };
const found = (...clauses: readonly Clause[]) => select(view(), clausesFilter(...clauses), context);
const creature: Clause = { kind: 'type', type: 'Creature' };

describe('filters', () => {
  test.each<[string, readonly Clause[], readonly string[]]>([
    ['creatures, phased-out ones left out', [creature], ['Bear', 'Wizard', 'Shifter', 'Bear#5']],
    [
      'other creatures you control',
      [{ kind: 'other' }, creature, { kind: 'controlledBy', who: { kind: 'you' } }],
      ['Wizard', 'Shifter'],
    ],
    ['Wizards, a changeling among them', [{ kind: 'subtype', subtype: 'Wizard' }], ['Wizard', 'Shifter']],
    ['Islands: a changeling has no land types', [{ kind: 'subtype', subtype: 'Island' }], ['Island']],
    ['tokens', [{ kind: 'token' }], ['Ring']],
    [
      'legendary or artifact',
      [
        {
          kind: 'any',
          of: [
            { kind: 'supertype', supertype: 'Legendary' },
            { kind: 'type', type: 'Artifact' },
          ],
        },
      ],
      ['Wizard', 'Ring', 'Sword'],
    ],
    ['multicolored', [{ kind: 'multicolored' }], ['Wizard']],
    [
      'colorless nonland',
      [{ kind: 'colorless' }, { kind: 'not', of: { kind: 'type', type: 'Land' } }],
      ['Shifter', 'Ring', 'Sword'],
    ],
    ['with flying', [{ kind: 'keyword', keyword: 'flying' }], ['Wizard']],
    ['power 3 or more', [creature, { kind: 'measure', measure: 'power', is: '>=', amount: 3 }], ['Shifter']],
    ['base power 3', [creature, { kind: 'measure', measure: 'basePower', is: '=', amount: 3 }], ['Shifter']],
    [
      'mana value 2',
      [{ kind: 'measure', measure: 'manaValue', is: '=', amount: 2 }],
      ['Bear', 'Wizard', 'Shifter', 'Sword', 'Bear#5'],
    ],
    [
      'modified: counters, an Aura of its controller, Equipment',
      [creature, { kind: 'modified' }],
      ['Bear', 'Wizard', 'Shifter'],
    ],
    ['enchanted', [{ kind: 'enchanted' }], ['Bear']],
    ['equipped', [{ kind: 'equipped' }], ['Wizard']],
    ['attached to this', [{ kind: 'attachedTo', ref: { kind: 'self' } }], ['Aura']],
    ['historic', [{ kind: 'historic' }], ['Wizard', 'Ring', 'Sword']],
    [
      'cards in your graveyard',
      [{ kind: 'card' }, { kind: 'inZone', zone: 'graveyard', whose: { kind: 'you' } }],
      ['Bolt', 'Bear#2'],
    ],
    [
      'permanent cards in your graveyard',
      [{ kind: 'permanent' }, { kind: 'inZone', zone: 'graveyard', whose: undefined }],
      ['Bear#2'],
    ],
    [
      'named Bear anywhere but on the battlefield',
      [
        { kind: 'named', name: 'Bear' },
        { kind: 'not', of: { kind: 'inZone', zone: 'battlefield', whose: undefined } },
      ],
      ['Bear#3', 'Bear#2'],
    ],
    ['dealt damage this turn', [{ kind: 'history', what: 'dealtDamageThisTurn' }], ['Bear#5']],
    [
      'sharing a creature type with this',
      [{ kind: 'other' }, { kind: 'shares', what: 'creatureType', with: { kind: 'self' } }],
      ['Shifter', 'Bear#5'],
    ],
  ])('%s', (_, clauses, expected) => {
    expect([...found(...clauses)].sort()).toEqual([...expected].sort());
  });

  test('a split card has each of its names and both halves elsewhere than on the stack (709.4)', () => {
    const split = makeCardOfFaces(
      'split',
      makeFace('Fire', { cost: '1R', type: 'Instant' }),
      makeFace('Ice', { cost: '1U', type: 'Instant' }),
    );
    const state = board({ you: [{ card: split, zone: 'hand' }] });
    expect(view(state).of(boardId('Fire'))).toMatchObject({ manaValue: 4, colors: ['blue', 'red'] });
    const ice = clausesFilter({ kind: 'named', name: 'Ice' }, { kind: 'inZone', zone: 'hand', whose: undefined });
    expect(select(view(state), ice, context)).toEqual([boardId('Fire')]);
  });
});

describe('amounts', () => {
  const you: PlayerRef = { kind: 'you' };
  const opponent: PlayerRef = { kind: 'opponent' };
  const creatures = clausesFilter(creature);
  test.each<[string, Amount, number]>([
    ['the number of creatures', { kind: 'count', of: creatures }, 4],
    ['creature types among them', { kind: 'different', what: 'names', of: creatures }, 3],
    ['colors among permanents', { kind: 'different', what: 'colors', of: clausesFilter({ kind: 'permanent' }) }, 4],
    ['the greatest power', { kind: 'greatest', measure: 'power', of: creatures }, 5],
    ['the total toughness', { kind: 'total', measure: 'toughness', of: creatures }, 2 + 4 + 5 + 2],
    ['counters on creatures', { kind: 'countersAmong', counter: undefined, of: creatures }, 2],
    ["an opponent's life", { kind: 'life', who: opponent }, 7],
    ['poison counters', { kind: 'playerCounters', counter: 'poison', who: opponent }, 2],
    ['cards in hand', { kind: 'handSize', who: you }, 1],
    ['cards in the graveyard', { kind: 'graveyardSize', who: you }, 2],
    ['devotion to green', { kind: 'devotion', colors: ['green'] }, 1],
    ['devotion to blue and black', { kind: 'devotion', colors: ['blue', 'black'] }, 2],
    ['domain', { kind: 'domain' }, 1],
    ['the party: a changeling takes one place only', { kind: 'party' }, 2],
    ['life gained this turn', { kind: 'thisTurn', what: 'lifeGained', who: you }, 3],
    [
      'twice this creature’s power, less one',
      {
        kind: 'minus',
        of: { kind: 'times', of: { kind: 'measure', measure: 'power', of: { kind: 'self' } }, n: 2 },
        n: 1,
      },
      3,
    ],
    ['half of seven, rounded up', { kind: 'half', of: 7, rounded: 'up' }, 4],
    ['a product', { kind: 'product', of: 3, n: { kind: 'graveyardSize', who: you } }, 6],
    ['that many', { kind: 'that' }, 5],
  ])('%s', (_, amount, expected) => {
    expect(evaluate(view(), amount, { ...context, amount: 5 })).toBe(expected);
  });
});

describe('conditions', () => {
  const you: PlayerRef = { kind: 'you' };
  test.each<[string, Condition, boolean]>([
    [
      'you control three creatures',
      { kind: 'count', of: clausesFilter(creature, { kind: 'controlledBy', who: you }), is: '>=', amount: 3 },
      true,
    ],
    [
      'an opponent controls a land',
      {
        kind: 'playerCount',
        who: { kind: 'opponent' },
        every: false,
        of: clausesFilter({ kind: 'type', type: 'Land' }),
        is: '>',
        amount: 0,
      },
      false,
    ],
    [
      'each player controls a creature',
      { kind: 'playerCount', who: { kind: 'anyone' }, every: true, of: clausesFilter(creature), is: '>', amount: 0 },
      true,
    ],
    ['this is untapped', { kind: 'is', ref: { kind: 'self' }, filter: clausesFilter({ kind: 'untapped' }) }, true],
    ['your turn', { kind: 'turn', who: you }, true],
    ['in a main phase', { kind: 'step', step: 'main', who: you }, true],
    ['an opponent is the monarch', { kind: 'designation', who: { kind: 'opponent' }, designation: 'monarch' }, true],
    ['you gained life this turn', { kind: 'happened', what: 'lifeGained', who: you }, true],
    ['you gained four life this turn', { kind: 'happened', what: 'lifeGained', who: you, atLeast: 4 }, false],
    ['neither day nor night', { kind: 'dayNight', is: 'neither' }, true],
    ['threshold', { kind: 'threshold', who: you }, false],
    ['ferocious', { kind: 'ferocious', who: you }, true],
    ['not hellbent', { kind: 'not', of: { kind: 'hellbent', who: you } }, true],
    ['kicked, of something not cast', { kind: 'kicked' }, false],
    ['a word was chosen', { kind: 'chosenWord', word: 'Khans' }, true],
  ])('%s', (_, condition, expected) => {
    expect(conditionHolds(view(), condition, { ...context, chosen: { mode: 'Khans' } })).toBe(expected);
  });

  test('what a spell had paid and spent is known of its permanent (400.7d)', () => {
    const paid = cast({ x: 3, kicked: 2, costs: ['escape'], manaSpent: ['W', 'W', 'U', 'C'] });
    const state = board({ you: [{ card: bear, cast: paid }] });
    const ask = (condition: Condition) => conditionHolds(view(state), condition, context);
    expect(ask({ kind: 'kicked', times: 2 })).toBe(true);
    expect(ask({ kind: 'paid', cost: 'escape' })).toBe(true);
    expect(ask({ kind: 'wasCast', from: 'graveyard' })).toBe(false);
    expect(ask({ kind: 'manaSpent', symbols: ['W', 'W'] })).toBe(true);
    expect(ask({ kind: 'manaSpent', symbols: [], sameColor: 3 })).toBe(false);
    expect(evaluate(view(state), { kind: 'colorsSpent' }, context)).toBe(2);
    expect(evaluate(view(state), { kind: 'x' }, context)).toBe(3);
  });
});

describe('players and references', () => {
  test('players come in turn order from the active player', () => {
    const state = board({ active: BOARD_OPPONENT });
    expect(resolvePlayers(view(state), { kind: 'anyone' }, context)).toEqual([BOARD_OPPONENT, BOARD_YOU]);
    expect(resolvePlayers(view(), { kind: 'opponent' }, context)).toEqual([BOARD_OPPONENT]);
    expect(resolvePlayers(view(), { kind: 'monarch' }, context)).toEqual([BOARD_OPPONENT]);
    expect(
      resolvePlayers(view(), { kind: 'controllerOf', of: { kind: 'it' } }, { ...context, it: boardId('Sword') }),
    ).toEqual([BOARD_OPPONENT]);
  });

  test('enchanted creature is what the Aura is attached to', () => {
    expect(resolveObject(view(), { kind: 'attached' }, { source: boardId('Aura'), controller: BOARD_YOU })).toBe(
      boardId('Bear'),
    );
    expect(resolveObject(view(), { kind: 'attached' }, context)).toBeUndefined();
  });
});
