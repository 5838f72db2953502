// Measurements of reading and searching rules, of an official file where there is one, else of a long made-up one.
import { indexRules, parseRulesFile, searchRules } from '../../src/rules/index.ts';
import { longMadeUpFile } from '../rules/support/made-up.ts';
import { hasOfficial, officialBytes } from '../rules/support/official.ts';
import type { Measurement } from './bench-cards.ts';
import { processorMs } from './processor-time.ts';

const QUESTIONS = [
  '614.12',
  'look ahead enters',
  'devour',
  'legend rule',
  'state-based actions',
  'copy of copy',
  'sumoning sicknes',
  'what happens when an aura enters without being cast',
  'replacment efects ordr',
  'who controls a token',
];

/** Reads and searches many times, and measures both. */
export function benchRules(): readonly Measurement[] {
  const bytes = hasOfficial
    ? officialBytes('2026-08-07')
    : new TextEncoder().encode(longMadeUpFile('August 7, 2026', 3000));
  const reading = timesOf(10, () => parseRulesFile(bytes));
  const read = parseRulesFile(bytes);
  if (!read.ok) throw new Error(read.issues.map(issue => issue.message).join(' '));
  const indexing = timesOf(5, () => indexRules(read.value));
  const index = indexRules(read.value);
  const searching = Array.from({ length: 100 }, () => QUESTIONS).flat();
  const searches = searching.flatMap(query => timesOf(1, () => searchRules(index, query)));
  return [
    { what: 'rules: reading a file', value: at(reading, 0.5), unit: 'ms', limit: 300 },
    { what: 'rules: indexing it', value: at(indexing, 0.5), unit: 'ms', limit: 1000 },
    { what: 'rules: a search, 99th percentile', value: at(searches, 0.99), unit: 'ms', limit: 5 },
  ];
}

function timesOf(count: number, run: () => void): readonly number[] {
  return Array.from({ length: count }, () => {
    const start = processorMs();
    run();
    return processorMs() - start;
  });
}

function at(times: readonly number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
}
