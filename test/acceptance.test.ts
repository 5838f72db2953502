// The shared acceptance scenarios, with the full card texts, against the ratchet: what is listed in ratchet.json fails
// today; nothing else may fail, and what passes leaves the list. All are explained in sentences without faults.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { explainFailure } from '../src/explain/index.ts';
import { countsAsFailed, readScenarios, reportScenario, type Scenario } from '../src/scenario/index.ts';
import type { RulingService } from '../src/service/index.ts';
import listed from './ratchet.json' with { type: 'json' };
import { explanationFaults } from './support/explanation-faults.ts';
import { openTestService } from './support/test-service.ts';

const FOLDER = '../shared/scenarios';
const CARDS = '../shared/data/oracle-cards.json';
const there = existsSync(FOLDER) && existsSync(CARDS);
if (!there) console.info(`Left out: the acceptance scenarios, since ${FOLDER} or ${CARDS} is not there.`);

describe.skipIf(!there)('the shared acceptance scenarios, with full card texts', () => {
  let service: RulingService;
  beforeAll(async () => {
    service = await openTestService({ cards: CARDS });
  });
  const scenarios = there ? scenariosIn(FOLDER) : [];
  test.each(scenarios.map(it => [it.id, it.title, it] as const))('%s · %s', (id, _title, scenario) => {
    const asked = service.ask(scenario);
    const result = reportScenario(scenario, asked.ok ? { ok: true, value: asked.value.answer } : asked);
    const failed = countsAsFailed(result);
    const why = [...result.failures.flatMap(explainFailure), ...(result.reason === undefined ? [] : [result.reason])];
    const expected = (listed as readonly string[]).includes(id);
    if (failed && !expected) expect.fail(why.join('\n'));
    if (!failed && expected) expect.fail(`${id} holds now: take it off test/ratchet.json.`);
    expect(asked.ok ? explanationFaults(asked.value) : []).toEqual([]);
  });
  test('the ratchet lists nothing that is not there', () => {
    const ids = new Set(scenarios.map(it => it.id));
    expect((listed as readonly string[]).filter(id => !ids.has(id))).toEqual([]);
  });
});

function scenariosIn(folder: string): readonly Scenario[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.yaml'));
  return files.sort().flatMap(file => {
    const read = readScenarios(readFileSync(join(folder, file), 'utf8'));
    if (!read.ok) throw new Error(`${file}: ${read.issues.map(it => it.message).join(' ')}`);
    return read.value;
  });
}
