// Measurements of the cards room with all cards: import, start, bulk file, autocompletion, look-up, memory.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CardBook, nameKey } from '../../src/cards/index.ts';
import { importFile, loadCards, openStore } from '../../src/cards/node.ts';
import { processorMs } from './processor-time.ts';

/** One measured number, with the limit it must stay under. */
export interface Measurement {
  readonly what: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB';
  /** Whether milliseconds are divided by the loop already. */
  readonly isScaled?: boolean;
  readonly limit: number;
}

/** Measures the room with the bulk file at this path. */
export async function benchCards(corpus: string): Promise<readonly Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'threshold-bench-'));
  try {
    const store = join(folder, 'cards.store');
    const imported = await timed(() => importFile(corpus, store));
    const memory = process.memoryUsage().rss;
    const opened = await timed(() => openStore(store));
    const grown = (process.memoryUsage().rss - memory) / 1e6;
    const loaded = await timed(() => loadCards(corpus));
    if (!imported.result.ok || !opened.result.ok || !loaded.result.ok) throw new Error(`${corpus} is no bulk file.`);
    const book = opened.result.value;
    const typing = timesOf(queriesOf(book), query => book.suggest(query, 25));
    const names = [...book.cards()].map(it => it.name);
    const finding = timesOf(names, name => book.byName(name));
    book.close();
    return [
      { what: 'cards: import of the whole set', value: imported.ms, unit: 'ms', limit: 20_000 },
      { what: 'cards: start with the whole set', value: opened.ms, unit: 'ms', limit: 1500 },
      { what: 'cards: memory grown by the whole set', value: grown, unit: 'MB', limit: 100 },
      { what: 'cards: opening a bulk file as it is', value: loaded.ms, unit: 'ms', limit: 1000 },
      { what: 'cards: autocompletion, 99th percentile', value: percentile(typing, 0.99), unit: 'ms', limit: 5 },
      { what: 'cards: look-up by name, 99th percentile', value: percentile(finding, 0.99), unit: 'ms', limit: 5 },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Queries as people type them on their way to a card: beginnings, a word from its middle, a beginning with a slip. */
function queriesOf(book: CardBook): readonly string[] {
  const queries: string[] = [];
  let i = 0;
  for (const card of book.cards()) {
    if (i++ % 20 !== 0) continue;
    const name = nameKey(card.name);
    for (let length = 1; length <= Math.min(name.length, 20); length++) queries.push(name.slice(0, length));
    const words = name.split(' ');
    queries.push(words.at(-1) ?? name, words.map(it => it.slice(0, 3)).join(' '));
    queries.push(`${name.slice(0, 3)}${name.slice(4, 9)}`, `${name.slice(0, 2)}q${name.slice(3, 8)}`);
  }
  return queries;
}

async function timed<T>(act: () => T | Promise<T>): Promise<{ readonly result: T; readonly ms: number }> {
  const start = processorMs();
  const result = await act();
  return { result, ms: processorMs() - start };
}

/** Milliseconds each call took, ascending; the first thousand calls warm up and are made again. */
function timesOf(queries: readonly string[], act: (query: string) => unknown): readonly number[] {
  for (const query of queries.slice(0, 1000)) act(query);
  const times = queries.map(query => {
    const start = processorMs();
    act(query);
    return processorMs() - start;
  });
  return times.sort((a, b) => a - b);
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
