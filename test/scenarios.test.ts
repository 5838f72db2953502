// Every question of the library is a test named by its title.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { explainFailure } from '../src/explain/index.ts';
import { readScenarios, reportScenario } from '../src/scenario/index.ts';
import type { RulingService } from '../src/service/index.ts';
import { openTestService } from './support/test-service.ts';

const FILES = readdirSync('scenarios', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.yaml'))
  .sort();

const QUESTIONS = FILES.map(file => {
  const read = readScenarios(readFileSync(join('scenarios', file), 'utf8'));
  if (!read.ok) throw new Error(`${file}: ${read.issues.map(it => it.message).join(' ')}`);
  const [scenario] = read.value;
  if (scenario === undefined) throw new Error(`${file} holds no scenario.`);
  return { file, scenario };
});

describe('the library', () => {
  let service: RulingService;
  beforeAll(async () => {
    service = await openTestService();
  });
  test.each(QUESTIONS.map(it => [it.scenario.title, it.scenario] as const))('%s', (_title, scenario) => {
    const asked = service.ask(scenario);
    const result = reportScenario(scenario, asked.ok ? { ok: true, value: asked.value.answer } : asked);
    const why = [...result.failures.flatMap(explainFailure), ...result.issues.map(it => it.message)];
    expect(why.join('\n')).toBe('');
    expect(result.status, result.reason).toBe('passed');
  });
  test.each(QUESTIONS.map(it => [it.file, it.scenario.id] as const))('%s is called as its id', (file, id) => {
    expect(basename(file, '.yaml')).toBe(id);
  });
  test('no two questions share a title or an id', () => {
    const titles = QUESTIONS.map(it => it.scenario.title);
    const ids = QUESTIONS.map(it => it.scenario.id);
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
