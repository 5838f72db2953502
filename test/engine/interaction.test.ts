// 616.1, 614.1e, 400.6: effects that meet each other, and events inside events.
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/engine/index.ts';
import {
  BOARD_OPPONENT,
  BOARD_YOU,
  board,
  boardId,
  CONTROLLED_BY_YOU,
  CREATURES,
  clausesFilter,
  keyword,
  lastingEffectOf,
  makeCard,
  SELF_FILTER_TEST,
  staticAbilityOf,
} from '../support/board.ts';
import {
  cited,
  countersPut,
  enteringObject,
  entersRewrite,
  eventOfDestroying,
  eventOfEntering,
  inZoneOf,
  left,
  othersEnterRewrite,
  pick,
  play,
  playerLeft,
  replacementAbility,
  singleOutcome,
  spellEffect,
  tokenCreation,
  zonesInOutcomes,
} from '../support/event-builders.ts';

const WHO_YOU = { kind: 'you' } as const;
const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const season = makeCard('Season', {
  type: 'Enchantment',
  abilities: [
    replacementAbility(
      { kind: 'putCounters', counter: undefined, on: clausesFilter(CONTROLLED_BY_YOU), by: undefined, byEffect: true },
      [{ kind: 'scale', times: 2 }],
    ),
    replacementAbility({ kind: 'createTokens', under: WHO_YOU, what: undefined, byEffect: true }, [
      { kind: 'scale', times: 2 },
    ]),
  ],
});
const spell = (printed: typeof bear) => ({ card: printed, zone: 'stack' as const });
const faceDown = (printed: typeof bear) => ({ card: printed, faceDown: 'manifested' as const });
const turns = (name: string): GameEvent => ({
  kind: 'turnsFaceUp',
  objects: [boardId(name)],
  x: undefined,
  by: undefined,
});

test('one effect taps and another untaps: the last to be applied decides', () => {
  const orb = makeCard('Orb', {
    type: 'Artifact',
    abilities: [othersEnterRewrite(CREATURES, { kind: 'tapped', tapped: true })],
  });
  const bell = makeCard('Bell', {
    type: 'Artifact',
    abilities: [othersEnterRewrite(CREATURES, { kind: 'tapped', tapped: false })],
  });
  const state = board({ you: [orb, bell, spell(bear)] });
  expect(
    play(state, eventOfEntering(state, 'Bear'))
      .map(outcome => left(outcome, 'Bear')?.tapped)
      .toSorted(),
  ).toEqual([false, true]);
});

test('effects that do not meet are applied in one order only', () => {
  const orb = makeCard('Orb', {
    type: 'Artifact',
    abilities: [othersEnterRewrite(CREATURES, { kind: 'tapped', tapped: true })],
  });
  const banner = makeCard('Banner', {
    type: 'Artifact',
    abilities: [othersEnterRewrite(CREATURES, countersPut('+1/+1', 1, true))],
  });
  const state = board({ you: [orb, banner, banner, spell(bear)] });
  const outcome = singleOutcome(state, eventOfEntering(state, 'Bear'));
  expect(left(outcome, 'Bear')).toMatchObject({ tapped: true, counters: { '+1/+1': 2 } });
  expect(outcome.picks).toEqual([]);
  expect([...cited(outcome)]).toContain('616.1e');
});

test('a counter makes it big enough to be tapped, or comes too late', () => {
  const big = clausesFilter(
    { kind: 'measure', measure: 'power', is: '>=', amount: 3 },
    { kind: 'type', type: 'Creature' },
  );
  const weight = makeCard('Weight', {
    type: 'Artifact',
    abilities: [othersEnterRewrite(big, { kind: 'tapped', tapped: true })],
  });
  const banner = makeCard('Banner', {
    type: 'Artifact',
    abilities: [othersEnterRewrite(CREATURES, countersPut('+1/+1', 1, true))],
  });
  const state = board({ you: [weight, banner, spell(bear)] });
  expect(left(singleOutcome(state, eventOfEntering(state, 'Bear')), 'Bear')?.tapped).toBe(true);
});

