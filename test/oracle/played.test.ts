// Meanings of lines in play: cards of our own wording, in scenarios.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { explainFailure } from '../../src/explain/index.ts';
import { readScenarios, reportScenario } from '../../src/scenario/index.ts';
import type { RulingService } from '../../src/service/index.ts';
import { openTestService } from '../support/test-service.ts';

const scenarios = ['played.yaml', 'played-statics.yaml', 'played-triggers.yaml', 'played-old.yaml'].flatMap(file => {
  const read = readScenarios(readFileSync(new URL(file, import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.issues.map(it => it.message).join(' '));
  return read.value;
});

describe('lines, played', () => {
  let service: RulingService;
  beforeAll(async () => {
    service = await openTestService();
  });
  test.each(scenarios.map(it => [it.title, it] as const))('%s', (_title, scenario) => {
    const asked = service.ask(scenario);
    const result = reportScenario(scenario, asked.ok ? { ok: true, value: asked.value.answer } : asked);
    const why = [...result.failures.flatMap(explainFailure), ...(result.reason === undefined ? [] : [result.reason])];
    expect(why.join('\n')).toBe('');
    expect(result.status).toBe('passed');
  });
});
