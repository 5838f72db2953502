// 603: what triggers, how often, in which order, and what notably does not.
import { describe, expect, test } from 'vitest';
import { editionOf } from '../../src/engine/edition.ts';
import type { Ability, GameState, Occurrence, PlayerId, TriggerEvent } from '../../src/engine/index.ts';
import { project } from '../../src/engine/layers/project.ts';
import { detectTriggers } from '../../src/engine/trigger/detect.ts';
import {
  BOARD_OPPONENT,
  BOARD_YOU,
  board,
  boardId,
  CONTROLLED_BY_YOU,
  CREATURES,
  clausesFilter,
  keyword,
  makeCard,
  SELF_FILTER_TEST,
  staticAbilityOf,
  triggeredAbilityOn,
} from '../support/board.ts';
import { entersRewrite } from '../support/event-builders.ts';

const view = (state: GameState) => project(state, editionOf('current'));
/** Sources with how often each triggers, and the rules of what did not. */
function noticed(before: GameState, after: GameState, ...occurrences: readonly Occurrence[]) {
  const { triggered, steps } = detectTriggers(view(before), view(after), occurrences);
  return {
    triggered: triggered.map(it => `${it.sourceLabel} ${it.times}`),
    controllers: triggered.map(it => it.controller),
    rules: steps.map(it => it.rule),
    not: steps.flatMap(it => (it.kind === 'notTriggered' ? [`${it.rule} ${it.why}`] : [])),
    also: steps.flatMap(it => it.also ?? []),
  };
}
const entered = (name: string, more: Partial<Occurrence & { kind: 'entered' }> = {}): Occurrence => ({
  batch: 1,
  kind: 'entered',
  object: boardId(name),
  from: 'hand',
  cast: false,
  created: false,
  ...more,
});
const died = (name: string): Occurrence => ({
  batch: 1,
  kind: 'moved',
  object: boardId(name),
  from: 'battlefield',
  to: 'graveyard',
  verb: 'destroy',
});
const lore = (name: string, before: number, amount: number): Occurrence => ({
  batch: 1,
  kind: 'countersPut',
  on: boardId(name),
  counter: 'lore',
  amount,
  before,
  player: BOARD_YOU,
  asItEntered: before === 0,
});

const enters = (what = CREATURES, oneOrMore = false): TriggerEvent => ({ kind: 'enters', what, oneOrMore });
const others = clausesFilter({ kind: 'other' }, { kind: 'type', type: 'Creature' });
const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const warden = makeCard('Warden', {
  type: 'Creature — Human',
  size: [1, 1],
  abilities: [triggeredAbilityOn(enters(others))],
});
const drifter = makeCard('Drifter', {
  type: 'Creature — Elemental',
  size: [2, 2],
  abilities: [triggeredAbilityOn(enters(SELF_FILTER_TEST))],
});
const artist = makeCard('Artist', {
  type: 'Creature — Vampire',
  size: [0, 1],
  abilities: [triggeredAbilityOn({ kind: 'dies', what: CREATURES, oneOrMore: false })],
});
const empty = board({});
const rule = (name: string, change: Parameters<typeof staticAbilityOf>[1], affects = clausesFilter()) =>
  makeCard(name, { type: 'Artifact', abilities: [staticAbilityOf(affects, change)] });

