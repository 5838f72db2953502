// The timeline: each flag of the edition has a row, and a pair of questions with different answers as its proof.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { editionOf, RULE_SWITCHES } from '../../src/engine/index.ts';
import { TIMELINE } from '../../src/explain/index.ts';
import { parseRulesFile } from '../../src/rules/index.ts';
import { readScenarios, type Scenario } from '../../src/scenario/index.ts';
import type { RulingService } from '../../src/service/index.ts';
import { TIMELINE_PATH, timeline } from '../../tools/timeline.ts';
import { openTestService } from '../support/test-service.ts';

const DATED = 'scenarios/dated';
const DATA = join('..', 'shared', 'data');

describe('the timeline', () => {
  test('has one row for each switch of the engine, oldest first', () => {
    const { misconceptions: _, ...flags } = editionOf('current');
    expect(TIMELINE.map(row => row.flag).sort()).toEqual(Object.keys(flags).sort());
    expect(new Set(RULE_SWITCHES.map(row => row.flag)).size).toBe(RULE_SWITCHES.length);
    const days = TIMELINE.map(row => row.since);
    expect(days).toEqual(days.toSorted());
  });
  test.each(TIMELINE.map(row => [row.flag, row] as const))('%s changes on its day', (flag, { since }) => {
    expect(editionOf(since)[flag]).toBe(true);
    expect(editionOf('current')[flag]).toBe(true);
    expect(editionOf('1993-08-05')[flag]).toBe(false);
  });
  test('describes the rules before and since in whole sentences', () => {
    for (const { was, is, documented } of TIMELINE)
      for (const sentence of [was, is, documented]) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });
  test('has a pair for each question in scenarios/dated, and a question for each pair', () => {
    const files = readdirSync(DATED).sort();
    expect(files).toEqual(TIMELINE.flatMap(({ pair }) => [`${pair}-after.yaml`, `${pair}-before.yaml`]).sort());
  });
  test('stands in docs/timeline.md as it is now (npm run docs)', () => {
    expect(readFileSync(TIMELINE_PATH, 'utf8').replaceAll('\r\n', '\n')).toBe(timeline());
  });
});

describe.skipIf(!existsSync(DATA))('the rules of the timeline, by the dated files (skipped without them)', () => {
  const books = existsSync(DATA) ? booksIn(DATA) : [];
  test.each(TIMELINE.map(row => [row.rule, row.since] as const))(
    '%s stands in a file of %s or later',
    (rule, since) => {
      const found = books.filter(book => book.effectiveDate >= since && book.rule(rule) !== undefined);
      expect(found.map(book => book.effectiveDate)).toContain(books.at(-1)?.effectiveDate);
    },
  );
});

describe('the pairs of the timeline', () => {
  let service: RulingService;
  beforeAll(async () => {
    service = await openTestService();
  });
  test.each(TIMELINE.map(row => [row.pair, row] as const))('%s is answered otherwise since its day', (pair, row) => {
    const [before, after] = [read(`${pair}-before`), read(`${pair}-after`)];
    expect(before.rules < row.since).toBe(true);
    expect(after.rules >= row.since).toBe(true);
    // the same question, apart from its day
    expect(bare(after)).toEqual(bare(before));
    expect(endings(service, after)).not.toEqual(endings(service, before));
  });
});

function booksIn(folder: string) {
  return readdirSync(folder)
    .filter(file => /^comprehensive-rules-.*\.txt$/.test(file))
    .sort()
    .flatMap(file => {
      const read = parseRulesFile(readFileSync(join(folder, file)));
      return read.ok ? [read.value] : [];
    });
}

function read(id: string): Scenario {
  const scenarios = readScenarios(readFileSync(join(DATED, `${id}.yaml`), 'utf8'));
  const [scenario] = scenarios.ok ? scenarios.value : [];
  if (scenario === undefined) throw new Error(`${id} contains no scenario.`);
  return scenario;
}

function bare({ given, when, choose, players, active }: Scenario) {
  return { given, when, choose, players, active };
}

/** The endings of an answer, without the steps that led there. */
function endings(service: RulingService, scenario: Scenario): readonly string[] {
  const asked = service.ask(scenario);
  if (!asked.ok) throw new Error(asked.issues[0]?.message);
  const { answer } = asked.value;
  expect(answer.status, answer.reason).toBe('answered');
  return answer.outcomes.map(({ objects, players, triggers }) => JSON.stringify([objects, players, triggers])).sort();
}
