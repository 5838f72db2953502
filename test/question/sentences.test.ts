// Sentences as people type them, each against the scenario it means. Needs the full card texts beside the repository.
import '../../src/service/oracle-compiler.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { equals } from '../../src/kit/structure.ts';
import { leewayOf, sameOutcomes } from '../../src/question/index.ts';
import { readScenario } from '../../src/scenario/index.ts';
import { createAnswerer } from '../../src/service/index.ts';
import { allCards, hasAllCards } from '../support/all-cards.ts';

const FOLDER = 'test/question/sentences';

interface Sentence {
  readonly question: string;
  readonly scenario: object | null;
}

const sentences = readdirSync(FOLDER).flatMap(file => {
  const list: readonly Sentence[] = parse(readFileSync(join(FOLDER, file), 'utf8'), { schema: 'failsafe' });
  return list.map(it => ({ ...it, file }));
});

/** Sentences that are asked back today though they could be read; nothing may be answered about something else. */
const ASKED_BACK: readonly string[] = readFileSync('test/question/asked-back.txt', 'utf8').trim().split('\n');

describe.skipIf(!hasAllCards)('each sentence', () => {
  let answerer: ReturnType<typeof createAnswerer>;

  beforeAll(() => {
    answerer = createAnswerer({ book: allCards(), excerpts: () => [], scenarioTitled: () => undefined });
  });

  test.each(sentences)('$question', ({ question, scenario }) => {
    const reading = answerer.understand(question);
    if (typeof scenario !== 'object' || scenario === null || ASKED_BACK.includes(question)) {
      expect(reading.kind).not.toBe('read');
      return;
    }
    if (reading.kind !== 'read') throw new Error(JSON.stringify(reading));
    const written = readScenario({ title: 'meant', ...scenario });
    if (!written.ok) throw new Error('it cannot be asked');
    // the same scenario under two titles has one answer
    if (equals({ ...written.value, title: question }, { ...reading.scenario, title: question })) return;
    const meant = answerer.ask(written.value);
    const read = answerer.ask(reading.scenario);
    if (!meant.ok || !read.ok) throw new Error('it cannot be asked');
    const leeway = leewayOf(reading, written.value);
    expect(sameOutcomes(meant.value.answer, read.value.answer, leeway)).toBe(true);
  });

  test.each([
    [
      'opp bolts my bear, i have giant growth up, does it die',
      ['Giant Growth is cast in response', 'Giant Growth is not cast'],
    ],
    [
      'he paths my sheoldred and i have teferis protection up',
      ["Teferi's Protection resolves first", "Teferi's Protection is not cast"],
    ],
  ])('an instant that could answer a spell is cast or not, one press each: %s', (text, labels) => {
    const reading = answerer.understand(text);
    expect(reading.kind === 'asked back' && reading.offers.map(it => it.label)).toEqual(labels);
  });
});

test('there are some hundred sentences, most of them with a scenario', () => {
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter(it => typeof it.scenario === 'object').length).toBeGreaterThan(180);
});
