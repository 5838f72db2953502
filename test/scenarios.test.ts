// Every question of the library is a test named by its title: asked of cards as a store holds them, data without the fields
// that have no value, since people are answered from those.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { explainFailure } from '../src/explain/index.ts';
import { readScenarios, reportScenario } from '../src/scenario/index.ts';
import type { RulingService } from '../src/service/index.ts';
import { explanationFaults } from './support/explanation-faults.ts';
import { openStoredPack } from './support/test-service.ts';

const FILES = readdirSync('scenarios', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.yaml'))
  .sort();

const READ = FILES.map(file => {
  const read = readScenarios(readFileSync(join('scenarios', file), 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.issues.map(it => it.message).join(' ')}`);
  const [first] = read.value;
  if (first === undefined) throw new Error(`${file} holds no scenario.`);
  return { file, first, scenarios: read.value };
});
const QUESTIONS = READ.flatMap(it => it.scenarios);

describe('the library', () => {
  let service: RulingService;
  beforeAll(async () => {
    service = await openStoredPack();
  });
  test.each(QUESTIONS.map(it => [it.title, it] as const))('%s', (_title, scenario) => {
    const asked = service.ask(scenario);
    const result = reportScenario(scenario, asked.ok ? { ok: true, value: asked.value.answer } : asked);
    const why = [...result.failures.flatMap(explainFailure), ...result.issues.map(it => it.message)];
    expect(result.status, [result.reason, ...why].join('\n')).toBe('passed');
    expect(asked.ok ? explanationFaults(asked.value) : []).toEqual([]);
  });
  test.each(READ.map(it => [it.file, it.first.id] as const))(
    '%s is called as the id of its first question',
    (file, id) => {
      expect(basename(file, '.yaml')).toBe(id);
    },
  );
  test('no two questions share a title or an id', () => {
    const titles = QUESTIONS.map(it => it.title);
    const ids = QUESTIONS.map(it => it.id);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
