// Golden sentences: what an answer says of a situation, word for word, as a native editor has read and signed it.
// A sentence that changes is read anew: it is no snapshot to be written over.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Explanation } from '../../src/explain/index.ts';
import { firstScreen } from '../../src/explain/screen.ts';
import { readScenarios, type Scenario } from '../../src/scenario/index.ts';
import { openTestService } from '../support/test-service.ts';

/** A situation, as a line of shorthand or by its place in the library, with sentences of its answer. */
interface GoldenRow {
  readonly ask?: string;
  readonly scenario?: string;
  readonly headline: string;
  /** Notable steps of the first outcome, in this order; not all of them need be listed. */
  readonly steps?: readonly string[];
  /** The question above the answer, the whole reason, and the lines of several outcomes, as the first screen has them. */
  readonly question?: string;
  readonly reason?: readonly string[];
  /** The rules that the sentences of the reason cite. */
  readonly rules?: readonly string[];
  readonly lines?: readonly string[];
}

const FOLDER = 'test/explain/golden';
const FEWEST_SENTENCES = 150;
const service = await openTestService();
const files = readdirSync(FOLDER).sort();
const rowsOf = (file: string): readonly GoldenRow[] => parse(readFileSync(join(FOLDER, file), 'utf8'));

function asked({ ask, scenario }: GoldenRow): Scenario {
  if (ask === undefined) return fromLibrary(scenario ?? '');
  const read = service.read({ kind: 'ruling', text: ask });
  if (!read.ok) throw new Error(read.issues.map(it => it.message).join(' '));
  return read.value;
}

function fromLibrary(path: string): Scenario {
  const read = readScenarios(readFileSync(join('scenarios', `${path}.yaml`), 'utf8'));
  const found = read.ok ? read.value.find(it => path.endsWith(it.id)) : undefined;
  if (found === undefined) throw new Error(`No scenario ${path}`);
  return found;
}

function answerTo(row: GoldenRow): Explanation {
  const ruled = service.ask(asked(row));
  const explanation = ruled.ok ? ruled.value.explain() : undefined;
  if (explanation === undefined) throw new Error('no answer');
  return explanation;
}

describe.each(files)('golden sentences of %s', file => {
  test.each(rowsOf(file).map(row => [row.ask ?? row.scenario ?? '', row] as const))('%s', (_, row) => {
    const explanation = answerTo(row);
    const { headline, outcomes } = explanation;
    expect(headline).toBe(row.headline);
    const listed = row.steps ?? [];
    const steps = outcomes[0]?.steps.filter(it => it.notable).map(it => it.text) ?? [];
    expect(steps.filter(it => listed.includes(it))).toEqual(listed);
    const { question, reason, outcomes: lines } = firstScreen(explanation);
    expect(question).toBe(row.question ?? question);
    if (row.reason !== undefined) expect(reason.map(it => it.text)).toEqual(row.reason);
    if (row.rules !== undefined) expect(reason.flatMap(it => it.rules)).toEqual(row.rules);
    if (row.lines !== undefined) expect(lines.map(it => `${it.what}: ${it.text}`)).toEqual(row.lines);
  });
});

test('there are enough of them', () => {
  const sentences = files
    .flatMap(rowsOf)
    .flatMap(row => [row.headline, ...(row.steps ?? []), ...(row.reason ?? []), ...(row.lines ?? [])]);
  expect(sentences.length).toBeGreaterThanOrEqual(FEWEST_SENTENCES);
});
