import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Explanation, plainText } from '../../src/explain/index.ts';
import { readScenarios, type Scenario } from '../../src/scenario/index.ts';
import { openTestService } from '../support/test-service.ts';

const FOLDERS = ['scenarios', '../shared/scenarios'].filter(it => existsSync(it));
const service = await openTestService();

/** What no sentence of ours holds: names of the program, things that were not there to be told, holes. */
const LEAKS = [
  /\b[a-z]+[A-Z][a-z]+\b/,
  /undefined|NaN|\[object|new:\d/,
  /\s{2,}/,
  /\(\)|""|“”/,
  / [,.;:]/,
  /\.\.$/,
  /~/,
];

function scenariosIn(folder: string): readonly Scenario[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(it => it.endsWith('.yaml'));
  return files.sort().flatMap(file => {
    const read = readScenarios(readFileSync(join(folder, file), 'utf8'));
    return read.ok ? read.value : [];
  });
}

function sentencesOf(told: Explanation): readonly string[] {
  const outcomes = told.outcomes.flatMap(it => [it.sentence, ...it.choices, ...it.steps.map(step => step.text)]);
  return [...new Set([told.headline, ...told.decidedBy, ...outcomes])];
}

/** Names of cards are not ours: a leak in them is none. */
function withoutNames(text: string, told: Explanation): string {
  const titles = told.outcomes.flatMap(it => it.objects.map(object => object.title)).flatMap(it => it.split(', now '));
  return [...new Set(titles)].reduce((left, title) => left.replaceAll(title.replace(/^\d+ × /, ''), 'It'), text);
}

describe.skipIf(FOLDERS.length === 0)('answers to every scenario there is', () => {
  test.each(FOLDERS)('are whole sentences without a code in them: %s', folder => {
    const wrong: string[] = [];
    let told = 0;
    for (const scenario of scenariosIn(folder)) {
      const asked = service.ask(scenario);
      const explanation = asked.ok ? asked.value.explain() : undefined;
      if (explanation === undefined) continue;
      told += 1;
      for (const text of sentencesOf(explanation)) {
        const bare = withoutNames(text, explanation).replace(/"[^"]*"/g, 'words');
        if (!/^[^a-z].*[.!?]["”)]?$/s.test(text) || LEAKS.some(leak => leak.test(bare)))
          wrong.push(`${scenario.id}: ${text}`);
      }
      const width = Math.max(
        ...plainText(explanation, { width: 72, whole: true })
          .split('\n')
          .map(it => it.length),
      );
      if (width > 72) wrong.push(`${scenario.id}: a line of ${width} columns`);
    }
    expect(wrong).toEqual([]);
    expect(told).toBeGreaterThan(0);
  });
});
