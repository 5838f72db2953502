// 614-616 for events other than entering: damage, counters, tokens, destruction.
import { describe, expect, test } from 'vitest';
import type { GameEvent, GameState, KeywordName, ReplacementAbility } from '../../src/engine/index.ts';
import { editionOf, solve } from '../../src/engine/index.ts';
import {
  BOARD_OPPONENT,
  board,
  boardId,
  CONTROLLED_BY_YOU,
  CREATURES,
  clausesFilter,
  keyword,
  lastingEffectOf,
  makeCard,
  SELF_FILTER_TEST,
} from '../support/board.ts';
import {
  cited,
  eventOfCounters,
  eventOfDamage,
  eventOfDestroying,
  eventOfMoving,
  left,
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
const giant = makeCard('Giant', { cost: '3R', type: 'Creature — Giant', size: [3, 3] });
const forest = makeCard('Forest', { type: 'Basic Land — Forest' });
const creature = (name: string, ...words: readonly KeywordName[]) =>
  makeCard(name, { cost: '1', type: 'Creature', size: [3, 3], abilities: words.map(word => keyword(word)) });
const enchantment = (name: string, ...abilities: readonly ReplacementAbility[]) =>
  makeCard(name, { type: 'Enchantment', abilities });

const furnace = enchantment(
  'Furnace',
  replacementAbility({ kind: 'dealDamage', source: undefined, to: undefined, combat: undefined }, [
    { kind: 'scale', times: 2 },
  ]),
);
const armor = enchantment(
  'Armor',
  replacementAbility(
    { kind: 'dealDamage', source: undefined, to: [WHO_YOU], combat: undefined },
    [{ kind: 'prevent', amount: 1, then: [] }],
    {},
  ),
);
const restInPeace = enchantment(
  'Rest',
  replacementAbility({ kind: 'move', what: clausesFilter(), from: undefined, to: 'graveyard' }, [
    { kind: 'zone', to: 'exile' },
  ]),
);
const doubler = enchantment(
  'Doubler',
  replacementAbility({ kind: 'createTokens', under: WHO_YOU, what: undefined, byEffect: true }, [
    { kind: 'scale', times: 2 },
  ]),
);

describe('damage (120, 615)', () => {
  const hit = (state: GameState, ...hits: readonly (readonly [string, string, number])[]) =>
    play(state, eventOfDamage(...hits)).map(outcome => playerLeft(outcome).life);

  test('two doublings make two eight, in one way', () => {
    const state = board({ you: [furnace, furnace], opponent: [bear] });
    expect(hit(state, ['Bear', 'you', 2])).toEqual([12]);
    expect([...cited(singleOutcome(state, eventOfDamage(['Bear', 'you', 2])))]).toContain('614.5');
  });

  test('no damage is doubled to none', () => {
    const state = board({ you: [furnace], opponent: [bear] });
    const outcome = singleOutcome(state, eventOfDamage(['Bear', 'you', 0]));
    expect(playerLeft(outcome).life).toBe(20);
    expect([...cited(outcome)]).toContain('614.7a');
  });

  test('what is wholly prevented first is not doubled any more', () => {
    const state = board({ you: [armor, furnace], opponent: [bear] });
    expect(hit(state, ['Bear', 'you', 1]).toSorted()).toEqual([19, 20]);
  });

  test('a shield counts damage whatever deals it, and is used up', () => {
    const shield = lastingEffectOf(
      replacementAbility({ kind: 'dealDamage', source: undefined, to: [WHO_YOU], combat: undefined }, [
        { kind: 'prevent', amount: { kind: 'that' }, then: [] },
      ]),
      { uses: 3, id: 'shield' },
    );
    const state = board({ opponent: [bear, giant], effects: [shield] });
    expect(hit(state, ['Giant', 'you', 3], ['Bear', 'you', 2])).toEqual([18]);
    expect(singleOutcome(state, eventOfDamage(['Bear', 'you', 2])).state.effects[0]?.uses).toBe(1);
    expect(hit(board({ you: [armor], opponent: [bear, giant] }), ['Giant', 'you', 3], ['Bear', 'you', 2])).toEqual([
      17,
    ]);
  });

  test('infect poisons, wither shrinks, lifelink gains, deathtouch kills', () => {
    const state = board({
      you: [creature('Elf', 'infect'), creature('Ram', 'wither'), creature('Hawk', 'lifelink', 'deathtouch')],
      opponent: [giant, makeCard('Wall', { type: 'Creature', size: [0, 9] })],
    });
    expect(playerLeft(singleOutcome(state, eventOfDamage(['Elf', 'opponent', 1])), BOARD_OPPONENT)).toMatchObject({
      life: 20,
      counters: { poison: 1 },
    });
    expect(left(singleOutcome(state, eventOfDamage(['Ram', 'Giant', 2])), 'Giant')).toMatchObject({
      damage: 0,
      counters: { '-1/-1': 2 },
    });
    const touched = singleOutcome(state, eventOfDamage(['Hawk', 'Wall', 1]));
    expect(left(touched, 'Wall')?.zone).toBe('graveyard');
    expect(playerLeft(touched).life).toBe(21);
  });

  test('to a planeswalker and a battle takes counters, and the last one ends them', () => {
    const walker = makeCard('Walker', { type: 'Planeswalker — Jace', loyalty: 3 });
    const state = board({ opponent: [{ card: walker, counters: { loyalty: 3 } }], you: [bear] });
    expect(left(singleOutcome(state, eventOfDamage(['Bear', 'Walker', 2])), 'Walker')?.counters).toEqual({
      loyalty: 1,
    });
    expect(left(singleOutcome(state, eventOfDamage(['Bear', 'Walker', 3])), 'Walker')?.zone).toBe('graveyard');
  });

  test('redirected to what can be dealt damage only', () => {
    const pariah = replacementAbility({ kind: 'dealDamage', source: undefined, to: [WHO_YOU], combat: undefined }, [
      { kind: 'redirect', to: { kind: 'attached' } },
    ]);
    const aura = makeCard('Pariah', {
      type: 'Enchantment — Aura',
      abilities: [keyword('enchant', { of: clausesFilter() }), pariah],
    });
    const state = board({ you: [giant, { card: aura, attachedTo: boardId('Giant') }], opponent: [bear] });
    const outcome = singleOutcome(state, eventOfDamage(['Bear', 'you', 2]));
    expect([playerLeft(outcome).life, left(outcome, 'Giant')?.damage]).toEqual([20, 2]);
    const onLand = board({ you: [forest, { card: aura, attachedTo: boardId('Forest') }], opponent: [bear] });
    expect(playerLeft(singleOutcome(onLand, eventOfDamage(['Bear', 'you', 2]))).life).toBe(18);
  });

  test('what would lower a life total below a floor looks at the whole event', () => {
    const worship = enchantment(
      'Worship',
      replacementAbility({ kind: 'loseLife', who: WHO_YOU }, [{ kind: 'lifeFloor', floor: 1 }]),
    );
    const strike = lastingEffectOf(
      replacementAbility(
        {
          kind: 'dealDamage',
          source: clausesFilter({ kind: 'is', ref: { kind: 'target', index: 0 } }),
          to: undefined,
          combat: undefined,
        },
        [{ kind: 'prevent', amount: 'all', then: [{ kind: 'gainLife', who: WHO_YOU, amount: { kind: 'that' } }] }],
      ),
      { uses: 1, id: 'strike', targets: [boardId('Giant')] },
    );
    const giants = { opponent: [giant, giant], players: [{ life: 2 }] };
    const both = eventOfDamage(['Giant', 'you', 5], ['Giant#2', 'you', 5]);
    expect(playerLeft(singleOutcome(board({ ...giants, you: [worship], effects: [strike] }), both)).life).toBe(2);
    expect(playerLeft(singleOutcome(board({ ...giants, you: [worship] }), both)).life).toBe(1);
  });
});

describe('counters and tokens (614.16)', () => {
  const plusOne = enchantment(
    'Scales',
    replacementAbility({ kind: 'putCounters', counter: '+1/+1', on: CREATURES, by: undefined, byEffect: false }, [
      { kind: 'add', amount: 1 },
    ]),
  );
  const twice = enchantment(
    'Season',
    replacementAbility(
      { kind: 'putCounters', counter: undefined, on: clausesFilter(CONTROLLED_BY_YOU), by: undefined, byEffect: true },
      [{ kind: 'scale', times: 2 }],
    ),
  );

  test('two doublings and one more come to three numbers; a script may fix the order', () => {
    const menace = { ...twice, cardName: 'Menace', faces: [{ ...twice.faces[0], name: 'Menace' }] } as const;
    const state = board({ you: [bear, plusOne, twice, menace] });
    const numbers = play(state, eventOfCounters('Bear', '+1/+1', 1)).map(
      outcome => left(outcome, 'Bear')?.counters['+1/+1'],
    );
    expect(numbers.toSorted((a = 0, b = 0) => a - b)).toEqual([5, 6, 8]);
    const first = singleOutcome(state, eventOfCounters('Bear', '+1/+1', 1), [
      pick('apply', 'Scales'),
      pick('apply', 'Season'),
    ]);
    expect(left(first, 'Bear')?.counters).toEqual({ '+1/+1': 8 });
  });

  test('what cannot have counters gets none, and none is moved to it', () => {
    const solemnity = makeCard('Solemnity', {
      type: 'Enchantment',
      abilities: [{ kind: 'cant', what: { kind: 'haveCounters', what: CREATURES }, condition: undefined }],
    });
    const state = board({ you: [solemnity, { card: bear, counters: { '+1/+1': 2 } }, giant] });
    expect(left(singleOutcome(state, eventOfCounters('Giant', '+1/+1', 1)), 'Giant')?.counters).toEqual({});
    const event: GameEvent = {
      kind: 'movesCounters',
      from: boardId('Bear'),
      to: boardId('Giant'),
      counter: '+1/+1',
      amount: 1,
      by: spellEffect('Move'),
    };
    const outcome = singleOutcome(state, event);
    expect(left(outcome, 'Bear')?.counters).toEqual({ '+1/+1': 2 });
    expect([...cited(outcome)]).toContain('122.5');
  });

  test('tokens are doubled, then each enters and is asked for itself', () => {
    const chooses = replacementAbility({ kind: 'enters', what: SELF_FILTER_TEST }, [
      { kind: 'choose', what: 'color', who: WHO_YOU, among: undefined },
    ]);
    const voice = makeCard('Voice', { type: 'Creature — Angel', size: [3, 3], abilities: [chooses] });
    const state = board({ you: [doubler] });
    const outcome = singleOutcome(state, tokenCreation(voice), [pick('color', 'green'), pick('color', 'blue')]);
    const tokens = [...outcome.state.objects.values()].filter(object => object.token);
    expect(tokens.map(token => token.chosen.color)).toEqual(['green', 'blue']);
    expect(tokens.map(token => token.label)).toEqual(['Voice', 'Voice#2']);
  });

  test('a token that may not be there is not created, and one that dies ceases to exist', () => {
    const bolt = makeCard('Bolt', { type: 'Instant' });
    expect([...singleOutcome(board({}), tokenCreation(bolt)).state.objects.keys()]).toEqual([]);
    const state = board({ you: [{ card: bear, token: true }] });
    const outcome = singleOutcome(state, eventOfDestroying('Bear'));
    expect(left(outcome, 'Bear')).toBeUndefined();
    expect(outcome.occurrences).toContainEqual(expect.objectContaining({ kind: 'moved', to: 'graveyard' }));
  });
});

describe('destruction (614.8, 701.8)', () => {
  const regeneration = lastingEffectOf(
    replacementAbility({ kind: 'destroy', what: clausesFilter({ kind: 'is', ref: { kind: 'target', index: 0 } }) }, [
      { kind: 'regenerate' },
    ]),
    { uses: 1, id: 'shield', targets: [boardId('Giant')] },
  );
  const umbra = makeCard('Umbra', {
    type: 'Enchantment — Aura',
    abilities: [keyword('enchant', { of: CREATURES }), keyword('umbra armor')],
  });

  test('regeneration taps and removes damage, for lethal damage too, once', () => {
    const state = board({ you: [giant], opponent: [bear], effects: [regeneration] });
    const outcome = singleOutcome(state, eventOfDamage(['Bear', 'Giant', 4]));
    expect(left(outcome, 'Giant')).toMatchObject({ zone: 'battlefield', tapped: true, damage: 0 });
    expect(outcome.state.effects).toEqual([]);
  });

  test('not where it is forbidden', () => {
    const state = board({ you: [giant], effects: [regeneration] });
    const outcome = singleOutcome(state, {
      kind: 'destroys',
      objects: [boardId('Giant')],
      noRegeneration: true,
      by: spellEffect('Wrath'),
    });
    expect(left(outcome, 'Giant')?.zone).toBe('graveyard');
    expect([...cited(outcome)]).toContain('701.19c');
  });

  test('its controller picks the shield or the umbra', () => {
    const state = board({ you: [giant, { card: umbra, attachedTo: boardId('Giant') }], effects: [regeneration] });
    const ends = play(state, eventOfDestroying('Giant')).map(outcome => [
      left(outcome, 'Giant')?.tapped,
      left(outcome, 'Umbra')?.zone,
    ]);
    expect(ends.toSorted()).toEqual([
      [false, 'graveyard'],
      [true, 'battlefield'],
    ]);
  });

  test('an indestructible permanent is not destroyed, and dies without toughness', () => {
    const state = board({ you: [{ card: creature('Myr', 'indestructible'), counters: { '-1/-1': 2 } }] });
    expect(left(singleOutcome(state, eventOfDestroying('Myr')), 'Myr')?.zone).toBe('battlefield');
    expect(left(singleOutcome(state, eventOfCounters('Myr', '-1/-1', 1)), 'Myr')?.zone).toBe('graveyard');
  });

  test('a replaced death is no death', () => {
    const state = board({ you: [{ card: bear, counters: { '+1/+1': 1 } }], opponent: [restInPeace] });
    const outcome = singleOutcome(state, eventOfDestroying('Bear'));
    expect(left(outcome, 'Bear')).toMatchObject({ zone: 'exile', counters: {} });
    expect(outcome.occurrences.some(it => it.kind === 'moved' && it.to === 'graveyard')).toBe(false);
  });

  test('exiled or shuffled in, as its controller decides', () => {
    const beast = makeCard('Beast', {
      type: 'Creature',
      size: [4, 4],
      abilities: [
        replacementAbility({ kind: 'move', what: SELF_FILTER_TEST, from: 'battlefield', to: 'graveyard' }, [
          { kind: 'zone', to: 'library', position: 'shuffled' },
        ]),
      ],
    });
    const state = board({ you: [beast], opponent: [restInPeace] });
    expect(zonesInOutcomes(play(state, eventOfDestroying('Beast')), 'Beast').toSorted()).toEqual(['exile', 'library']);
  });

  test('two moves of one object at once: its controller chooses (400.6)', () => {
    const archangel = makeCard('Archangel', {
      type: 'Creature',
      size: [5, 5],
      abilities: [
        replacementAbility({ kind: 'loseGame', who: WHO_YOU }, [
          {
            kind: 'instead',
            effects: [
              { kind: 'move', verb: 'exile', who: WHO_YOU, what: { kind: 'ref', ref: { kind: 'self' } }, to: 'exile' },
              { kind: 'setLife', who: WHO_YOU, amount: 20 },
            ],
          },
        ]),
      ],
    });
    const state = board({ you: [archangel], opponent: [giant, giant], players: [{ life: 5 }] });
    const outcomes = play(state, eventOfDamage(['Giant', 'you', 5], ['Giant#2', 'Archangel', 5]));
    expect(zonesInOutcomes(outcomes, 'Archangel').toSorted()).toEqual(['exile', 'graveyard']);
    expect(outcomes.map(outcome => playerLeft(outcome).life)).toEqual([20, 20]);
  });
});

describe('solving', () => {
  test('the same question gives the same bytes, and each outcome can be replayed from its picks', () => {
    const state = board({ you: [armor, furnace], opponent: [bear] });
    const event = eventOfDamage(['Bear', 'you', 1]);
    const outcomes = play(state, event);
    expect(JSON.stringify(play(state, event))).toBe(JSON.stringify(outcomes));
    for (const outcome of outcomes) {
      const script = outcome.picks.map(({ pick: made }) => pick('apply', made.kind === 'effect' ? made.label : ''));
      expect(singleOutcome(state, event, script).state).toEqual(outcome.state);
    }
  });

  test('a pick nobody asks for is refused', () => {
    expect(() => play(board({ you: [bear] }), eventOfDestroying('Bear'), [pick('color', 'red')])).toThrow('unusedPick');
  });

  test('no card is in two zones or in none', () => {
    const state = board({ you: [bear, giant, forest] });
    for (const event of [
      eventOfDestroying('Bear', 'Giant'),
      eventOfMoving('Forest', 'library'),
      eventOfMoving('Bear', 'hand', 'return'),
    ]) {
      for (const outcome of play(state, event)) {
        const listed = Object.values(outcome.state.zones).flat();
        expect(listed.toSorted()).toEqual([...outcome.state.objects.keys()].toSorted());
      }
    }
  });

  test('more choices than can be explored end all the same, and the answer says so', () => {
    const kinds = Array.from({ length: 9 }, (_, n) => makeCard(`Beast ${n}`, { type: 'Creature', size: [n, n + 1] }));
    const eater = makeCard('Eater', { type: 'Creature', size: [1, 1], abilities: [keyword('devour', { amount: 1 })] });
    const state = board({ you: kinds });
    const solved = solve(state, tokenCreation(eater, 2), [], editionOf('current'), { runs: 25, reading: 1_000_000 });
    expect(solved).toMatchObject({ kind: 'outcomes', complete: false, runs: 25 });
    const few = solve(state, tokenCreation(eater), [], editionOf('current'), { runs: 2_000, reading: 3_000 });
    expect(few).toMatchObject({ kind: 'outcomes', complete: false });
  });
});
