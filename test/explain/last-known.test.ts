// Why an amount is that of an object that has left (608.2h).
import '../../src/service/oracle-compiler.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAnswerer } from '../../src/service/index.ts';
import { allCards, hasAllCards } from '../support/all-cards.ts';

describe.skipIf(!hasAllCards)('with all cards', () => {
  let answerer: ReturnType<typeof createAnswerer>;

  beforeAll(() => {
    answerer = createAnswerer({ book: allCards(), excerpts: () => [], scenarioTitled: () => undefined });
  });

  function stepsOf(question: string): readonly string[] {
    const read = answerer.read({ kind: 'ruling', text: question });
    const asked = read.ok ? answerer.ask(read.value) : read;
    const steps = (asked.ok ? asked.value.explain()?.outcomes[0]?.steps : undefined) ?? [];
    return steps.filter(it => it.rule === '608.2h').map(it => it.text);
  }

  test('a target that is exiled counts as it last was', () => {
    expect(stepsOf('Swords to Plowshares resolves on Hill Giant; opp: Hill Giant, Glorious Anthem')).toEqual([
      "Hill Giant's power was 4, and counts as it last was on the battlefield.",
    ]);
  });

  test('what was sacrificed as a cost counts as it last was', () => {
    expect(stepsOf('activate Greater Good sacrificing Serra Angel; me: Serra Angel, Greater Good')).toEqual([
      "Serra Angel's power was 4, and counts as it last was on the battlefield.",
    ]);
  });

  test('what is destroyed without anything being counted has no such step', () => {
    expect(stepsOf('Murder resolves on Serra Angel; opp: Serra Angel')).toEqual([]);
  });
});
