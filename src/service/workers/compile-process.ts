// The process that compiles the cards of a store, beside the bot and behind it: a thread of so low a priority would hold
// up the end of the bot's own process, which joins its threads.
import { constants } from 'node:os';
import { compileCards } from '../compile-cards.ts';
import { loadGrammar } from '../load-grammar.ts';
import { lowerPriority } from './lower-priority.ts';

/** A report of the process: cards compiled of all, the end, or the error it fails with. */
export type CompileReport =
  | { readonly kind: 'progress'; readonly cards: number; readonly of: number }
  | { readonly kind: 'done'; readonly cards: number }
  | { readonly kind: 'failed'; readonly error: string };

const [store] = process.argv.slice(2);
// Where nobody is there to hear it any more, that ends the process in order, and no error does.
const report = (it: CompileReport) => void process.send?.(it, undefined, undefined, () => {});
lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const ending = new AbortController();
const end = () => ending.abort();
// Whoever started it lets go of it, or is gone; a terminal sends its signals to both.
process.once('disconnect', end);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end);
void compile().then(() => process.connected && process.disconnect());

/** Compiles the cards. Never rejects. */
async function compile(): Promise<void> {
  try {
    if (store === undefined) throw new Error('No store is named.');
    await loadGrammar();
    // That held up the thread: an end meanwhile is heard of now.
    await new Promise(setImmediate);
    ending.signal.throwIfAborted();
    const done = await compileCards(store, {
      signal: ending.signal,
      onProgress: (cards, of) => report({ kind: 'progress', cards, of }),
    });
    if (!done.ok) throw new Error(done.issues.map(it => it.message).join(' '));
    report({ kind: 'done', cards: done.value });
  } catch (error) {
    if (!ending.signal.aborted)
      report({ kind: 'failed', error: error instanceof Error ? error.message : String(error) });
  }
}
