// 616.1, 614.1e, 400.6: effects that meet each other, and events inside events.
import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/engine/index.ts';
import {
  all,
  board,
  CREATURES,
  card,
  id,
  keyword,
  lasting,
  makes,
  OPPONENT,
  SELF,
  YOU,
  YOURS,
} from '../support/board.ts';
import {
  cited,
  counters,
  creates,
  destroys,
  effectOf,
  entering,
  enters,
  inZoneOf,
  itEnters,
  left,
  only,
  pick,
  play,
  playerLeft,
  replaces,
  theyEnter,
  zonesOf,
} from '../support/events.ts';

const WHO_YOU = { kind: 'you' } as const;
const bear = card('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const season = card('Season', {
  type: 'Enchantment',
  abilities: [
    replaces({ kind: 'putCounters', counter: undefined, on: all(YOURS), by: undefined, byEffect: true }, [
      { kind: 'scale', times: 2 },
    ]),
    replaces({ kind: 'createTokens', under: WHO_YOU, what: undefined, byEffect: true }, [{ kind: 'scale', times: 2 }]),
  ],
});
const spell = (printed: typeof bear) => ({ card: printed, zone: 'stack' as const });
const faceDown = (printed: typeof bear) => ({ card: printed, faceDown: 'manifested' as const });
const turns = (name: string): GameEvent => ({ kind: 'turnsFaceUp', objects: [id(name)], x: undefined, by: undefined });

test('one effect taps and another untaps: the last to be applied decides', () => {
  const orb = card('Orb', { type: 'Artifact', abilities: [theyEnter(CREATURES, { kind: 'tapped', tapped: true })] });
  const bell = card('Bell', { type: 'Artifact', abilities: [theyEnter(CREATURES, { kind: 'tapped', tapped: false })] });
  const state = board({ you: [orb, bell, spell(bear)] });
  expect(
    play(state, enters(state, 'Bear'))
      .map(outcome => left(outcome, 'Bear')?.tapped)
      .toSorted(),
  ).toEqual([false, true]);
});

test('effects that do not meet are applied in one order only', () => {
  const orb = card('Orb', { type: 'Artifact', abilities: [theyEnter(CREATURES, { kind: 'tapped', tapped: true })] });
  const banner = card('Banner', { type: 'Artifact', abilities: [theyEnter(CREATURES, counters('+1/+1', 1, true))] });
  const state = board({ you: [orb, banner, banner, spell(bear)] });
  const outcome = only(state, enters(state, 'Bear'));
  expect(left(outcome, 'Bear')).toMatchObject({ tapped: true, counters: { '+1/+1': 2 } });
  expect(outcome.picks).toEqual([]);
  expect([...cited(outcome)]).toContain('616.1e');
});

test('a counter makes it big enough to be tapped, or comes too late', () => {
  const big = all({ kind: 'measure', measure: 'power', is: '>=', amount: 3 }, { kind: 'type', type: 'Creature' });
  const weight = card('Weight', { type: 'Artifact', abilities: [theyEnter(big, { kind: 'tapped', tapped: true })] });
  const banner = card('Banner', { type: 'Artifact', abilities: [theyEnter(CREATURES, counters('+1/+1', 1, true))] });
  const state = board({ you: [weight, banner, spell(bear)] });
  expect(left(only(state, enters(state, 'Bear')), 'Bear')?.tapped).toBe(true);
});

test('counters a permanent is turned face up with are put by an effect (614.1e)', () => {
  const hydra = card('Hydra', {
    type: 'Creature — Hydra',
    size: [0, 0],
    abilities: [replaces({ kind: 'turnFaceUp', what: SELF }, [counters('+1/+1', 5)]), itEnters(counters('+1/+1', 3))],
  });
  const outcome = only(board({ you: [season, faceDown(hydra)] }), turns('Hydra'));
  expect(left(outcome, 'Hydra')).toMatchObject({ faceDown: undefined, counters: { '+1/+1': 10 } });
  expect([...cited(outcome)]).toEqual(expect.arrayContaining(['614.1e', '708.8']));
});

test('an instant card stays face down', () => {
  const bolt = card('Bolt', { type: 'Instant' });
  const outcome = only(board({ you: [faceDown(bolt)] }), turns('Bolt'));
  expect(left(outcome, 'Bolt')?.faceDown).toBe('manifested');
  expect([...cited(outcome)]).toContain('701.40g');
});

test('an effect applies though its source leaves in the same event', () => {
  const maw = card('Maw', {
    type: 'Creature',
    size: [4, 5],
    abilities: [
      replaces(
        {
          kind: 'move',
          what: all({ kind: 'other' }, { kind: 'type', type: 'Creature' }),
          from: 'battlefield',
          to: 'graveyard',
        },
        [{ kind: 'zone', to: 'exile', linked: true }],
      ),
    ],
  });
  const outcome = only(board({ you: [maw, bear] }), destroys('Maw', 'Bear'));
  expect([left(outcome, 'Maw')?.zone, left(outcome, 'Bear')?.zone]).toEqual(['graveyard', 'exile']);
  const linked = only(board({ you: [maw], opponent: [bear] }), destroys('Bear'));
  expect(left(linked, 'Maw')?.linked).toEqual({ exiled: [id('Bear')] });
});

