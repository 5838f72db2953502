// 614.12-614.13: how permanents enter.
import { describe, expect, test } from 'vitest';
import type { Filter } from '../../src/engine/index.ts';
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
} from '../support/board.ts';
import {
  cited,
  countersPut,
  entersRewrite,
  eventOfEntering,
  inZoneOf,
  left,
  othersEnterRewrite,
  pick,
  play,
  playerLeft,
  refused,
  replacementAbility,
  singleOutcome,
  zonesInOutcomes,
} from '../support/event-builders.ts';

const ANYTHING: Filter = { clauses: [{ kind: 'permanent' }] };
const OPPONENTS = { kind: 'controlledBy', who: { kind: 'opponent' } } as const;
const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const _forest = makeCard('Forest', { type: 'Basic Land — Forest' });
const ring = makeCard('Ring', { cost: '1', type: 'Artifact' });
const treefolk = makeCard('Treefolk', {
  cost: '4G',
  type: 'Creature — Treefolk',
  size: [3, 5],
  abilities: [entersRewrite({ kind: 'tapped', tapped: true })],
});
const feeder = makeCard('Feeder', {
  cost: '2G',
  type: 'Creature — Spike',
  size: [0, 0],
  abilities: [entersRewrite(countersPut('+1/+1', 2))],
});
const sovereign = makeCard('Sovereign', {
  cost: '1W',
  type: 'Creature — Human',
  size: [2, 1],
  abilities: [
    othersEnterRewrite(clausesFilter({ kind: 'type', type: 'Creature' }, OPPONENTS), { kind: 'tapped', tapped: true }),
  ],
});
const march = makeCard('March', {
  cost: '3U',
  type: 'Enchantment',
  abilities: [
    staticAbilityOf(
      clausesFilter({ kind: 'type', type: 'Artifact' }, { kind: 'not', of: { kind: 'type', type: 'Creature' } }),
      { kind: 'addTypes', supertypes: [], types: ['Creature'], subtypes: [] },
      { kind: 'setPowerToughness', power: 1, toughness: 1 },
    ),
  ],
});
const clone = makeCard('Clone', {
  cost: '3U',
  type: 'Creature — Shapeshifter',
  size: [0, 0],
  abilities: [
    replacementAbility(
      { kind: 'enters', what: SELF_FILTER_TEST },
      [{ kind: 'asCopy', of: CREATURES, exceptions: [] }],
      {
        optional: { kind: 'you' },
      },
    ),
  ],
});
const essence = makeCard('Essence', {
  cost: '3GGG',
  type: 'Creature — Avatar',
  size: [6, 6],
  abilities: [
    othersEnterRewrite(clausesFilter({ kind: 'type', type: 'Creature' }, CONTROLLED_BY_YOU), {
      kind: 'asCopy',
      of: { kind: 'source' },
      exceptions: [],
    }),
  ],
});
const season = makeCard('Season', {
  cost: '4G',
  type: 'Enchantment',
  abilities: [
    replacementAbility(
      { kind: 'putCounters', counter: undefined, on: clausesFilter(CONTROLLED_BY_YOU), by: undefined, byEffect: true },
      [{ kind: 'scale', times: 2 }],
    ),
  ],
});
const scales = makeCard('Scales', {
  cost: 'G',
  type: 'Enchantment',
  abilities: [
    replacementAbility(
      {
        kind: 'putCounters',
        counter: '+1/+1',
        on: clausesFilter({ kind: 'type', type: 'Creature' }, CONTROLLED_BY_YOU),
        by: undefined,
        byEffect: false,
      },
      [{ kind: 'add', amount: 1 }],
    ),
  ],
});
const spell = (printed: typeof bear) => ({ card: printed, zone: 'stack' as const });
const inGrave = (printed: typeof bear) => ({ card: printed, zone: 'graveyard' as const });
const inHand = (printed: typeof bear) => ({ card: printed, zone: 'hand' as const });

