// Measurements of reading plain questions: sentences as people type them, and nonsense as long as is read.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { RulingService } from '../../src/service/index.ts';
import { loadGrammar, openService } from '../../src/service/node.ts';
import type { Measurement } from './bench-cards.ts';
import { withInstalledCards } from './installed-cards.ts';

const FOLDER = 'test/question/sentences';
/** Times each sentence is read after the first. */
const ROUNDS = 4;

/** Measures reading with the cards of the bulk file at this path, compiled as in a bot, in milliseconds. */
export async function benchReading(corpus: string): Promise<readonly Measurement[]> {
  return withInstalledCards(corpus, async data => {
    await loadGrammar();
    const service = await openService({ data });
    if (!service.ok) throw new Error('The service could not be opened.');
    return measuredReading(service.value);
  });
}

function measuredReading(answerer: RulingService): readonly Measurement[] {
  const sentences = readdirSync(FOLDER).flatMap(file => {
    const list: readonly { readonly question: string }[] = parse(readFileSync(join(FOLDER, file), 'utf8'), {
      schema: 'failsafe',
    });
    return list.map(it => it.question);
  });
  const first = sentences.map(it => timed(() => answerer.understand(it))).sort((a, b) => a - b);
  const again = Array.from({ length: ROUNDS }, () => sentences)
    .flat()
    .map(it => timed(() => answerer.understand(it)))
    .sort((a, b) => a - b);
  const nonsense = NONSENSE.map(it => Math.min(...[1, 2, 3].map(() => timed(() => answerer.understand(it)))));
  return [
    { what: 'reading: a question, median', value: at(again, 0.5), unit: 'ms', limit: 5 },
    { what: 'reading: a question, 99th percentile', value: at(again, 0.99), unit: 'ms', limit: 10 },
    { what: 'reading: a question seen first, 99th percentile', value: at(first, 0.99), unit: 'ms', limit: 30 },
    { what: 'reading: 4,000 characters of nonsense, worst', value: Math.max(...nonsense), unit: 'ms', limit: 50 },
  ];
}

/** Texts as long as is read that make the reader work. */
const NONSENSE = ['xyzzy ', 'blood ', 'a, ', 'the of ', 'Blod Mon ', '1/1 ', 'opp has ', '(((', 'if i with '].map(it =>
  it.repeat(4000).slice(0, 4000),
);

/**
 * Milliseconds that an act takes: those of processor time, which other processes do not lengthen, or those of the clock,
 * which the compiling and collecting of other threads of this process do not lengthen, whichever are fewer.
 */
function timed(act: () => unknown): number {
  const before = process.cpuUsage();
  const began = performance.now();
  act();
  const passed = performance.now() - began;
  const { user, system } = process.cpuUsage(before);
  return Math.min(passed, (user + system) / 1000);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
