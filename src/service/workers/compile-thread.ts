// The thread that compiles the cards of a store, beside the bot and behind it.
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { compileCards } from '../compile-cards.ts';
import { loadGrammar } from '../load-grammar.ts';

/** The data the thread starts with. */
export interface CompileThreadData {
  readonly store: string;
}

/** A report of the thread: cards compiled of all, or the end; its errors end the thread. */
export type CompileReport =
  | { readonly kind: 'progress'; readonly cards: number; readonly of: number }
  | { readonly kind: 'done'; readonly cards: number };

// Whoever starts this file passes a CompileThreadData.
const { store } = workerData as CompileThreadData;
const report = (it: CompileReport) => parentPort?.postMessage(it);
if (process.platform === 'linux') setPriority(15);
const ending = new AbortController();
// The one message there is says to end.
parentPort?.once('message', () => ending.abort());
void compile();

/** Compiles the cards; an error ends the thread. */
async function compile(): Promise<void> {
  await loadGrammar();
  const done = await compileCards(store, {
    signal: ending.signal,
    onProgress: (cards, of) => report({ kind: 'progress', cards, of }),
  });
  if (!done.ok) throw new Error(done.issues.map(it => it.message).join(' '));
  report({ kind: 'done', cards: done.value });
  parentPort?.close();
}