describe('a permanent enters', () => {
  test('untapped under its caster, as a new object', () => {
    const state = board({ you: [spell(bear)] });
    const outcome = singleOutcome(state, eventOfEntering(state, 'Bear'));
    expect(left(outcome, 'Bear')).toMatchObject({ zone: 'battlefield', tapped: false, controller: BOARD_YOU });
    expect(inZoneOf(outcome, 'battlefield')).toEqual(['Bear']);
    expect(inZoneOf(outcome, 'stack')).toEqual([]);
    expect([...cited(outcome)]).toEqual(expect.arrayContaining(['608.3', '110.2', '110.5b']));
  });

  test('tapped where it says so', () => {
    const state = board({ you: [spell(treefolk)] });
    expect(left(singleOutcome(state, eventOfEntering(state, 'Treefolk')), 'Treefolk')?.tapped).toBe(true);
  });

  test('with the counters it says, before it could die', () => {
    const state = board({ you: [spell(feeder)] });
    const outcome = singleOutcome(state, eventOfEntering(state, 'Feeder'));
    expect(left(outcome, 'Feeder')).toMatchObject({ zone: 'battlefield', counters: { '+1/+1': 2 } });
    expect(outcome.occurrences.some(it => it.kind === 'countersPut' && it.asItEntered)).toBe(true);
  });

  test('an instant stays where it is, and a spell that cannot enter goes to the graveyard', () => {
    const bolt = makeCard('Bolt', { cost: 'R', type: 'Instant' });
    const graveyard = board({ you: [inGrave(bolt)] });
    expect(zonesInOutcomes(play(graveyard, eventOfEntering(graveyard, 'Bolt')), 'Bolt')).toEqual(['graveyard']);
    const sealed = makeCard('Seal', {
      type: 'Enchantment',
      abilities: [
        {
          kind: 'cant',
          what: { kind: 'enters', what: clausesFilter({ kind: 'type', type: 'Artifact' }) },
          condition: undefined,
        },
      ],
    });
    const cast = board({ you: [spell(ring)], opponent: [sealed] });
    expect(zonesInOutcomes(play(cast, eventOfEntering(cast, 'Ring')), 'Ring')).toEqual(['graveyard']);
    const put = board({ you: [inHand(ring)], opponent: [sealed] });
    expect(zonesInOutcomes(play(put, eventOfEntering(put, 'Ring')), 'Ring')).toEqual(['hand']);
  });
});

describe('what applies is asked of the permanent as it would be (614.12)', () => {
  test('an artifact that will be a creature is tapped like one, but not before September 2017', () => {
    const state = board({ you: [march, spell(ring)], opponent: [sovereign] });
    expect(left(singleOutcome(state, eventOfEntering(state, 'Ring')), 'Ring')?.tapped).toBe(true);
    expect(left(singleOutcome(state, eventOfEntering(state, 'Ring'), [], '2014-02-01'), 'Ring')?.tapped).toBe(false);
  });

  test('a general effect of its own does not apply to it', () => {
    const orb = makeCard('Orb', {
      type: 'Artifact',
      abilities: [othersEnterRewrite(ANYTHING, { kind: 'tapped', tapped: true })],
    });
    const alone = board({ you: [spell(orb)] });
    const outcome = singleOutcome(alone, eventOfEntering(alone, 'Orb'));
    expect(left(outcome, 'Orb')?.tapped).toBe(false);
    expect(outcome.trail).toContainEqual(
      expect.objectContaining({ kind: 'considered', why: 'affects more than itself' }),
    );
    const two = board({ you: [orb, spell(orb)] });
    expect(left(singleOutcome(two, eventOfEntering(two, 'Orb#2')), 'Orb#2')?.tapped).toBe(true);
  });

  test('permanents that enter together do not affect each other', () => {
    const state = board({ you: [inHand(sovereign)], opponent: [inHand(bear)] });
    const outcome = singleOutcome(state, eventOfEntering(state, 'Sovereign', 'Bear'));
    expect(left(outcome, 'Bear')?.tapped).toBe(false);
    const why = { kind: 'considered', object: boardId('Bear'), why: 'enters at the same time' };
    expect(outcome.trail).toContainEqual(expect.objectContaining(why));
  });
});

