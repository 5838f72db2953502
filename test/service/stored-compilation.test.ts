// Questions of the library asked of cards as a store holds them: data without the fields that have no value.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Card, packBook } from '../../src/cards/index.ts';
import { readScenarios, reportScenario } from '../../src/scenario/index.ts';
import { createAnswerer } from '../../src/service/index.ts';
import type { CardCompiler } from '../../src/service/memoized.ts';
import { ORACLE_COMPILER } from '../../src/service/oracle-compiler.ts';
import { compilationOf, storedCompilation } from '../../src/service/stored-compilation.ts';

const SCENARIOS = readdirSync('scenarios', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.yaml'))
  .flatMap(file => {
    const read = readScenarios(readFileSync(join('scenarios', file), 'utf8'));
    return read.ok ? read.value : [];
  });

const known = new Map<Card, ReturnType<CardCompiler['card']>>();

const fromStore: CardCompiler = {
  ...ORACLE_COMPILER,
  card: card => {
    const stored =
      known.get(card) ?? compilationOf(JSON.parse(JSON.stringify(storedCompilation(ORACLE_COMPILER.card(card)))));
    known.set(card, stored);
    return stored;
  },
};

test('questions have the same answers from stored cards as from those just compiled', () => {
  const answerer = createAnswerer({
    book: packBook(),
    compiler: fromStore,
    excerpts: () => [],
    scenarioTitled: () => undefined,
  });
  const failed = SCENARIOS.flatMap(scenario => {
    const asked = answerer.ask(scenario);
    const result = reportScenario(scenario, asked.ok ? { ok: true, value: asked.value.answer } : asked);
    return result.status === 'passed' ? [] : [scenario.id];
  });
  expect(SCENARIOS.length).toBeGreaterThan(500);
  expect(failed).toEqual([]);
});
