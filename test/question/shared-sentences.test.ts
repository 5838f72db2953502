// The shared acceptance sentences, with the full card texts: what is listed in questions-ratchet.json is asked back today;
// nothing else may be, what is read as meant leaves the list, and nothing is ever read otherwise.
import { existsSync, readFileSync } from 'node:fs';
import '../../src/service/oracle-compiler.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createAnswerer } from '../../src/service/index.ts';
import { allCards, hasAllCards } from '../support/all-cards.ts';
import { isAsMeant } from '../support/kept-sentences.ts';
import listed from './questions-ratchet.json' with { type: 'json' };

const FILE = '../shared/questions/plain-english.yaml';
const there = existsSync(FILE) && hasAllCards;
if (!there) console.info(`Left out: the acceptance sentences, since ${FILE} or the file of all cards is not there.`);

describe.skipIf(!there)('the shared acceptance sentences', () => {
  let answerer: ReturnType<typeof createAnswerer>;
  const sentences: readonly { readonly question: string; readonly scenario?: unknown }[] = there
    ? parse(readFileSync(FILE, 'utf8'), { schema: 'failsafe' })
    : [];

  beforeAll(() => {
    answerer = createAnswerer({ book: allCards(), excerpts: () => [], scenarioTitled: () => undefined });
  });

  test.each(sentences.map((it, n) => [n + 1, it] as const))('sentence %i', (number, { question, scenario }) => {
    const reading = answerer.understand(question);
    if (typeof scenario !== 'object' || scenario === null) {
      expect(reading.kind).not.toBe('read');
      return;
    }
    if (reading.kind === 'read') expect(isAsMeant(reading, scenario, answerer)).toBe(true);
    expect(reading.kind !== 'read').toBe(listed.includes(number));
  });
});
