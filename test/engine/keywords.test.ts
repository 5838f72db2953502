// 702: what keywords stand for, in positions and as abilities.
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../src/engine/edition.ts';
import type { GameState, KeywordAbility } from '../../src/engine/index.ts';
import { expandKeyword } from '../../src/engine/keywords/expand-keyword.ts';
import { KEYWORD_NAMES, KEYWORDS } from '../../src/engine/keywords/keyword-list.ts';
import { project } from '../../src/engine/layers/project.ts';
import { matches } from '../../src/engine/match/matches.ts';
import { predefinedNames, predefinedToken } from '../../src/engine/model/predefined-tokens.ts';
import {
  BOARD_YOU,
  board,
  boardId,
  cast,
  clausesFilter,
  keyword,
  makeCard,
  staticAbilityOf,
  triggeredAbilityOn,
} from '../support/board.ts';

const see = (state: GameState) => project(state, editionOf('current'));
const rewritesOf = (keyword: KeywordAbility) =>
  expandKeyword(keyword).flatMap(({ ability }) => (ability.kind === 'replacement' ? ability.rewrites : []));
describe('keywords that say how something enters', () => {
  test('devour sacrifices and counts those sacrifices alone', () => {
    expect(rewritesOf(keyword('devour', { amount: 2 }))).toMatchObject([
      { kind: 'do', effects: [{ verb: 'sacrifice', what: { kind: 'choose', min: 0 } }] },
      { kind: 'withCounters', counter: '+1/+1', amount: { kind: 'times', of: { kind: 'that' }, n: 2 } },
    ]);
    const artifacts = keyword('devour', { amount: 1, of: clausesFilter({ kind: 'type', type: 'Artifact' }) });
    expect(expandKeyword(artifacts)).toMatchObject([{ rule: '702.82c' }]);
  });

  test.each<[string, KeywordAbility, string, unknown]>([
    ['fading', keyword('fading', { amount: 3 }), 'fade', 3],
    ['vanishing', keyword('vanishing', { amount: 2 }), 'time', 2],
    ['graft', keyword('graft', { amount: 2 }), '+1/+1', 2],
    ['modular', keyword('modular', { amount: 1 }), '+1/+1', 1],
    ['modular with sunburst', keyword('modular', { amount: 'sunburst' }), '+1/+1', { kind: 'colorsSpent' }],
    ['ravenous', keyword('ravenous'), '+1/+1', { kind: 'x' }],
    ['impending', keyword('impending', { amount: 4, cost: '{2}{W}{W}' }), 'time', 4],
  ])('%s puts counters', (_, keyword, counter, amount) => {
    expect(rewritesOf(keyword)).toContainEqual({ kind: 'withCounters', counter, amount, additional: false });
  });

  test('vanishing without a number puts no counters (702.63b)', () => {
    expect(rewritesOf(keyword('vanishing'))).toEqual([]);
    expect(expandKeyword(keyword('vanishing'))).toHaveLength(2);
  });
});

describe('keywords that say what something is', () => {
  test('702.73a: a changeling has every creature type, in every zone, before other effects', () => {
    const shifter = makeCard('Shifter', {
      type: 'Creature — Shapeshifter',
      size: [1, 1],
      abilities: [keyword('changeling')],
    });
    const view = see(board({ you: [shifter, { card: shifter, zone: 'hand' }] }));
    for (const name of ['Shifter', 'Shifter#2']) {
      expect(view.of(boardId(name))).toMatchObject({ everyCreatureType: true, subtypes: [] });
      expect(
        matches(view, clausesFilter({ kind: 'subtype', subtype: 'Zombie' }), boardId(name), {
          source: undefined,
          controller: BOARD_YOU,
        }),
      ).toBe(true);
    }
  });

  test('702.103b: bestowed it is an Aura and no creature; unattached a creature again', () => {
    const naiad = makeCard('Naiad', {
      cost: '2U',
      type: 'Enchantment Creature — Nymph',
      size: [2, 2],
      abilities: [keyword('bestow', { cost: '{4}{U}' })],
    });
    const bear = makeCard('Bear', { type: 'Creature — Bear', size: [2, 2] });
    const on = see(
      board({ you: [bear, { card: naiad, cast: cast({ costs: ['bestow'] }), attachedTo: boardId('Bear') }] }),
    ).of(boardId('Naiad'));
    expect(on).toMatchObject({ types: ['Enchantment'], subtypes: ['Aura'], power: undefined });
    expect(on.abilities.some(({ ability }) => ability.kind === 'keyword' && ability.keyword === 'enchant')).toBe(true);
    const off = see(board({ you: [{ card: naiad, cast: cast({ costs: ['bestow'] }) }] })).of(boardId('Naiad'));
    expect(off).toMatchObject({ types: ['Enchantment', 'Creature'], subtypes: ['Nymph'], power: 2 });
  });

  test('702.176a: with impending paid and a time counter it is no creature', () => {
    const overlord = makeCard('Overlord', {
      type: 'Enchantment Creature — Avatar Horror',
      size: [6, 6],
      abilities: [keyword('impending', { amount: 4 })],
    });
    const waiting = see(
      board({ you: [{ card: overlord, cast: cast({ costs: ['impending'] }), counters: { time: 4 } }] }),
    );
    expect(waiting.of(boardId('Overlord'))).toMatchObject({ types: ['Enchantment'], subtypes: [] });
    expect(
      see(board({ you: [{ card: overlord, cast: cast({ costs: ['impending'] }) }] })).of(boardId('Overlord')).power,
    ).toBe(6);
  });

  test('702.161a, 702.151b, 702.109a: living metal, reconfigure, dash', () => {
    const jet = makeCard('Jet', { type: 'Artifact — Vehicle', size: [3, 4], abilities: [keyword('living metal')] });
    expect(see(board({ you: [jet] })).of(boardId('Jet')).types).toEqual(['Artifact', 'Creature']);
    expect(see(board({ opponent: [jet] })).of(boardId('Jet')).types).toEqual(['Artifact']);
    const bear = makeCard('Bear', { type: 'Creature — Bear', size: [2, 2] });
    const lizard = makeCard('Lizard', {
      type: 'Artifact Creature — Equipment Lizard',
      size: [1, 1],
      abilities: [keyword('reconfigure')],
    });
    const attached = see(board({ you: [bear, { card: lizard, attachedTo: boardId('Bear') }] })).of(boardId('Lizard'));
    expect(attached).toMatchObject({ types: ['Artifact'], subtypes: ['Equipment'] });
    const runner = makeCard('Runner', { type: 'Creature — Goblin', size: [2, 2], abilities: [keyword('dash')] });
    const dashed = see(board({ you: [{ card: runner, cast: cast({ costs: ['dash'] }) }] })).of(boardId('Runner'));
    expect(dashed.abilities.map(({ ability }) => ability)).toContainEqual(keyword('haste'));
  });
});