describe('entering', () => {
  test('603.6a: newcomers see each other, whoever controls them, and what was there', () => {
    const after = board({ you: [warden], opponent: [warden] });
    const result = noticed(empty, after, entered('Warden'), entered('Warden#2'));
    expect(result.triggered).toEqual(['Warden 1', 'Warden#2 1']);
    expect(result.controllers).toEqual([BOARD_YOU, BOARD_OPPONENT]);
  });

  test('a characteristic changed by an effect counts as it enters', () => {
    const packleader = makeCard('Packleader', {
      type: 'Creature',
      size: [4, 4],
      abilities: [
        triggeredAbilityOn(
          enters(clausesFilter({ kind: 'other' }, { kind: 'measure', measure: 'power', is: '>=', amount: 3 })),
        ),
      ],
    });
    const anthem = rule('Anthem', { kind: 'modifyPowerToughness', power: 1, toughness: 1 }, CREATURES);
    expect(noticed(empty, board({ you: [packleader, bear] }), entered('Bear')).triggered).toEqual([]);
    expect(noticed(empty, board({ you: [packleader, anthem, bear] }), entered('Bear')).triggered).toEqual([
      'Packleader 1',
    ]);
  });

  test('603.2c: "one or more" triggers once for all that enter together, again for the next', () => {
    const vampire = makeCard('Vampire', {
      type: 'Creature',
      size: [2, 3],
      abilities: [triggeredAbilityOn(enters(others, true))],
    });
    const after = board({ you: [vampire, bear, bear, bear] });
    const three = [entered('Bear'), entered('Bear#2'), entered('Bear#3', { batch: 2 })];
    const result = noticed(empty, after, ...three);
    expect(result.triggered).toEqual(['Vampire 1', 'Vampire 1']);
    expect(result.also).toContain('603.2c');
    const daily = makeCard('Daily', {
      type: 'Creature',
      size: [2, 3],
      abilities: [triggeredAbilityOn(enters(others, true), { oncePerTurn: true })],
    });
    expect(noticed(empty, board({ you: [daily, bear, bear, bear] }), ...three).triggered).toEqual(['Daily 1']);
  });

  test('603.4: an intervening "if" is asked right away', () => {
    const kicked = makeCard('Kicker', {
      type: 'Creature',
      size: [1, 1],
      abilities: [triggeredAbilityOn(enters(SELF_FILTER_TEST), { condition: { kind: 'kicked' } })],
    });
    const result = noticed(empty, board({ you: [kicked] }), entered('Kicker'));
    expect(result.triggered).toEqual([]);
    expect(result.not).toEqual(['603.4 condition not met']);
  });

  test('702.100a: evolve compares the newcomer with itself', () => {
    const experiment = makeCard('Experiment', { type: 'Creature', size: [1, 1], abilities: [keyword('evolve')] });
    const small = makeCard('Small', { type: 'Creature', size: [1, 1] });
    expect(noticed(empty, board({ you: [experiment, bear] }), entered('Bear')).triggered).toEqual(['Experiment 1']);
    expect(noticed(empty, board({ you: [experiment, small] }), entered('Small')).triggered).toEqual([]);
  });

  test('603.2d: abilities of its controller trigger once more for each such effect', () => {
    const pan = rule('Pan', {
      kind: 'rule',
      rule: {
        kind: 'extraTriggers',
        cause: enters(
          clausesFilter({
            kind: 'any',
            of: [
              { kind: 'type', type: 'Artifact' },
              { kind: 'type', type: 'Creature' },
            ],
          }),
        ),
        of: clausesFilter({ kind: 'permanent' }, CONTROLLED_BY_YOU),
        times: 1,
      },
    });
    const state = board({ you: [pan, pan, drifter], opponent: [warden] });
    const result = noticed(empty, state, entered('Drifter'));
    expect(result.triggered).toEqual(['Drifter 3', 'Warden 1']);
    expect(result.rules).toContain('603.2d');
  });

  test('an effect that silences entering leaves counters it enters with alone (603.6d)', () => {
    const orb = rule('Orb', { kind: 'rule', rule: { kind: 'noTriggers', event: 'entering' } }, CREATURES);
    const result = noticed(empty, board({ you: [drifter], opponent: [orb, warden] }), entered('Drifter'));
    expect(result.triggered).toEqual([]);
    expect(result.not).toEqual(['603.2 silenced', '603.2 silenced']);
    const withCounters: Ability = entersRewrite();
    const feeder = makeCard('Feeder', { type: 'Creature', size: [0, 0], abilities: [withCounters] });
    expect(noticed(empty, board({ you: [feeder], opponent: [orb] }), entered('Feeder')).not).toEqual([
      '603.6d no trigger',
    ]);
  });

  test('what has lost the ability, lies face down, or did not enter does not trigger, and it is said why', () => {
    const humility = rule('Humility', { kind: 'losesAll' }, CREATURES);
    expect(noticed(empty, board({ you: [humility, drifter] }), entered('Drifter')).not).toEqual([
      '603.6b lost the ability',
    ]);
    const down = board({ you: [{ card: drifter, faceDown: 'manifested' }] });
    expect(noticed(empty, down, entered('Drifter')).not).toEqual(['708.3 face down']);
    const up = board({ you: [drifter, warden] });
    expect(noticed(down, up, { batch: 1, kind: 'turnedFaceUp', object: boardId('Drifter') }).not).toEqual([
      '708.8 did not enter',
      '708.8 did not enter',
    ]);
    const away = board({ you: [bear, { card: warden, phasedOut: true }] });
    expect(noticed(away, away, entered('Bear')).not).toEqual(['702.26b phased out']);
  });

  test('603.3b: the active player’s abilities first, whoever was there first', () => {
    const after = board({ you: [warden], opponent: [warden, bear], active: BOARD_OPPONENT });
    expect(noticed(empty, after, entered('Bear')).controllers).toEqual([
      BOARD_OPPONENT,
      BOARD_YOU,
    ] satisfies PlayerId[]);
  });
});