test('a creature that was not cast is exiled instead of entering, and a token is nowhere', () => {
  const moonlight = lasting(
    replaces({ kind: 'enters', what: CREATURES, cast: false }, [{ kind: 'zone', to: 'exile' }]),
    { controller: OPPONENT, id: 'moonlight' },
  );
  const grave = board({ you: [{ card: bear, zone: 'graveyard' }], effects: [moonlight] });
  expect(zonesOf(play(grave, enters(grave, 'Bear')), 'Bear')).toEqual(['exile']);
  const tokens = only(board({ effects: [moonlight] }), creates(bear));
  expect(tokens.state.objects.size).toBe(0);
  expect(tokens.occurrences.some(it => it.kind === 'entered')).toBe(false);
  const cast = board({ you: [spell(bear)], effects: [moonlight] });
  expect(zonesOf(play(cast, enters(cast, 'Bear')), 'Bear')).toEqual(['battlefield']);
});

test('an Aura spell without a legal host goes to the graveyard, or to exile where graveyards are forbidden', () => {
  const aura = card('Aura', { type: 'Enchantment — Aura', abilities: [keyword('enchant', { of: CREATURES })] });
  const rest = card('Rest', {
    type: 'Enchantment',
    abilities: [
      replaces({ kind: 'move', what: all(), from: undefined, to: 'graveyard' }, [{ kind: 'zone', to: 'exile' }]),
    ],
  });
  const land = card('Land', { type: 'Land' });
  const state = board({ you: [spell(aura), land] });
  const onLand = (at: typeof state) => enters(at, entering(at, 'Aura', { attachedTo: id('Land') }));
  expect(zonesOf(play(state, onLand(state)), 'Aura')).toEqual(['graveyard']);
  const resting = board({ you: [spell(aura), land], opponent: [rest] });
  expect(zonesOf(play(resting, onLand(resting)), 'Aura')).toEqual(['exile']);
});

test('an effect on a spell goes on applying to the permanent, and not to a card that returns (400.7a)', () => {
  const blue = makes(all(), { kind: 'setColors', colors: ['blue'] });
  const effect = lasting(blue, { holds: [id('Bear')], id: 'lace' });
  const state = board({ you: [spell(bear)], effects: [effect] });
  expect(only(state, enters(state, 'Bear')).state.effects[0]?.holds).toEqual([id('Bear')]);
  const grave = board({ you: [{ card: bear, zone: 'graveyard' }], effects: [effect] });
  expect(only(grave, enters(grave, 'Bear')).state.effects[0]?.holds).toEqual([]);
});

test('life gained becomes cards, cards become cards from the graveyard (616.2)', () => {
  const library = card('Library', {
    type: 'Enchantment',
    abilities: [
      replaces({ kind: 'gainLife', who: WHO_YOU }, [
        { kind: 'instead', effects: [{ kind: 'draw', who: WHO_YOU, amount: { kind: 'that' } }] },
      ]),
    ],
  });
  const index = card('Index', {
    type: 'Enchantment',
    abilities: [
      replaces({ kind: 'draw', who: WHO_YOU }, [
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
                filter: all({ kind: 'inZone', zone: 'graveyard', whose: WHO_YOU }),
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
  const outcome = only(state, { kind: 'gainsLife', player: YOU, amount: 1, by: undefined });
  expect([playerLeft(outcome).life, inZoneOf(outcome, 'hand')]).toEqual([20, ['Bear']]);
  expect([...cited(outcome)]).toContain('616.2');
});

test('what is chosen as it enters is its own choice, also of a copy', () => {
  const chooser = card('Chooser', {
    type: 'Creature — Construct',
    size: [2, 2],
    abilities: [itEnters({ kind: 'choose', what: 'creatureType', who: WHO_YOU, among: undefined })],
  });
  const copier = card('Copier', {
    type: 'Creature',
    size: [0, 0],
    abilities: [
      replaces({ kind: 'enters', what: SELF }, [{ kind: 'asCopy', of: CREATURES, exceptions: [] }], {
        optional: WHO_YOU,
      }),
    ],
  });
  const state = board({ you: [spell(copier), { card: chooser, chosen: { creatureType: 'Bear' } }] });
  const outcome = only(state, enters(state, 'Copier'), [pick('copy', 'Chooser'), pick('creatureType', 'Elf')]);
  expect(left(outcome, 'Copier')?.chosen).toEqual({ creatureType: 'Elf' });
  expect([...cited(outcome)]).toEqual(expect.arrayContaining(['707.6', '607.2d']));
});

test('instructions follow one after the other', () => {
  const event: GameEvent = {
    kind: 'carriesOut',
    by: effectOf('Spell'),
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
  const outcome = only(board({ you: [season] }), event);
  expect(playerLeft(outcome).life).toBe(18);
  expect([...outcome.state.objects.values()].filter(object => object.token)).toHaveLength(2);
});