describe('a copy (616.1c)', () => {
  test('enters with what it copies says of entering', () => {
    const state = board({ you: [spell(clone)], opponent: [treefolk, feeder] });
    const copy = (name: string) => singleOutcome(state, eventOfEntering(state, 'Clone'), [pick('copy', name)]);
    expect(left(copy('Treefolk'), 'Clone')?.tapped).toBe(true);
    expect(left(copy('Feeder'), 'Clone')?.counters).toEqual({ '+1/+1': 2 });
  });

  test('of nothing is a 0/0 that dies', () => {
    const state = board({ you: [spell(clone)] });
    expect(zonesInOutcomes(play(state, eventOfEntering(state, 'Clone')), 'Clone')).toEqual(['graveyard']);
  });

  test('of a Clone that copies nothing may copy again', () => {
    const state = board({ you: [spell(clone)], opponent: [treefolk, { card: clone, counters: { '+1/+1': 1 } }] });
    const twice = singleOutcome(state, eventOfEntering(state, 'Clone'), [
      pick('copy', 'Clone#2'),
      pick('copy', 'Treefolk'),
    ]);
    expect(left(twice, 'Clone')?.tapped).toBe(true);
    expect([...cited(twice)]).toEqual(expect.arrayContaining(['616.1c', '616.1f']));
  });

  test('is in the end what the effect on all of yours makes of it', () => {
    const state = board({ you: [essence, spell(clone)], opponent: [treefolk] });
    for (const outcome of play(state, eventOfEntering(state, 'Clone'))) {
      expect(left(outcome, 'Clone')?.copies.at(-1)?.ofName).toBe('Essence');
      expect(left(outcome, 'Clone')?.tapped).toBe(false);
    }
  });

  test('cannot be of a creature that enters with it, nor of a phased-out one', () => {
    const together = board({ you: [inHand(clone), inHand(bear)] });
    expect(refused(together, eventOfEntering(together, 'Clone', 'Bear'), [pick('copy', 'Bear')])).toBe('Bear');
    const phased = board({ you: [spell(clone)], opponent: [{ card: bear, phasedOut: true }] });
    expect(zonesInOutcomes(play(phased, eventOfEntering(phased, 'Clone')), 'Clone')).toEqual(['graveyard']);
  });
});

describe('counters it enters with are put on it (122.6, 614.16)', () => {
  test('doubled, and one more, in either order', () => {
    const state = board({ you: [season, scales, spell(feeder)] });
    const numbers = play(state, eventOfEntering(state, 'Feeder')).map(
      outcome => left(outcome, 'Feeder')?.counters['+1/+1'],
    );
    expect(numbers.toSorted()).toEqual([5, 6]);
  });

  test('a planeswalker and a battle with what is printed on them', () => {
    const walker = makeCard('Walker', { type: 'Legendary Planeswalker — Jace', loyalty: 3 });
    const siege = makeCard('Siege', { type: 'Battle — Siege', defense: 4 });
    const state = board({ you: [season, inHand(walker), inHand(siege)] });
    const outcome = singleOutcome(state, eventOfEntering(state, 'Walker', 'Siege'));
    expect(left(outcome, 'Walker')?.counters).toEqual({ loyalty: 6 });
    expect(left(outcome, 'Siege')).toMatchObject({ counters: { defense: 8 }, protector: BOARD_OPPONENT });
  });
});

