// Two solvers, one of them written from the rules alone: over small random boards they come to the same endings.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type Outcome, project } from '../../src/engine/index.ts';
import { readScenario } from '../../src/scenario/index.ts';
import { ORACLE_COMPILER } from '../../src/service/oracle-compiler.ts';
import { inWords, naiveEnds } from './support/naive/ends.ts';
import { type NaiveBoard, naiveBoard, naiveScenario } from './support/naive/naive-boards.ts';
import { AURAS, DEFINING, GATES, OWN, STATED } from './support/naive/naive-sentences.ts';
import { SIZE } from './support/size.ts';
import { type SolvedBoard, solveScenario } from './support/solved.ts';

const ENOUGH = { runs: 4000, reading: 400_000 };

test.each([...STATED, ...GATES, ...OWN, ...DEFINING, ...AURAS.flat()].map(it => it.text))('"%s" is read', text => {
  const type = /Enchant/.test(text) ? 'Enchantment — Aura' : 'Creature — Bear';
  const face = { name: 'Card A', manaCost: '{1}', typeLine: type, oracleText: text, power: '1', toughness: '1' };
  expect(ORACLE_COMPILER.card({ name: 'Card A', layout: 'normal', faces: [face] }).unread).toEqual([]);
});

describe(`over ${SIZE.naive} boards of up to five permanents`, () => {
  test('both solvers come to the same endings', { timeout: SIZE.timeout }, () => {
    let asked = 0;
    let choosing = 0;
    const property = fc.property(naiveBoard, board => {
      const solved = solvedBy(board);
      if (!solved.complete) return;
      asked += 1;
      const expected = [...naiveEnds(board)].sort();
      if (expected.length > 1) choosing += 1;
      const found = [...new Set(solved.outcomes.map(outcome => endOf(outcome, solved)))].sort();
      expect(found, stringify(naiveScenario(board))).toEqual(expected);
    });
    fc.assert(property, { numRuns: SIZE.naive, seed: SIZE.seed });
    expect(asked / SIZE.naive).toBeGreaterThan(0.9);
    expect(choosing / SIZE.naive).toBeGreaterThan(0.05);
  });
});

function solvedBy(board: NaiveBoard): SolvedBoard {
  const read = readScenario(naiveScenario(board));
  if (!read.ok) throw new Error(read.issues.map(issue => issue.message).join(' '));
  const solved = solveScenario(read.value, ENOUGH);
  if (!('outcomes' in solved)) throw new Error(solved.join(' '));
  return solved;
}

function endOf({ state }: Outcome, { staged }: SolvedBoard): string {
  const view = project(state, staged.edition);
  return view.battlefield
    .map(id => {
      const { controller, tapped, counters, handle } = view.object(id);
      const { types, subtypes, colors, power, toughness, abilities } = view.of(id);
      const keywords = abilities.flatMap(({ ability }) =>
        ability.kind === 'keyword' && ability.keyword !== 'enchant' ? [capitalized(ability.keyword)] : [],
      );
      const values = { types, subtypes, colors, keywords, power, toughness };
      const amount = counters['+1/+1'] ?? 0;
      return inWords({
        ...values,
        id: handle ?? id,
        controller: view.controller(id) ?? controller,
        tapped,
        counters: amount,
      });
    })
    .sort()
    .join('\n');
}

function capitalized(word: string): string {
  return `${word[0]?.toUpperCase()}${word.slice(1)}`;
}