describe('leaving and dying', () => {
  test('603.10a: a creature sees its own death and its neighbor’s', () => {
    const before = board({ you: [artist, bear] });
    const after = board({
      you: [
        { card: artist, zone: 'graveyard' },
        { card: bear, zone: 'graveyard' },
      ],
    });
    const result = noticed(before, after, died('Artist'), died('Bear'));
    expect(result.triggered).toEqual(['Artist 1', 'Artist 1']);
    expect(result.rules).toContain('603.10a');
  });

  test('603.10a: it is asked of how it was whether it had counters', () => {
    const wolf = makeCard('Wolf', { type: 'Creature — Wolf', size: [1, 1], abilities: [keyword('undying')] });
    const after = board({ you: [{ card: wolf, zone: 'graveyard' }] });
    expect(noticed(board({ you: [wolf] }), after, died('Wolf')).triggered).toEqual(['Wolf 1']);
    const counted = board({ you: [{ card: wolf, counters: { '+1/+1': 1 } }] });
    expect(noticed(counted, after, died('Wolf')).triggered).toEqual([]);
  });

  test('603.6c: "from anywhere" is seen in the graveyard, from wherever the card comes', () => {
    const back = makeCard('Back', {
      type: 'Creature',
      size: [1, 1],
      abilities: [triggeredAbilityOn({ kind: 'moves', what: SELF_FILTER_TEST, oneOrMore: false, to: 'graveyard' })],
    });
    const after = board({ you: [{ card: back, zone: 'graveyard' }] });
    const milled: Occurrence = {
      batch: 1,
      kind: 'moved',
      object: boardId('Back'),
      from: 'library',
      to: 'graveyard',
      verb: 'mill',
    };
    expect(noticed(board({ you: [{ card: back, zone: 'library' }] }), after, milled).triggered).toEqual(['Back 1']);
    expect(noticed(board({ you: [back] }), after, died('Back')).triggered).toEqual(['Back 1']);
  });
});

