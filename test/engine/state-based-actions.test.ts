// State-based actions, as they follow from a board and after an event (704.5).
import { describe, expect, test } from 'vitest';
import type { GameEvent } from '../../src/engine/index.ts';
import { BOARD_YOU, board, boardId, CREATURES, keyword, makeCard } from '../support/board.ts';
import {
  cited,
  eventOfCounters,
  left,
  play,
  playerLeft,
  singleOutcome,
  zonesInOutcomes,
} from '../support/event-builders.ts';

const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const forest = makeCard('Forest', { type: 'Basic Land — Forest' });

describe('state-based actions (704.5)', () => {
  const tick: GameEvent = { kind: 'begins', player: BOARD_YOU, what: 'upkeep' };

  test('of two legends of one name a player keeps one; until 2013 both went', () => {
    const legend = makeCard('Norn', { type: 'Legendary Creature', size: [4, 7] });
    const state = board({ you: [legend, { card: legend, arrivedThisTurn: true }] });
    expect(zonesInOutcomes(play(state, tick), 'Norn').toSorted()).toEqual(['battlefield', 'graveyard']);
    expect(zonesInOutcomes(play(state, tick, [], '2012-01-01'), 'Norn')).toEqual(['graveyard']);
  });

  test('an Aura falls off, an Equipment comes off, an old world goes', () => {
    const aura = makeCard('Aura', { type: 'Enchantment — Aura', abilities: [keyword('enchant', { of: CREATURES })] });
    const sword = makeCard('Sword', { type: 'Artifact — Equipment' });
    const world = (name: string) => makeCard(name, { type: 'World Enchantment' });
    const state = board({
      you: [
        forest,
        { card: aura, attachedTo: boardId('Forest') },
        { card: sword, attachedTo: boardId('Forest') },
        world('Old'),
        world('New'),
      ],
    });
    const outcome = singleOutcome(state, tick);
    expect(left(outcome, 'Aura')?.zone).toBe('graveyard');
    expect(left(outcome, 'Sword')).toMatchObject({ zone: 'battlefield', attachedTo: undefined });
    expect([left(outcome, 'Old')?.zone, left(outcome, 'New')?.zone]).toEqual(['graveyard', 'battlefield']);
  });

  test('pairs of counters go, and what dies then is known as it was before', () => {
    const state = board({
      you: [{ card: makeCard('Wolf', { type: 'Creature', size: [1, 1] }), counters: { '+1/+1': 1 } }],
    });
    const outcome = singleOutcome(state, eventOfCounters('Wolf', '-1/-1', 3));
    expect(left(outcome, 'Wolf')?.zone).toBe('graveyard');
    expect([...cited(outcome)]).toContain('704.8');
    const bigger = board({ you: [{ card: bear, counters: { '+1/+1': 3 } }] });
    expect(left(singleOutcome(bigger, eventOfCounters('Bear', '-1/-1', 2)), 'Bear')?.counters).toEqual({ '+1/+1': 1 });
  });

  test('ten poison counters or no life end the game', () => {
    expect(playerLeft(singleOutcome(board({ players: [{ counters: { poison: 10 } }] }), tick)).lost).toBe(true);
    expect(playerLeft(singleOutcome(board({ players: [{ life: 0 }] }), tick)).lost).toBe(true);
  });
});