describe('objects that change zones as something enters (614.13)', () => {
  const mycoloth = makeCard('Mycoloth', {
    cost: '3GG',
    type: 'Creature — Fungus',
    size: [4, 4],
    abilities: [keyword('devour', { amount: 2 })],
  });

  test('like creatures are told apart by number only', () => {
    const state = board({ you: [bear, bear, bear, spell(mycoloth)] });
    const eaten = play(state, eventOfEntering(state, 'Mycoloth')).map(
      outcome => left(outcome, 'Mycoloth')?.counters['+1/+1'] ?? 0,
    );
    expect(eaten.toSorted((a, b) => a - b)).toEqual([0, 2, 4, 6]);
  });

  test('not what enters with it, and the devoured still tap what enters beside', () => {
    const state = board({ you: [sovereign, inHand(mycoloth)], opponent: [inHand(bear)] });
    expect(refused(state, eventOfEntering(state, 'Mycoloth', 'Bear'), [pick('devour', 'Bear')])).toBe('Bear');
    const outcome = singleOutcome(state, eventOfEntering(state, 'Mycoloth', 'Bear'), [pick('devour', 'Sovereign')]);
    expect(left(outcome, 'Bear')?.tapped).toBe(true);
    expect(left(outcome, 'Sovereign')?.zone).toBe('graveyard');
    expect(left(outcome, 'Mycoloth')?.linked.devoured).toEqual([boardId('Sovereign')]);
  });

  test('one creature cannot be devoured twice', () => {
    const two = makeCard('Elder', {
      type: 'Creature — Viashino',
      size: [1, 1],
      abilities: [keyword('devour', { amount: 3 }), keyword('devour', { amount: 5 })],
    });
    const state = board({ you: [bear, spell(two)] });
    const eaten = play(state, eventOfEntering(state, 'Elder')).map(
      outcome => left(outcome, 'Elder')?.counters['+1/+1'] ?? 0,
    );
    expect(eaten.toSorted((a, b) => a - b)).toEqual([0, 3, 5]);
  });
});

describe('what may be paid as it enters (614.12a, 614.12b)', () => {
  const pays = entersRewrite({
    kind: 'may',
    who: { kind: 'you' },
    effects: [{ kind: 'payLife', who: { kind: 'you' }, amount: 2 }],
    then: [],
    otherwise: [{ kind: 'tapped', tapped: true }],
  });
  const pool = makeCard('Pool', { type: 'Land — Forest Island', abilities: [pays] });
  const crypt = makeCard('Crypt', { type: 'Land — Swamp Mountain', abilities: [pays] });
  const ends = (state: ReturnType<typeof board>, ...names: readonly string[]) =>
    play(state, eventOfEntering(state, ...names)).map(outcome => [
      ...names.map(name => (left(outcome, name)?.tapped ? 'tapped' : 'untapped')),
      playerLeft(outcome).life,
    ]);

  test('both ways are explored, and neither is lost', () => {
    const state = board({ you: [inHand(pool)] });
    expect(ends(state, 'Pool').toSorted()).toEqual([
      ['tapped', 20],
      ['untapped', 18],
    ]);
  });

  test('not with less life than that', () => {
    const state = board({ you: [inHand(pool)], players: [{ life: 1 }] });
    const outcome = singleOutcome(state, eventOfEntering(state, 'Pool'));
    expect(left(outcome, 'Pool')?.tapped).toBe(true);
    expect([...cited(outcome)]).toContain('119.4');
    expect(refused(state, eventOfEntering(state, 'Pool'), [pick('pay', 'yes')])).toBe('yes');
  });

  test('not for two lands together what is enough for one', () => {
    const state = board({ you: [inHand(pool), inHand(crypt)], players: [{ life: 3 }] });
    expect(ends(state, 'Pool', 'Crypt').toSorted()).toEqual([
      ['tapped', 'tapped', 3],
      ['tapped', 'untapped', 1],
      ['untapped', 'tapped', 1],
    ]);
  });
});

describe('control (616.1b)', () => {
  const thief = othersEnterRewrite(clausesFilter({ kind: 'type', type: 'Creature' }, OPPONENTS), {
    kind: 'underControl',
    who: { kind: 'you' },
  });
  const specimens = makeCard('Specimens', { type: 'Enchantment', abilities: [thief] });

  test('comes first, so its new controller’s effects apply and the old ones do not', () => {
    const state = board({ you: [essence, spell(feeder)], opponent: [specimens] });
    const outcome = singleOutcome(state, eventOfEntering(state, 'Feeder'));
    expect(left(outcome, 'Feeder')).toMatchObject({
      controller: BOARD_OPPONENT,
      owner: BOARD_YOU,
      copies: [],
      counters: { '+1/+1': 2 },
    });
    expect([...cited(outcome)]).toContain('616.1b');
  });
});