test('counters a permanent is turned face up with are put by an effect (614.1e)', () => {
  const hydra = makeCard('Hydra', {
    type: 'Creature — Hydra',
    size: [0, 0],
    abilities: [
      replacementAbility({ kind: 'turnFaceUp', what: SELF_FILTER_TEST }, [countersPut('+1/+1', 5)]),
      entersRewrite(countersPut('+1/+1', 3)),
    ],
  });
  const outcome = singleOutcome(board({ you: [season, faceDown(hydra)] }), turns('Hydra'));
  expect(left(outcome, 'Hydra')).toMatchObject({ faceDown: undefined, counters: { '+1/+1': 10 } });
  expect([...cited(outcome)]).toEqual(expect.arrayContaining(['614.1e', '708.8']));
});

test('an instant card stays face down', () => {
  const bolt = makeCard('Bolt', { type: 'Instant' });
  const outcome = singleOutcome(board({ you: [faceDown(bolt)] }), turns('Bolt'));
  expect(left(outcome, 'Bolt')?.faceDown).toBe('manifested');
  expect([...cited(outcome)]).toContain('701.40g');
});

test('an effect applies though its source leaves in the same event', () => {
  const maw = makeCard('Maw', {
    type: 'Creature',
    size: [4, 5],
    abilities: [
      replacementAbility(
        {
          kind: 'move',
          what: clausesFilter({ kind: 'other' }, { kind: 'type', type: 'Creature' }),
          from: 'battlefield',
          to: 'graveyard',
        },
        [{ kind: 'zone', to: 'exile', linked: true }],
      ),
    ],
  });
  const outcome = singleOutcome(board({ you: [maw, bear] }), eventOfDestroying('Maw', 'Bear'));
  expect([left(outcome, 'Maw')?.zone, left(outcome, 'Bear')?.zone]).toEqual(['graveyard', 'exile']);
  const linked = singleOutcome(board({ you: [maw], opponent: [bear] }), eventOfDestroying('Bear'));
  expect(left(linked, 'Maw')?.linked).toEqual({ exiled: [boardId('Bear')] });
});

test('a creature that was not cast is exiled instead of entering, and a token is nowhere', () => {
  const moonlight = lastingEffectOf(
    replacementAbility({ kind: 'enters', what: CREATURES, cast: false }, [{ kind: 'zone', to: 'exile' }]),
    { controller: BOARD_OPPONENT, id: 'moonlight' },
  );
  const grave = board({ you: [{ card: bear, zone: 'graveyard' }], effects: [moonlight] });
  expect(zonesInOutcomes(play(grave, eventOfEntering(grave, 'Bear')), 'Bear')).toEqual(['exile']);
  const tokens = singleOutcome(board({ effects: [moonlight] }), tokenCreation(bear));
  expect(tokens.state.objects.size).toBe(0);
  expect(tokens.occurrences.some(it => it.kind === 'entered')).toBe(false);
  const cast = board({ you: [spell(bear)], effects: [moonlight] });
  expect(zonesInOutcomes(play(cast, eventOfEntering(cast, 'Bear')), 'Bear')).toEqual(['battlefield']);
});

test('an Aura spell without a legal host goes to the graveyard, or to exile where graveyards are forbidden', () => {
  const aura = makeCard('Aura', { type: 'Enchantment — Aura', abilities: [keyword('enchant', { of: CREATURES })] });
  const rest = makeCard('Rest', {
    type: 'Enchantment',
    abilities: [
      replacementAbility({ kind: 'move', what: clausesFilter(), from: undefined, to: 'graveyard' }, [
        { kind: 'zone', to: 'exile' },
      ]),
    ],
  });
  const land = makeCard('Land', { type: 'Land' });
  const state = board({ you: [spell(aura), land] });
  const onLand = (at: typeof state) => eventOfEntering(at, enteringObject(at, 'Aura', { attachedTo: boardId('Land') }));
  expect(zonesInOutcomes(play(state, onLand(state)), 'Aura')).toEqual(['graveyard']);
  const resting = board({ you: [spell(aura), land], opponent: [rest] });
  expect(zonesInOutcomes(play(resting, onLand(resting)), 'Aura')).toEqual(['exile']);
});

