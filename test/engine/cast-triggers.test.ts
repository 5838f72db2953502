// 601.2i: what gives a spell an ability as it is cast has done so when the permanent enters.
import { expect, test } from 'vitest';
import { editionOf } from '../../src/engine/edition.ts';
import type { TriggeredAbility } from '../../src/engine/index.ts';
import { project } from '../../src/engine/layers/project.ts';
import { withCastTriggers } from '../../src/engine/trigger/cast-triggers.ts';
import { board, boardId, cast, clausesFilter, keyword, makeCard, triggeredAbilityOn } from '../support/board.ts';
import { enteringObject, eventOfEntering } from '../support/event-builders.ts';

const CURRENT = editionOf('current');
const gives: TriggeredAbility = {
  ...triggeredAbilityOn({
    kind: 'casts',
    who: { kind: 'anyone' },
    what: clausesFilter({ kind: 'color', color: 'green' }, { kind: 'type', type: 'Creature' }),
  }),
  effects: [
    {
      kind: 'continuous',
      what: { kind: 'ref', ref: { kind: 'it' } },
      changes: [{ kind: 'gains', abilities: [keyword('devour', { amount: 5 })] }],
      duration: 'permanent',
    },
  ],
};
const jund = { card: makeCard('Jund', { type: 'Plane — Alara', abilities: [gives] }), zone: 'command' } as const;
test.each([
  ['a green creature spell that was cast gains devour', '1G', 'Creature — Bear', cast(), ['devour']],
  ['a blue one does not', '1U', 'Creature — Bear', cast(), []],
  ['nor one that was not cast', '1G', 'Creature — Bear', undefined, []],
  ['nor an enchantment', '1G', 'Enchantment', cast(), []],
] as const)('%s', (_, cost, type, how, keywords) => {
  const spell = { card: makeCard('Spell', { cost, type, size: [2, 2] }), zone: 'stack' } as const;
  const before = board({ you: [jund, spell] });
  const state = withCastTriggers(
    before,
    eventOfEntering(before, enteringObject(before, 'Spell', { cast: how })),
    CURRENT,
  );
  const { abilities } = project(state, CURRENT).of(boardId('Spell'));
  expect(abilities.map(({ ability }) => ability.kind === 'keyword' && ability.keyword)).toEqual(keywords);
});
