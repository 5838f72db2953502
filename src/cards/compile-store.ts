// Compilation of the cards of a store: it is written anew with them, and takes the place of the old one when it is whole.
import { statSync } from 'node:fs';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { openStore } from './card-store.ts';
import { StoreWriter } from './card-store-writer.ts';
import type { Card } from './printed-card.ts';
import type { StoredCompilation } from './stored-records.ts';

export interface CompileStoreOptions {
  /** Compiles a card. */
  readonly compile: (card: Card) => StoredCompilation;
  /** The hash of the grammar that compiles. */
  readonly grammar: string;
  readonly onProgress?: (cards: number, of: number) => void;
  readonly signal?: AbortSignal;
}

/** The number of cards after which they are written to disk, and others may work. */
const CARDS_AT_ONCE = 200;

/**
 * Compiles the cards of the store at this path; resolves to their number, 0 where this grammar has compiled them before.
 * A store that is aborted stays as it was.
 */
export async function compileStore(path: string, options: CompileStoreOptions): Promise<Result<number, Issue>> {
  const { compile, grammar, onProgress, signal } = options;
  const opened = openStore(path);
  if (!opened.ok) return opened;
  const book = opened.value;
  if (book.header.grammar === grammar) {
    book.close();
    return ok(0);
  }
  const before = versionOf(path);
  const writer = await StoreWriter.begin(path);
  try {
    for (const card of book.cards()) {
      writer.add(card, compile(card));
      if (writer.size % CARDS_AT_ONCE !== 0) continue;
      await writer.flush();
      onProgress?.(writer.size, book.size);
      signal?.throwIfAborted();
    }
    if (versionOf(path) !== before) {
      await writer.discard();
      return err([{ path: [], message: `The card store at ${path} has become another while it was compiled.` }]);
    }
    await writer.finish({ ...book.header, grammar });
    return ok(book.size);
  } catch (error) {
    await writer.discard();
    throw error;
  } finally {
    book.close();
  }
}

/** The identity of the file at a path: another file there has another; undefined where there is none. */
export function versionOf(path: string): string | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  return file && `${file.ino} ${file.size} ${file.mtimeMs}`;
}
