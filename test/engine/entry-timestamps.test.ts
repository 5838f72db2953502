// 613.7m: timestamps of objects that enter together.
import { describe, expect, test } from 'vitest';
import { editionOf, project } from '../../src/engine/index.ts';
import { all, board, CREATURES, card, id, makes, OPPONENT } from '../support/board.ts';
import { enters, pick, play } from '../support/events.ts';

const BEAR = card('Bear', { type: 'Creature — Bear', size: [2, 2] });
const setsTo = (name: string, size: number) =>
  card(name, {
    type: 'Enchantment',
    abilities: [makes(CREATURES, { kind: 'setPowerToughness', power: size, toughness: size })],
  });
const GREAT = setsTo('Great', 5);
const SMALL = setsTo('Small', 1);
const ANTHEM = card('Anthem', {
  type: 'Enchantment',
  abilities: [makes(all({ kind: 'type', type: 'Creature' }), { kind: 'modifyPowerToughness', power: 1, toughness: 1 })],
});

function sizes(outcomes: ReturnType<typeof play>): readonly (number | undefined)[] {
  return outcomes.map(({ state }) => project(state, editionOf('current')).of(id('Bear')).power);
}

describe('of permanents that enter together', () => {
  const mine = board({ you: [BEAR, { card: GREAT, zone: 'graveyard' }, { card: SMALL, zone: 'graveyard' }] });

  test('their controller chooses which is older, where that makes a difference', () => {
    expect(sizes(play(mine, enters(mine, 'Great', 'Small'))).toSorted()).toEqual([1, 5]);
    expect(sizes(play(mine, enters(mine, 'Small', 'Great'))).toSorted()).toEqual([1, 5]);
  });

  test('the choice can be scripted, oldest first', () => {
    expect(sizes(play(mine, enters(mine, 'Great', 'Small'), [pick('order', 'Great', 'Small')]))).toEqual([1]);
    expect(sizes(play(mine, enters(mine, 'Great', 'Small'), [pick('order', 'Small', 'Great')]))).toEqual([5]);
  });

  test('nobody is asked where it makes none', () => {
    const state = board({ you: [BEAR, { card: GREAT, zone: 'graveyard' }, { card: ANTHEM, zone: 'graveyard' }] });
    const outcomes = play(state, enters(state, 'Anthem', 'Great'));
    expect(sizes(outcomes)).toEqual([6]);
    expect(outcomes[0]?.picks).toEqual([]);
  });

  test("the active player's are older than another player's, in whatever order they are named", () => {
    const theirs = board({
      you: [BEAR, { card: GREAT, zone: 'graveyard' }],
      opponent: [{ card: SMALL, zone: 'graveyard' }],
    });
    expect(sizes(play(theirs, enters(theirs, 'Great', 'Small')))).toEqual([1]);
    expect(sizes(play(theirs, enters(theirs, 'Small', 'Great')))).toEqual([1]);
    const turned = { ...theirs, active: OPPONENT };
    expect(sizes(play(turned, enters(turned, 'Great', 'Small')))).toEqual([5]);
  });
});
