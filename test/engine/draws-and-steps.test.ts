// Draws, life, mana and steps, as they are replaced (614.10, 614.11).
import { describe, expect, test } from 'vitest';
import type { GameEvent, ReplacementAbility } from '../../src/engine/index.ts';
import { BOARD_YOU, board, boardId, keyword, lastingEffectOf, makeCard } from '../support/board.ts';
import {
  cited,
  inZoneOf,
  left,
  pick,
  play,
  playerLeft,
  replacementAbility,
  singleOutcome,
} from '../support/event-builders.ts';

const WHO_YOU = { kind: 'you' } as const;
const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const giant = makeCard('Giant', { cost: '3R', type: 'Creature — Giant', size: [3, 3] });
const forest = makeCard('Forest', { type: 'Basic Land — Forest' });
const enchantment = (name: string, ...abilities: readonly ReplacementAbility[]) =>
  makeCard(name, { type: 'Enchantment', abilities });
const onYou = (printed: ReturnType<typeof makeCard>) => ({ card: printed, zone: 'library' as const });

describe('draws, life, steps (614.10, 614.11, 119)', () => {
  const draws = (count: number, player = BOARD_YOU): GameEvent => ({ kind: 'draws', player, count, by: undefined });
  const library = [onYou(forest), onYou(forest), onYou(forest), onYou(forest)];

  test('each draw of two becomes two draws', () => {
    const reflection = enchantment(
      'Reflection',
      replacementAbility({ kind: 'draw', who: WHO_YOU }, [{ kind: 'scale', times: 2 }]),
    );
    const outcome = singleOutcome(board({ you: [reflection, ...library] }), draws(2));
    expect(inZoneOf(outcome, 'hand')).toHaveLength(4);
  });

  test('one of a sequence is replaced, and the next one is not', () => {
    const worship = lastingEffectOf(
      replacementAbility({ kind: 'draw', who: WHO_YOU }, [
        { kind: 'instead', effects: [{ kind: 'gainLife', who: WHO_YOU, amount: 5 }] },
      ]),
      { uses: 1, id: 'words' },
    );
    const outcome = singleOutcome(board({ you: library, effects: [worship] }), draws(2));
    expect([inZoneOf(outcome, 'hand').length, playerLeft(outcome).life]).toEqual([1, 25]);
  });

  test('dredge if its player wants and the library has as many', () => {
    const imp = makeCard('Imp', { type: 'Creature', abilities: [keyword('dredge', { amount: 3 })] });
    const grave = { card: imp, zone: 'graveyard' as const };
    const hands = play(board({ you: [...library, grave] }), draws(1)).map(outcome => inZoneOf(outcome, 'hand'));
    expect(hands.toSorted()).toEqual([['Forest'], ['Imp']]);
    expect(play(board({ you: [...library.slice(0, 2), grave] }), draws(1))).toHaveLength(1);
  });

  test('from an empty library the game is lost, unless that is replaced', () => {
    expect(playerLeft(singleOutcome(board({}), draws(1))).lost).toBe(true);
    const familiar = enchantment(
      'Familiar',
      replacementAbility({ kind: 'draw', who: WHO_YOU }, [{ kind: 'skip' }], { optional: WHO_YOU }),
    );
    const state = board({ you: [familiar] });
    expect(playerLeft(singleOutcome(state, draws(1), [pick('may', 'yes')])).lost).toBe(false);
    expect(play(state, draws(1)).map(outcome => playerLeft(outcome).lost)).toEqual([false, true]);
  });

  test('life that cannot be gained is not replaced by cards', () => {
    const lich = enchantment(
      'Lich',
      replacementAbility({ kind: 'gainLife', who: WHO_YOU }, [
        { kind: 'instead', effects: [{ kind: 'draw', who: WHO_YOU, amount: { kind: 'that' } }] },
      ]),
    );
    const erebos = makeCard('Erebos', {
      type: 'Enchantment',
      abilities: [{ kind: 'cant', what: { kind: 'gainLife', who: { kind: 'opponent' } }, condition: undefined }],
    });
    const gains: GameEvent = { kind: 'gainsLife', player: BOARD_YOU, amount: 3, by: undefined };
    expect(inZoneOf(singleOutcome(board({ you: [lich, ...library] }), gains), 'hand')).toHaveLength(3);
    const forbidden = singleOutcome(board({ you: [lich, ...library], opponent: [erebos] }), gains);
    expect(inZoneOf(forbidden, 'hand')).toEqual([]);
    expect([...cited(forbidden)]).toContain('614.17c');
  });

  test('a skipped step does not begin', () => {
    const hub = enchantment(
      'Hub',
      replacementAbility({ kind: 'begin', what: 'upkeep', who: { kind: 'anyone' } }, [{ kind: 'skip' }]),
    );
    const outcome = singleOutcome(board({ you: [hub] }), { kind: 'begins', player: BOARD_YOU, what: 'upkeep' });
    expect(playerLeft(outcome).skipped).toEqual(['upkeep']);
    expect(outcome.occurrences.map(it => it.kind)).toEqual(['skipped']);
  });

  test('an untap step untaps, and a stun counter goes instead', () => {
    const state = board({
      you: [
        { card: bear, tapped: true },
        { card: giant, tapped: true, counters: { stun: 1 } },
      ],
    });
    const outcome = singleOutcome(state, { kind: 'begins', player: BOARD_YOU, what: 'untap' });
    expect(left(outcome, 'Bear')?.tapped).toBe(false);
    expect(left(outcome, 'Giant')).toMatchObject({ tapped: true, counters: {} });
  });

  test('more mana of the same kind', () => {
    const reflection = enchantment(
      'Mirror',
      replacementAbility({ kind: 'addMana', source: undefined, who: WHO_YOU }, [{ kind: 'scale', times: 2 }]),
    );
    const state = board({ you: [reflection, forest] });
    const event: GameEvent = {
      kind: 'addsMana',
      source: boardId('Forest'),
      player: BOARD_YOU,
      mana: ['G'],
      tapped: true,
    };
    expect(playerLeft(singleOutcome(state, event)).mana).toEqual(['G', 'G']);
  });

  test('what a land is tapped for is more, what an effect adds is not (106.12b)', () => {
    const tapped = { kind: 'addMana', source: { clauses: [] }, who: WHO_YOU, tapped: true } as const;
    const reflection = enchantment('Mirror', replacementAbility(tapped, [{ kind: 'scale', times: 2 }]));
    const state = board({ you: [reflection, forest] });
    const event = { kind: 'addsMana', source: boardId('Forest'), player: BOARD_YOU, mana: ['G'] } as const;
    expect(playerLeft(singleOutcome(state, { ...event, tapped: true })).mana).toEqual(['G', 'G']);
    expect(playerLeft(singleOutcome(state, { ...event, tapped: false })).mana).toEqual(['G']);
  });
});