test('an effect on a spell goes on applying to the permanent, and not to a card that returns (400.7a)', () => {
  const blue = staticAbilityOf(clausesFilter(), { kind: 'setColors', colors: ['blue'] });
  const effect = lastingEffectOf(blue, { fixedSet: [boardId('Bear')], id: 'lace' });
  const state = board({ you: [spell(bear)], effects: [effect] });
  expect(singleOutcome(state, eventOfEntering(state, 'Bear')).state.effects[0]?.fixedSet).toEqual([boardId('Bear')]);
  const grave = board({ you: [{ card: bear, zone: 'graveyard' }], effects: [effect] });
  expect(singleOutcome(grave, eventOfEntering(grave, 'Bear')).state.effects[0]?.fixedSet).toEqual([]);
});

test('life gained becomes cards, cards become cards from the graveyard (616.2)', () => {
  const library = makeCard('Library', {
    type: 'Enchantment',
    abilities: [
      replacementAbility({ kind: 'gainLife', who: WHO_YOU }, [
        { kind: 'instead', effects: [{ kind: 'draw', who: WHO_YOU, amount: { kind: 'that' } }] },
      ]),
    ],
  });
  const index = makeCard('Index', {
    type: 'Enchantment',
    abilities: [
      replacementAbility({ kind: 'draw', who: WHO_YOU }, [
        {
          kind: 'instead',
          effects: [
            {
              kind: 'move',
              verb: 'return',
              who: WHO_YOU,
              to: 'hand',
              what: {
                kind: 'choose',
                filter: clausesFilter({ kind: 'inZone', zone: 'graveyard', whose: WHO_YOU }),
                min: 1,
                max: 1,
              },
            },
          ],
        },
      ]),
    ],
  });
  const state = board({ you: [library, index, { card: bear, zone: 'graveyard' }] });
  const outcome = singleOutcome(state, { kind: 'gainsLife', player: BOARD_YOU, amount: 1, by: undefined });
  expect([playerLeft(outcome).life, inZoneOf(outcome, 'hand')]).toEqual([20, ['Bear']]);
  expect([...cited(outcome)]).toContain('616.2');
});

test('what is chosen as it enters is its own choice, also of a copy', () => {
  const chooser = makeCard('Chooser', {
    type: 'Creature — Construct',
    size: [2, 2],
    abilities: [entersRewrite({ kind: 'choose', what: 'creatureType', who: WHO_YOU, among: undefined })],
  });
  const copier = makeCard('Copier', {
    type: 'Creature',
    size: [0, 0],
    abilities: [
      replacementAbility(
        { kind: 'enters', what: SELF_FILTER_TEST },
        [{ kind: 'asCopy', of: CREATURES, exceptions: [] }],
        {
          optional: WHO_YOU,
        },
      ),
    ],
  });
  const state = board({ you: [spell(copier), { card: chooser, chosen: { creatureType: 'Bear' } }] });
  const outcome = singleOutcome(state, eventOfEntering(state, 'Copier'), [
    pick('copy', 'Chooser'),
    pick('creatureType', 'Elf'),
  ]);
  expect(left(outcome, 'Copier')?.chosen).toEqual({ creatureType: 'Elf' });
  expect([...cited(outcome)]).toEqual(expect.arrayContaining(['707.6', '607.2d']));
});

test('instructions follow one after the other', () => {
  const event: GameEvent = {
    kind: 'carriesOut',
    by: spellEffect('Spell'),
    targets: [],
    effects: [
      {
        kind: 'createTokens',
        who: WHO_YOU,
        amount: 1,
        token: { predefined: 'Treasure', supertypes: [], types: [], subtypes: [], colors: [], abilities: [] },
      },
      { kind: 'loseLife', who: WHO_YOU, amount: 3 },
      {
        kind: 'if',
        condition: { kind: 'compare', left: { kind: 'life', who: WHO_YOU }, is: '<', right: 20 },
        then: [{ kind: 'gainLife', who: WHO_YOU, amount: 1 }],
        otherwise: [],
      },
    ],
  };
  const outcome = singleOutcome(board({ you: [season] }), event);
  expect(playerLeft(outcome).life).toBe(18);
  expect([...outcome.state.objects.values()].filter(object => object.token)).toHaveLength(2);
});
