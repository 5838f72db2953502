// Triggered abilities carried out after an event: words about the event, targets, and what has left.
import { expect, test } from 'vitest';
import { editionOf } from '../../src/engine/edition.ts';
import type { GameState, Outcome, PendingTrigger } from '../../src/engine/index.ts';
import { resolveTrigger } from '../../src/scenario/index.ts';
import { ORACLE_COMPILER } from '../../src/service/oracle-compiler.ts';
import { BOARD_OPPONENT, BOARD_YOU, board, boardId, cast, makeCard } from '../support/board.ts';

const creature = (name: string) => makeCard(name, { type: 'Creature — Bear', size: [2, 2] });
const both = board({ you: [creature('Watcher'), { card: creature('Comer'), tapped: true }] });
const watcher = boardId('Watcher');
const comer = boardId('Comer');
const COMER = { refers: { it: comer, that: BOARD_OPPONENT, amount: 3 } };

function outcomesOf(effect: string, more: Partial<PendingTrigger> = {}, from: GameState = both) {
  const trigger = { source: watcher, sourceLabel: 'Watcher', controller: BOARD_YOU, ability: 'a', times: 1, effect };
  return resolveTrigger({ edition: editionOf('current') }, ORACLE_COMPILER, from, { ...trigger, ...more });
}

const first = (outcomes: readonly Outcome[] | undefined) => outcomes?.[0]?.state;

test('"it" and "that creature" are what the event is about', () => {
  expect(first(outcomesOf('Untap it.', COMER))?.objects.get(comer)?.tapped).toBe(false);
  const put = first(outcomesOf('Put that many fade counters on that creature.', COMER));
  expect(put?.objects.get(comer)?.counters).toEqual({ fade: 3 });
  expect(outcomesOf('Untap it.')).toBeUndefined();
});

test('"it" after words for something else is not known', () => {
  expect(outcomesOf('Tap this creature, then untap it.', COMER)).toBeUndefined();
});

test('"that player" is the player of the event, and so are "they" who begin the sentence', () => {
  for (const effect of ['That player loses 2 life.', 'They lose 2 life.'])
    expect(first(outcomesOf(effect, COMER))?.players.map(it => it.life)).toEqual([20, 18]);
});

test('each legal target is tried, and without one nothing happens (603.3d)', () => {
  expect(outcomesOf('Destroy target creature.')).toHaveLength(2);
  expect(outcomesOf('Destroy target land.')).toMatchObject([{ occurrences: [] }]);
  const lives = outcomesOf('Target opponent loses 1 life.')?.map(it => it.state.players.map(({ life }) => life));
  expect(lives).toEqual([[20, 19]]);
});

test('X is the number chosen as its source was cast (107.3)', () => {
  const effect = 'Each creature gets -X/-X until end of turn.';
  const one = board({ you: [{ card: creature('Watcher'), cast: cast({ x: 2 }) }] });
  expect(first(outcomesOf(effect, {}, one))?.objects.get(watcher)?.zone).toBe('graveyard');
  expect(outcomesOf(effect)).toBeUndefined();
});

test('what has left is looked back at (608.2h)', () => {
  const was = board({ you: [{ card: creature('Watcher'), counters: { '+1/+1': 3 } }] });
  const now = board({ you: [{ card: creature('Watcher'), zone: 'graveyard' }] });
  const effect = 'Create a 1/1 white Bird creature token for each +1/+1 counter on this creature.';
  const made = outcomesOf(effect, { was }, now)?.[0]?.occurrences.filter(it => it.kind === 'entered');
  expect(made).toHaveLength(3);
  // 113.7a: a source that has left deals its damage all the same
  const [harmed] = outcomesOf('This creature deals 2 damage to each opponent.', { was }, now) ?? [];
  expect(harmed?.occurrences).toContainEqual(expect.objectContaining({ kind: 'lostLife', amount: 2 }));
  expect(outcomesOf('Put a +1/+1 counter on this creature.', { was }, now)).toBeUndefined();
});

test('a card that returns itself does so under its owner (702.79a)', () => {
  const now = board({ opponent: [{ card: creature('Watcher'), zone: 'graveyard' }] });
  const after = first(outcomesOf('Return it with a -1/-1 counter.', {}, now))?.objects.get(watcher);
  expect(after).toMatchObject({ zone: 'battlefield', controller: BOARD_OPPONENT, counters: { '-1/-1': 1 } });
});

test('cards of an empty library are not looked at, and others nobody has told', () => {
  const effect =
    'Reveal the top X cards of your library, where X is your devotion to red. If X is greater than or equal to the number of cards in your library, you win the game.';
  expect(first(outcomesOf(effect))?.players.map(it => it.lost)).toEqual([false, true]);
  const stocked = board({ you: [creature('Watcher'), { card: creature('Card'), zone: 'library' }] });
  expect(outcomesOf(effect, {}, stocked)).toBeUndefined();
});
