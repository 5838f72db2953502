// 613.7m: timestamps of objects that enter together.
import { describe, expect, test } from 'vitest';
import { editionOf, project } from '../../src/engine/index.ts';
import {
  BOARD_OPPONENT,
  board,
  boardId,
  CREATURES,
  clausesFilter,
  makeCard,
  staticAbilityOf,
} from '../support/board.ts';
import { eventOfEntering, pick, play } from '../support/event-builders.ts';

const BEAR = makeCard('Bear', { type: 'Creature — Bear', size: [2, 2] });
const setsTo = (name: string, size: number) =>
  makeCard(name, {
    type: 'Enchantment',
    abilities: [staticAbilityOf(CREATURES, { kind: 'setPowerToughness', power: size, toughness: size })],
  });
const GREAT = setsTo('Great', 5);
const SMALL = setsTo('Small', 1);
const ANTHEM = makeCard('Anthem', {
  type: 'Enchantment',
  abilities: [
    staticAbilityOf(clausesFilter({ kind: 'type', type: 'Creature' }), {
      kind: 'modifyPowerToughness',
      power: 1,
      toughness: 1,
    }),
  ],
});

function sizes(outcomes: ReturnType<typeof play>): readonly (number | undefined)[] {
  return outcomes.map(({ state }) => project(state, editionOf('current')).of(boardId('Bear')).power);
}

describe('of permanents that enter together', () => {
  const mine = board({ you: [BEAR, { card: GREAT, zone: 'graveyard' }, { card: SMALL, zone: 'graveyard' }] });

  test('their controller chooses which is older, where that makes a difference', () => {
    expect(sizes(play(mine, eventOfEntering(mine, 'Great', 'Small'))).toSorted()).toEqual([1, 5]);
    expect(sizes(play(mine, eventOfEntering(mine, 'Small', 'Great'))).toSorted()).toEqual([1, 5]);
  });

  test('the choice can be scripted, oldest first', () => {
    expect(sizes(play(mine, eventOfEntering(mine, 'Great', 'Small'), [pick('order', 'Great', 'Small')]))).toEqual([1]);
    expect(sizes(play(mine, eventOfEntering(mine, 'Great', 'Small'), [pick('order', 'Small', 'Great')]))).toEqual([5]);
  });

  test('nobody is asked where it makes none', () => {
    const state = board({ you: [BEAR, { card: GREAT, zone: 'graveyard' }, { card: ANTHEM, zone: 'graveyard' }] });
    const outcomes = play(state, eventOfEntering(state, 'Anthem', 'Great'));
    expect(sizes(outcomes)).toEqual([6]);
    expect(outcomes[0]?.picks).toEqual([]);
  });

  test("the active player's are older than another player's, in whatever order they are named", () => {
    const theirs = board({
      you: [BEAR, { card: GREAT, zone: 'graveyard' }],
      opponent: [{ card: SMALL, zone: 'graveyard' }],
    });
    expect(sizes(play(theirs, eventOfEntering(theirs, 'Great', 'Small')))).toEqual([1]);
    expect(sizes(play(theirs, eventOfEntering(theirs, 'Small', 'Great')))).toEqual([1]);
    const turned = { ...theirs, active: BOARD_OPPONENT };
    expect(sizes(play(turned, eventOfEntering(turned, 'Great', 'Small')))).toEqual([5]);
  });
});