describe('counters, chapters and other events', () => {
  const saga = makeCard('Saga', {
    type: 'Enchantment — Saga',
    abilities: [
      triggeredAbilityOn({ kind: 'chapter', chapters: [1, 2] }),
      triggeredAbilityOn({ kind: 'chapter', chapters: [3] }),
    ],
  });

  test('714.2b: each chapter that the counters reach or pass', () => {
    const state = board({ you: [{ card: saga, counters: { lore: 2 }, arrivedThisTurn: true }] });
    expect(noticed(empty, state, lore('Saga', 0, 2)).triggered).toEqual(['Saga 2']);
    expect(noticed(empty, state, lore('Saga', 1, 1)).triggered).toEqual(['Saga 1']);
    expect(noticed(empty, state, lore('Saga', 2, 1)).triggered).toEqual(['Saga 1']);
  });

  test('702.155a: with read ahead only the chapter with exactly that number', () => {
    const ahead = makeCard('Ahead', {
      type: 'Enchantment — Saga',
      abilities: [keyword('read ahead'), ...saga.faces[0].abilities],
    });
    const state = board({ you: [{ card: ahead, counters: { lore: 2 }, arrivedThisTurn: true }] });
    const result = noticed(empty, state, lore('Ahead', 0, 2));
    expect(result.triggered).toEqual(['Ahead 1']);
    expect(result.rules).toEqual(['702.155a']);
  });

  test('"a counter" triggers for each, "one or more" once, the last one once', () => {
    const counting = (name: string, oneOrMore: boolean) =>
      makeCard(name, {
        type: 'Creature',
        size: [1, 1],
        abilities: [triggeredAbilityOn({ kind: 'countersPut', counter: '+1/+1', on: SELF_FILTER_TEST, oneOrMore })],
      });
    const state = board({ you: [counting('Each', false), counting('All', true)] });
    const put = (on: string): Occurrence => ({
      batch: 1,
      kind: 'countersPut',
      on: boardId(on),
      counter: '+1/+1',
      amount: 2,
      before: 0,
      player: BOARD_YOU,
      asItEntered: false,
    });
    expect(noticed(state, state, put('Each'), put('All')).triggered).toEqual(['Each 2', 'All 1']);
    const siege = board({ you: [makeCard('Siege', { type: 'Battle — Siege', defense: 3 })] });
    const removed = (left: number): Occurrence => ({
      batch: 1,
      kind: 'countersRemoved',
      on: boardId('Siege'),
      counter: 'defense',
      amount: 2,
      left,
    });
    expect(noticed(siege, siege, removed(0)).triggered).toEqual(['Siege 1']);
    expect(noticed(siege, siege, removed(1)).triggered).toEqual([]);
    expect(noticed(siege, siege, removed(0)).also).toContain('310.12b');
  });

  test('damage: to a player, combat or not, and being dealt damage once for all sources at a time', () => {
    const hitter = makeCard('Hitter', {
      type: 'Creature',
      size: [2, 2],
      abilities: [
        triggeredAbilityOn({
          kind: 'dealsDamage',
          source: SELF_FILTER_TEST,
          to: { kind: 'anyone' },
          combat: true,
          oneOrMore: false,
        }),
      ],
    });
    const hurt = makeCard('Hurt', {
      type: 'Creature',
      size: [2, 9],
      abilities: [triggeredAbilityOn({ kind: 'dealtDamage', what: SELF_FILTER_TEST, oneOrMore: false })],
    });
    const state = board({ you: [hitter], opponent: [hurt] });
    const hit = (to: ReturnType<typeof boardId> | PlayerId, combat: boolean): Occurrence => ({
      batch: 1,
      kind: 'damaged',
      source: boardId('Hitter'),
      to,
      amount: 2,
      combat,
    });
    expect(noticed(state, state, hit(BOARD_OPPONENT, true)).triggered).toEqual(['Hitter 1']);
    expect(noticed(state, state, hit(BOARD_OPPONENT, false)).triggered).toEqual([]);
    expect(noticed(state, state, hit(boardId('Hurt'), true), hit(boardId('Hurt'), false)).triggered).toEqual([
      'Hurt 1',
    ]);
  });

  test('603.8: a state triggers when it comes about, not as long as it lasts', () => {
    const condition = {
      kind: 'compare',
      left: { kind: 'countersOn', counter: 'ice', of: { kind: 'self' } },
      is: '=',
      right: 0,
    } as const;
    const depths = makeCard('Depths', {
      type: 'Legendary Land',
      abilities: [triggeredAbilityOn({ kind: 'state', condition })],
    });
    const frozen = board({ you: [{ card: depths, counters: { ice: 1 } }] });
    const thawed = board({ you: [depths] });
    const removed: Occurrence = {
      batch: 1,
      kind: 'countersRemoved',
      on: boardId('Depths'),
      counter: 'ice',
      amount: 1,
      left: 0,
    };
    expect(noticed(frozen, thawed, removed).triggered).toEqual(['Depths 1']);
    expect(noticed(thawed, thawed, entered('Depths')).triggered).toEqual([]);
  });

  test('the second card drawn', () => {
    const second = makeCard('Second', {
      type: 'Enchantment',
      abilities: [triggeredAbilityOn({ kind: 'draws', who: { kind: 'you' }, oneOrMore: false, nth: 2 })],
    });
    const after = board({ you: [second], players: [{ thisTurn: { cardsDrawn: 1 }, drawn: 1 }] });
    const drew = (object: string): Occurrence => ({
      batch: 1,
      kind: 'drew',
      player: BOARD_YOU,
      object: boardId(object),
    });
    expect(noticed(after, after, drew('A')).triggered).toEqual(['Second 1']);
    expect(noticed(after, board({ you: [second], players: [{ drawn: 1 }] }), drew('A')).triggered).toEqual([]);
  });
});
