// 613.8a: whether one effect could bear on another at all; what is not known may ask about anything.
import { describe, expect, test } from 'vitest';
import type { Change, Clause, Condition, ContinuousEffect } from '../../src/engine/index.ts';
import { changesAspects } from '../../src/engine/layers/change-aspects.ts';
import { dependencyAspects } from '../../src/engine/layers/dependency-aspects.ts';
import { clausesFilter } from '../support/board.ts';

const SIZE: Change = { kind: 'setPowerToughness', power: 1, toughness: 1 };
const RED: Change = { kind: 'addColors', colors: ['red'] };
const ELF: Change = { kind: 'addTypes', supertypes: [], types: [], subtypes: ['Elf'] };

function affecting(clause: Clause, ...conditions: readonly Condition[]) {
  const effect: ContinuousEffect = { affects: clausesFilter(clause), changes: [SIZE], condition: undefined };
  return dependencyAspects({ effect, conditions });
}

describe('a change bears on an effect', () => {
  test('that asks about what it changes', () => {
    expect(changesAspects(RED, '5', affecting({ kind: 'color', color: 'blue' }))).toBe(true);
    expect(changesAspects(ELF, '4', affecting({ kind: 'subtype', subtype: 'Elf' }))).toBe(true);
    expect(changesAspects(SIZE, '7b', affecting({ kind: 'measure', measure: 'power', is: '>', amount: 2 }))).toBe(true);
  });

  test('not on one that asks about something else', () => {
    expect(changesAspects(RED, '5', affecting({ kind: 'subtype', subtype: 'Elf' }))).toBe(false);
    expect(changesAspects(ELF, '4', affecting({ kind: 'subtype', subtype: 'Goblin' }))).toBe(false);
    expect(changesAspects(SIZE, '7b', affecting({ kind: 'color', color: 'blue' }))).toBe(false);
  });

  test('whose condition asks about it', () => {
    const legion: Condition = { kind: 'ferocious', who: { kind: 'you' } };
    expect(changesAspects(SIZE, '7b', affecting({ kind: 'permanent' }, legion))).toBe(true);
    expect(changesAspects(RED, '5', affecting({ kind: 'permanent' }, legion))).toBe(false);
  });
});

describe('every change bears on an effect', () => {
  const unknown = { kind: 'of a set to come' } as never;
  test.each([
    ['that affects by a clause nobody knows', affecting(unknown)],
    ['under a condition nobody knows', affecting({ kind: 'permanent' }, unknown)],
    [
      'that measures by an amount nobody knows',
      affecting({ kind: 'measure', measure: 'loyalty', is: '=', amount: unknown }),
    ],
  ])('%s', (_, reads) => {
    expect(changesAspects(RED, '5', reads)).toBe(true);
    expect(changesAspects(ELF, '4', reads)).toBe(true);
    expect(changesAspects(SIZE, '7b', reads)).toBe(true);
    expect(reads.elsewhere && reads.control && reads.name && reads.abilities).toBe(true);
  });
});
