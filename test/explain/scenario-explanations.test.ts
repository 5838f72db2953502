// Explanations of all scenarios: no sentence shows names of the program or holes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Explanation, plainText } from '../../src/explain/index.ts';
import { readScenarios, type Scenario } from '../../src/scenario/index.ts';
import { openTestService } from '../support/test-service.ts';

const FOLDERS = ['scenarios', '../shared/scenarios'].filter(it => existsSync(it));
const service = await openTestService();

/** Patterns that no sentence of ours matches: names of the program, values that were missing, holes. */
const LEAKS = [
  /\b[a-z]+[A-Z][a-z]+\b/,
  /undefined|NaN|\[object|new:\d/,
  /\s{2,}/,
  /\(\)|""|“”/,
  / [,.;:]/,
  /\.\.$/,
  /~/,
];

/** Causes without a name, names of the program's own, and counts where the headline should say what happens. */
const NAMELESS = [
  /\b(?:another effect|an effect|its own ability|a resolved effect)\b/,
  / #\d|\w#\d/,
  /\bdifferent (?:ways|things)\b/,
  /\bby its own ability\b|says so\b/,
];

function scenariosIn(folder: string): readonly Scenario[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(it => it.endsWith('.yaml'));
  return files.sort().flatMap(file => {
    const read = readScenarios(readFileSync(join(folder, file), 'utf8'));
    return read.ok ? read.value : [];
  });
}

function sentencesOf(explanation: Explanation): readonly string[] {
  const outcomes = explanation.outcomes.flatMap(it => [it.sentence, ...it.choices, ...it.steps.map(step => step.text)]);
  return [...new Set([explanation.headline, ...explanation.decidedBy, ...outcomes])];
}

/** The text without names of cards: a leak in those is not ours. */
function withoutNames(text: string, explanation: Explanation): string {
  const titles = explanation.outcomes
    .flatMap(it => it.objects.map(object => object.title))
    .flatMap(it => it.split(', now '));
  return [...new Set(titles)].reduce((left, title) => left.replaceAll(title.replace(/^\d+ × /, ''), 'It'), text);
}

describe.skipIf(FOLDERS.length === 0)('answers to every scenario there is', () => {
  test.each(FOLDERS)('are whole sentences that name every cause, without a code in them: %s', folder => {
    const wrong: string[] = [];
    let explained = 0;
    for (const scenario of scenariosIn(folder)) {
      const asked = service.ask(scenario);
      const explanation = asked.ok ? asked.value.explain() : undefined;
      if (explanation === undefined) continue;
      explained += 1;
      for (const text of sentencesOf(explanation)) {
        if (NAMELESS.some(it => it.test(text.replace(/["“][^"”]*["”]/g, 'words'))))
          wrong.push(`${scenario.id}: ${text}`);
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
    expect(explained).toBeGreaterThan(0);
  });
});