describe('what functions', () => {
  test('protection prevents damage and keeps attachments away', () => {
    const knight = makeCard('Knight', {
      type: 'Creature — Knight',
      size: [2, 2],
      abilities: [keyword('protection', { of: clausesFilter({ kind: 'color', color: 'black' }) })],
    });
    const view = see(board({ you: [knight] }));
    expect(view.replacements).toMatchObject([
      { rule: '702.16e', keyword: 'protection', ability: { rewrites: [{ kind: 'prevent' }] } },
    ]);
    expect(view.cants.map(it => it.rule)).toEqual(['702.16c', '702.16d', '702.16d']);
  });

  test('dredge works from the graveyard only', () => {
    const imp = makeCard('Imp', {
      type: 'Creature — Imp',
      size: [1, 2],
      abilities: [keyword('dredge', { amount: 5 })],
    });
    expect(see(board({ you: [{ card: imp, zone: 'graveyard' }] })).replacements).toMatchObject([
      { rule: '702.52a', ability: { optional: { kind: 'you' } } },
    ]);
    expect(see(board({ you: [imp, { card: imp, zone: 'hand' }] })).replacements).toEqual([]);
  });

  test('several shield counters are one replacement and one prevention effect (122.1c)', () => {
    const bear = makeCard('Bear', { type: 'Creature — Bear', size: [2, 2] });
    const rules = (counters: Record<string, number>) =>
      see(board({ you: [{ card: bear, counters }] })).replacements.map(it => it.rule);
    expect(rules({ shield: 2 })).toEqual(['122.1c', '122.1c']);
    expect(rules({ stun: 1, finality: 3 })).toEqual(['122.1d', '122.1h']);
    expect(rules({ '+1/+1': 1 })).toEqual([]);
  });

  test('a granted keyword functions, a lost one does not', () => {
    const bear = makeCard('Bear', { type: 'Creature — Bear', size: [2, 2] });
    const riot = keyword('riot');
    const give = makeCard('Give', {
      type: 'Enchantment',
      abilities: [
        staticAbilityOf(clausesFilter({ kind: 'type', type: 'Creature' }), { kind: 'gains', abilities: [riot] }),
      ],
    });
    expect(see(board({ you: [bear, give] })).replacements).toMatchObject([
      { keyword: 'riot', source: boardId('Bear') },
    ]);
  });

  test('emblems and planes work in the command zone, commanders do not', () => {
    const watch = triggeredAbilityOn({ kind: 'begins', step: 'end', whose: { kind: 'you' } });
    const inCommand = (type: string) =>
      see(board({ you: [{ card: makeCard('It', { type, abilities: [watch] }), zone: 'command' }] })).triggers;
    expect(inCommand('')).toHaveLength(1);
    expect(inCommand('Plane — Alara')).toHaveLength(1);
    expect(inCommand('Legendary Creature — Human')).toHaveLength(0);
  });

  test('phased-out permanents have no effect at all (702.26b)', () => {
    const knight = makeCard('Knight', {
      type: 'Creature — Knight',
      size: [2, 2],
      abilities: [keyword('indestructible')],
    });
    expect(see(board({ you: [{ card: knight, phasedOut: true }] })).cants).toEqual([]);
  });
});

describe('the tables', () => {
  test('every keyword has the rule it is looked up under, longest names first', () => {
    expect(KEYWORD_NAMES).toHaveLength(Object.keys(KEYWORDS).length);
    expect(KEYWORD_NAMES.indexOf('cumulative upkeep')).toBeLessThan(KEYWORD_NAMES.indexOf('ward'));
    for (const name of KEYWORD_NAMES) {
      for (const { rule } of expandKeyword(keyword(name, { amount: 1 })))
        expect(rule.replace(/[a-z]+$/, '')).toBe(KEYWORDS[name].rule);
    }
  });

  test('111.10: predefined tokens, called as the edition calls them', () => {
    expect(predefinedNames()).toHaveLength(21);
    expect(predefinedToken('Treasure')?.faces[0]).toMatchObject({
      types: ['Artifact'],
      subtypes: ['Treasure'],
      colorIndicator: [],
    });
    expect(predefinedToken('treasure token', editionOf('current'))?.cardName).toBe('Treasure Token');
    expect(predefinedToken('Treasure', editionOf('2020-01-01'))?.cardName).toBe('Treasure');
    expect(predefinedToken('Young Hero Role', editionOf('current'))?.cardName).toBe('Young Hero');
    expect(predefinedToken('Incubator')?.faces).toHaveLength(2);
    expect(predefinedToken('Bear')).toBeUndefined();
  });
});
