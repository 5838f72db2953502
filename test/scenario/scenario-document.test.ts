// Scenarios written back: each of the library reads as the same scenario, and in the short forms a person would write.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  printScenario,
  readScenario,
  readScenarios,
  type Scenario,
  scenarioDocument,
} from '../../src/scenario/index.ts';

const FOLDERS = ['scenarios', '../shared/scenarios'].filter(it => existsSync(it));

function scenariosIn(folder: string): readonly Scenario[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(it => /\.ya?ml$/u.test(it));
  return files.flatMap(file => {
    const read = readScenarios(readFileSync(join(folder, file), 'utf8'));
    return read.ok ? read.value : [];
  });
}

function asked({ then: _, ...scenario }: Scenario): Scenario {
  return scenario;
}

describe('a scenario written back', () => {
  test.each(FOLDERS)('is the same for every question of %s', folder => {
    const all = scenariosIn(folder);
    expect(all.length).toBeGreaterThan(100);
    for (const scenario of all) {
      expect(readScenario(scenarioDocument(scenario)), scenario.id).toEqual({ ok: true, value: asked(scenario) });
      expect(readScenarios(printScenario(scenario)), scenario.id).toEqual({ ok: true, value: [asked(scenario)] });
    }
  });

  test('is as short as it was written', () => {
    const [erebos] = scenariosIn('scenarios').filter(it => it.id === 'erebos-two-agents');
    expect(erebos && scenarioDocument(erebos)).toEqual({
      id: 'erebos-two-agents',
      title: 'Does Erebos enter tapped with two Agents of the Fates out, against Imposing Sovereign?',
      source: 'Enter the Arena',
      given: { you: { battlefield: ['2 Agent of the Fates'] }, opponent: { battlefield: ['Imposing Sovereign'] } },
      when: { enters: ['Erebos, God of the Dead'] },
    });
  });
});
