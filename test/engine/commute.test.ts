// 616.1e: orders that can make a difference are asked for; whatever is not known may make one.
import { describe, expect, test } from 'vitest';
import type { Amount, Condition, Effect, ReplacementAbility, Rewrite } from '../../src/engine/index.ts';
import { editionOf, project } from '../../src/engine/index.ts';
import type { ApplicableEffect } from '../../src/engine/replacement/applicable-effects.ts';
import { commute } from '../../src/engine/replacement/commute.ts';
import {
  BOARD_YOU,
  board,
  boardId,
  CONTROLLED_BY_YOU,
  CREATURES,
  makeCard,
  SELF_FILTER_TEST,
} from '../support/board.ts';
import {
  countersPut,
  entersRewrite,
  eventOfEntering,
  left,
  play,
  replacementAbility,
} from '../support/event-builders.ts';

const bear = makeCard('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const TWO: Rewrite = countersPut('+1/+1', 2);
const TAPPED: Rewrite = { kind: 'tapped', tapped: true };

/** Whether effects of the Bear's own commute as it enters. */
function commuting(...abilities: readonly ReplacementAbility[]): boolean {
  const state = board({ you: [{ card: bear, zone: 'hand' }] });
  return commute(project(state, editionOf('current')), eventOfEntering(state, 'Bear'), abilities.map(candidate));
}

function candidate(ability: ReplacementAbility, n: number): ApplicableEffect {
  const context = { source: boardId('Bear'), controller: BOARD_YOU, it: boardId('Bear') };
  const key = `Bear:${n}`;
  const effect = {
    ability,
    key,
    source: boardId('Bear'),
    controller: BOARD_YOU,
    name: { source: boardId('Bear'), name: 'Bear', controller: BOARD_YOU },
    timestamp: n,
    context,
    fixedSet: undefined,
    uses: undefined,
  };
  return { effect, key, context };
}

function under(condition: Condition, ...rewrites: readonly Rewrite[]): ReplacementAbility {
  return replacementAbility({ kind: 'enters', what: SELF_FILTER_TEST }, rewrites, { condition });
}

/** An effect on creatures that enter. */
function ofCreatures(...rewrites: readonly Rewrite[]): ReplacementAbility {
  return replacementAbility({ kind: 'enters', what: CREATURES }, rewrites);
}

function gaining(keyword: 'haste' | 'changeling'): ReplacementAbility {
  const gains = { kind: 'gains', abilities: [{ kind: 'keyword', keyword }] } as const;
  return entersRewrite({ kind: 'becomes', changes: [gains] });
}

function done(...effects: readonly Effect[]): ReplacementAbility {
  return entersRewrite({ kind: 'do', effects });
}

const SACRIFICE: Effect = {
  kind: 'move',
  verb: 'sacrifice',
  who: { kind: 'you' },
  what: { kind: 'choose', filter: CREATURES, min: 1, max: 1 },
  to: 'graveyard',
};

describe('effects commute', () => {
  test.each<readonly [string, readonly ReplacementAbility[]]>([
    ['that change and read different things', [entersRewrite(TWO), entersRewrite(TAPPED)]],
    ['that ask how the spell was cast', [under({ kind: 'kicked' }, TWO), entersRewrite(TAPPED)]],
    [
      'where one spends life and none asks for it',
      [done({ kind: 'payLife', who: { kind: 'you' }, amount: 2 }), entersRewrite(TWO)],
    ],
    ['where one gives a keyword that no other asks for', [ofCreatures(TWO), gaining('haste')]],
  ])('%s', (_, abilities) => {
    expect(commuting(...abilities)).toBe(true);
  });
});

describe('effects do not commute', () => {
  const yours = { clauses: [CONTROLLED_BY_YOU, ...CREATURES.clauses] };
  test.each<readonly [string, readonly ReplacementAbility[]]>([
    [
      'where one counts what another moves',
      [entersRewrite(countersPut('+1/+1', { kind: 'count', of: yours })), done(SACRIFICE)],
    ],
    [
      'where one asks what another moves',
      [under({ kind: 'count', of: yours, is: '>=', amount: 1 }, TAPPED), done(SACRIFICE)],
    ],
    ['where one gives a keyword that gives types', [ofCreatures(TWO), gaining('changeling')]],
    ['that compete for what they move', [done(SACRIFICE), done(SACRIFICE)]],
    [
      'where one asks for the counters of another',
      [under({ kind: 'compare', left: ON_IT, is: '>=', right: 1 }, TAPPED), entersRewrite(TWO)],
    ],
    [
      'where one asks for a characteristic that another gives',
      [
        under({ kind: 'is', ref: { kind: 'it' }, filter: { clauses: [{ kind: 'color', color: 'red' }] } }, TWO),
        entersRewrite({ kind: 'becomes', changes: [{ kind: 'addColors', colors: ['red'] }] }),
      ],
    ],
  ])('%s', (_, abilities) => {
    expect(commuting(...abilities)).toBe(false);
    expect(commuting(...[...abilities].reverse())).toBe(false);
  });
});

const ON_IT: Amount = { kind: 'countersOn', counter: undefined, of: { kind: 'it' } };

describe('what is not known', () => {
  const unknown = { kind: 'of a set to come' };

  test.each<readonly [string, ReplacementAbility]>([
    ['a condition', under(unknown as never, TAPPED)],
    ['a part of a condition', under({ kind: 'and', of: [unknown as never] }, TAPPED)],
    ['a condition in words', under({ kind: 'unread', text: 'the moon is full' }, TAPPED)],
    ['an amount', entersRewrite(countersPut('-0/-1', unknown as never))],
    ['a clause', replacementAbility({ kind: 'enters', what: { clauses: [unknown as never] } }, [TAPPED])],
  ])('reads everything: %s', (_, ability) => {
    expect(commuting(ability, done({ kind: 'draw', who: { kind: 'you' }, amount: 1 }))).toBe(false);
    expect(
      commuting(ability, entersRewrite({ kind: 'choose', what: 'color', who: { kind: 'you' }, among: undefined })),
    ).toBe(false);
  });

  test.each<readonly [string, ReplacementAbility]>([
    ['a rewrite', entersRewrite(unknown as never)],
    [
      'a rewrite within another',
      entersRewrite({ kind: 'if', condition: { kind: 'kicked' }, then: [unknown as never], otherwise: [] }),
    ],
    ['an effect', done(unknown as never)],
    ['an effect in words', done({ kind: 'text', text: 'Dance.' })],
    ['a change', entersRewrite({ kind: 'becomes', changes: [unknown as never] })],
  ])('writes everything: %s', (_, ability) => {
    expect(commuting(ability, entersRewrite(TAPPED))).toBe(false);
  });
});

test('both orders are played where one effect counts the colors that the other gives', () => {
  const chameleon = makeCard('Chameleon', {
    cost: '3G',
    type: 'Creature — Lizard',
    size: [1, 1],
    abilities: [
      entersRewrite(countersPut('+1/+1', { kind: 'measure', measure: 'colors', of: { kind: 'it' } })),
      entersRewrite({ kind: 'becomes', changes: [{ kind: 'addColors', colors: ['red'] }] }),
    ],
  });
  const state = board({ you: [{ card: chameleon, zone: 'hand' }] });
  const found = play(state, eventOfEntering(state, 'Chameleon')).map(
    outcome => left(outcome, 'Chameleon')?.counters['+1/+1'],
  );
  expect([...found].sort()).toEqual([1, 2]);
});
