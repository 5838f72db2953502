// The kept sentences with their scenarios, and whether a reading is what one of them means.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { equals } from '../../src/kit/structure.ts';
import { leewayOf, type QuestionReading, sameOutcomes } from '../../src/question/index.ts';
import { readScenario } from '../../src/scenario/index.ts';
import type { createAnswerer } from '../../src/service/index.ts';

const FOLDER = 'test/question/sentences';

/** A sentence as somebody typed it; null for what is no question of the kind that is answered. */
export interface KeptSentence {
  readonly question: string;
  readonly scenario: object | null;
  readonly file: string;
}

/** All sentences that are kept, in the order of their files. */
export function keptSentences(): readonly KeptSentence[] {
  return readdirSync(FOLDER).flatMap(file => {
    const list: readonly Omit<KeptSentence, 'file'>[] = parse(readFileSync(join(FOLDER, file), 'utf8'), {
      schema: 'failsafe',
    });
    return list.map(it => ({ ...it, file }));
  });
}

/** Sentences that are asked back today though they could be read; nothing may be answered about something else. */
export const ASKED_BACK: readonly string[] = readFileSync('test/question/asked-back.txt', 'utf8').trim().split('\n');

/** Whether a reading has the outcomes of the scenario that is meant; throws where either can't be asked. */
export function isAsMeant(
  reading: Extract<QuestionReading, { kind: 'read' }>,
  scenario: object,
  answerer: ReturnType<typeof createAnswerer>,
): boolean {
  const written = readScenario({ title: 'meant', ...scenario });
  if (!written.ok) throw new Error('it cannot be asked');
  // the same scenario under two titles has one answer
  if (equals({ ...written.value, title: '' }, { ...reading.scenario, title: '' })) return true;
  const meant = answerer.ask(written.value);
  const read = answerer.ask(reading.scenario);
  if (!meant.ok || !read.ok) throw new Error('it cannot be asked');
  return sameOutcomes(meant.value.answer, read.value.answer, leewayOf(reading, written.value));
}
