// docs/scenarios.md: it names every word of the format, and no event that does not exist.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readScenarios, reportScenario } from '../../src/scenario/index.ts';
import { OBJECT_PROPERTIES, PLAYER_PROPERTIES } from '../../src/scenario/schema/expected-properties.ts';
import { WHEN_KINDS } from '../../src/scenario/schema/when-events.ts';
import { CHOICE_KINDS, THIS_TURN } from '../../src/vocabulary/index.ts';
import { openTestService } from '../support/test-service.ts';

const DOC = readFileSync('docs/scenarios.md', 'utf8');
const SECTIONS = new Map(
  DOC.split(/^## /m)
    .slice(1)
    .map(text => [text.slice(0, text.indexOf('\n')).trim(), text]),
);

function named(section: string): ReadonlySet<string> {
  return new Set([...(SECTIONS.get(section) ?? '').matchAll(/`(\w+)`/g)].map(([, word = '']) => word));
}

describe('the scenario format as documented', () => {
  test.each([
    ['given', THIS_TURN],
    ['choose', CHOICE_KINDS],
    ['then', [...OBJECT_PROPERTIES, ...PLAYER_PROPERTIES]],
  ] as const)('%s names every word', (section, words) => {
    const there = named(section);
    expect(words.filter(word => !there.has(word))).toEqual([]);
  });

  test('the example is answered as it expects', async () => {
    const [, example = ''] = /```yaml\n(.*?)```/s.exec(DOC) ?? [];
    const read = readScenarios(example);
    const service = await openTestService();
    const [scenario] = read.ok ? read.value : [];
    if (scenario === undefined) throw new Error('The example is not read.');
    const asked = service.ask(scenario);
    expect(reportScenario(scenario, asked.ok ? { ok: true, value: asked.value.answer } : asked).status).toBe('passed');
  });

  test('when has a row for every event and for nothing else', () => {
    const rows = (SECTIONS.get('when') ?? '').split('\n').filter(line => line.startsWith('| `'));
    const events = rows.flatMap(line => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, word]) => word));
    expect(events.toSorted()).toEqual([...WHEN_KINDS].sort());
  });
});
