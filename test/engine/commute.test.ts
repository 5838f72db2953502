// 616.1e: orders that can make a difference are asked for; whatever is not known may make one.
import { describe, expect, test } from 'vitest';
import type { Amount, Condition, Effect, ReplacementAbility, Rewrite } from '../../src/engine/index.ts';
import { editionOf, project } from '../../src/engine/index.ts';
import type { ApplicableEffect } from '../../src/engine/replacement/applicable-effects.ts';
import { commute } from '../../src/engine/replacement/commute.ts';
import { board, CREATURES, card, id, SELF, YOU, YOURS } from '../support/board.ts';
import { counters, enters, itEnters, left, play, replaces } from '../support/events.ts';

const bear = card('Bear', { cost: '1G', type: 'Creature — Bear', size: [2, 2] });
const TWO: Rewrite = counters('+1/+1', 2);
const TAPPED: Rewrite = { kind: 'tapped', tapped: true };

/** Whether effects of the Bear's own commute as it enters. */
function commuting(...abilities: readonly ReplacementAbility[]): boolean {
  const state = board({ you: [{ card: bear, zone: 'hand' }] });
  return commute(project(state, editionOf('current')), enters(state, 'Bear'), abilities.map(candidate));
}

function candidate(ability: ReplacementAbility, n: number): ApplicableEffect {
  const context = { source: id('Bear'), controller: YOU, it: id('Bear') };
  const key = `Bear:${n}`;
  const effect = {
    ability,
    key,
    source: id('Bear'),
    controller: YOU,
    name: { source: id('Bear'), name: 'Bear', controller: YOU },
    timestamp: n,
    context,
    holds: undefined,
    uses: undefined,
  };
  return { effect, key, context };
}

function under(condition: Condition, ...rewrites: readonly Rewrite[]): ReplacementAbility {
  return replaces({ kind: 'enters', what: SELF }, rewrites, { condition });
}

function done(...effects: readonly Effect[]): ReplacementAbility {
  return itEnters({ kind: 'do', effects });
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
    ['that change and read different things', [itEnters(TWO), itEnters(TAPPED)]],
    ['that ask how the spell was cast', [under({ kind: 'kicked' }, TWO), itEnters(TAPPED)]],
    [
      'where one spends life and none asks for it',
      [done({ kind: 'payLife', who: { kind: 'you' }, amount: 2 }), itEnters(TWO)],
    ],
  ])('%s', (_, abilities) => {
    expect(commuting(...abilities)).toBe(true);
  });
});

describe('effects do not commute', () => {
  const yours = { clauses: [YOURS, ...CREATURES.clauses] };
  test.each<readonly [string, readonly ReplacementAbility[]]>([
    [
      'where one counts what another moves',
      [itEnters(counters('+1/+1', { kind: 'count', of: yours })), done(SACRIFICE)],
    ],
    [
      'where one asks what another moves',
      [under({ kind: 'count', of: yours, is: '>=', amount: 1 }, TAPPED), done(SACRIFICE)],
    ],
    ['that compete for what they move', [done(SACRIFICE), done(SACRIFICE)]],
    [
      'where one asks for the counters of another',
      [under({ kind: 'compare', left: ON_IT, is: '>=', right: 1 }, TAPPED), itEnters(TWO)],
    ],
    [
      'where one asks for a characteristic that another gives',
      [
        under({ kind: 'is', ref: { kind: 'it' }, filter: { clauses: [{ kind: 'color', color: 'red' }] } }, TWO),
        itEnters({ kind: 'becomes', changes: [{ kind: 'addColors', colors: ['red'] }] }),
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
    ['an amount', itEnters(counters('-0/-1', unknown as never))],
    ['a clause', replaces({ kind: 'enters', what: { clauses: [unknown as never] } }, [TAPPED])],
  ])('reads everything: %s', (_, ability) => {
    expect(commuting(ability, done({ kind: 'draw', who: { kind: 'you' }, amount: 1 }))).toBe(false);
    expect(
      commuting(ability, itEnters({ kind: 'choose', what: 'color', who: { kind: 'you' }, among: undefined })),
    ).toBe(false);
  });

  test.each<readonly [string, ReplacementAbility]>([
    ['a rewrite', itEnters(unknown as never)],
    [
      'a rewrite within another',
      itEnters({ kind: 'if', condition: { kind: 'kicked' }, then: [unknown as never], otherwise: [] }),
    ],
    ['an effect', done(unknown as never)],
    ['an effect in words', done({ kind: 'text', text: 'Dance.' })],
    ['a change', itEnters({ kind: 'becomes', changes: [unknown as never] })],
  ])('writes everything: %s', (_, ability) => {
    expect(commuting(ability, itEnters(TAPPED))).toBe(false);
  });
});

test('both orders are played where one effect counts the colors that the other gives', () => {
  const chameleon = card('Chameleon', {
    cost: '3G',
    type: 'Creature — Lizard',
    size: [1, 1],
    abilities: [
      itEnters(counters('+1/+1', { kind: 'measure', measure: 'colors', of: { kind: 'it' } })),
      itEnters({ kind: 'becomes', changes: [{ kind: 'addColors', colors: ['red'] }] }),
    ],
  });
  const state = board({ you: [{ card: chameleon, zone: 'hand' }] });
  const found = play(state, enters(state, 'Chameleon')).map(outcome => left(outcome, 'Chameleon')?.counters['+1/+1']);
  expect([...found].sort()).toEqual([1, 2]);
});
