// Ways to enter: attached (303.4), with another face up, face down, attacking.
import { describe, expect, test } from 'vitest';
import {
  BOARD_OPPONENT,
  board,
  boardId,
  CREATURES,
  keyword,
  makeCard,
  makeCardOfFaces,
  makeFace,
} from '../support/board.ts';
import {
  cited,
  enteringObject,
  entersRewrite,
  eventOfEntering,
  left,
  pick,
  play,
  refused,
  singleOutcome,
  spellEffect,
} from '../support/event-builders.ts';

const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const forest = makeCard('Forest', { type: 'Basic Land — Forest' });
const treefolk = makeCard('Treefolk', {
  cost: '4G',
  type: 'Creature — Treefolk',
  size: [3, 5],
  abilities: [entersRewrite({ kind: 'tapped', tapped: true })],
});
const inGrave = (printed: typeof bear) => ({ card: printed, zone: 'graveyard' as const });
const inHand = (printed: typeof bear) => ({ card: printed, zone: 'hand' as const });

describe('Auras and Equipment (303.4, 301.5)', () => {
  const aura = makeCard('Aura', {
    cost: 'W',
    type: 'Enchantment — Aura',
    abilities: [keyword('enchant', { of: CREATURES })],
  });
  const sword = makeCard('Sword', { cost: '1', type: 'Artifact — Equipment' });

  test('an Aura that is put there enchants what its controller chooses', () => {
    const state = board({ you: [bear, inGrave(aura)], opponent: [treefolk, forest] });
    const attached = play(state, eventOfEntering(state, 'Aura')).map(outcome => left(outcome, 'Aura')?.attachedTo);
    expect(attached.toSorted()).toEqual(['Bear', 'Treefolk']);
    expect(refused(state, eventOfEntering(state, 'Aura'), [pick('attachTo', 'Forest')])).toBe('Forest');
  });

  test('with nothing to enchant it stays; a token is not created; Equipment enters unattached', () => {
    const state = board({ you: [inGrave(aura), forest, inHand(sword)] });
    const stays = singleOutcome(state, eventOfEntering(state, 'Aura'));
    expect(left(stays, 'Aura')?.zone).toBe('graveyard');
    expect([...cited(stays)]).toContain('303.4g');
    const onLand = singleOutcome(
      state,
      eventOfEntering(state, enteringObject(state, 'Sword', { attachedTo: boardId('Forest') })),
    );
    expect(left(onLand, 'Sword')).toMatchObject({ zone: 'battlefield', attachedTo: undefined });
  });
});

describe('double-faced, face down, attacking', () => {
  const werewolf = makeCardOfFaces(
    'transform',
    makeFace('Villager', { cost: '1R', type: 'Creature — Human', size: [1, 1] }),
    makeFace('Wolf', { type: 'Creature — Werewolf', size: [4, 4] }),
  );
  const pathway = makeCardOfFaces(
    'modal_dfc',
    makeFace('Smash', { cost: '2R', type: 'Sorcery' }),
    makeFace('Peak', { type: 'Land' }),
  );

  test('transformed only what has another face', () => {
    const state = board({ you: [inGrave(werewolf), inGrave(bear), inGrave(pathway)] });
    const back = singleOutcome(state, eventOfEntering(state, enteringObject(state, 'Villager', { face: 1 })));
    expect(left(back, 'Villager')?.face).toBe(1);
    const single = singleOutcome(state, eventOfEntering(state, enteringObject(state, 'Bear', { face: 1 })));
    expect(left(single, 'Bear')?.zone).toBe('graveyard');
    expect(left(singleOutcome(state, eventOfEntering(state, 'Smash')), 'Smash')?.zone).toBe('graveyard');
  });

  test('a face-down card has none of its own abilities', () => {
    const state = board({ you: [inGrave(treefolk)] });
    const event = eventOfEntering(state, enteringObject(state, 'Treefolk', { faceDown: 'manifested' }));
    expect(left(singleOutcome(state, event), 'Treefolk')).toMatchObject({ tapped: false, faceDown: 'manifested' });
  });

  test('attacking is not having attacked', () => {
    const state = board({ you: [inHand(bear)] });
    const event = eventOfEntering(
      state,
      enteringObject(state, 'Bear', { attacking: 'choose', by: spellEffect('Charge') }),
    );
    expect(left(singleOutcome(state, event), 'Bear')?.attacking).toBe(BOARD_OPPONENT);
  });
});
