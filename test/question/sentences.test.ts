// Sentences as people type them, each against the scenario it means. Needs the full card texts beside the repository.
import '../../src/service/oracle-compiler.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAnswerer } from '../../src/service/index.ts';
import { allCards, hasAllCards } from '../support/all-cards.ts';
import { ASKED_BACK, isAsMeant, keptSentences } from '../support/kept-sentences.ts';

const sentences = keptSentences();

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
    expect(isAsMeant(reading, scenario, answerer)).toBe(true);
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
