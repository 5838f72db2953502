// The cards of a live service: those of the store, replaced while they are in use; the pack where there is no store.
import { stat } from 'node:fs/promises';
import { type CardBook, packBook } from '../cards/index.ts';
import { openStore } from '../cards/node.ts';
import type { Issue } from '../kit/issue.ts';
import { type RefCounted, refCounted } from './ref-counted.ts';

/** One opening of the store. */
interface Opened {
  readonly book: CardBook;
  /** Closes the store's file. */
  readonly close: () => void;
  /** The version of the file when it was opened; undefined for the pack. */
  readonly version: string | undefined;
}

export interface CurrentCards {
  readonly opened: RefCounted<Opened>;
  readonly installed: () => boolean;
  /** Opens the store again, if its file is another than before. */
  readonly reload: () => Promise<void>;
}

/** Opens the store at that path. One that cannot be read is reported, and ignored until there is another. */
export async function openCurrentCards(
  store: string,
  report: (issues: readonly Issue[]) => void,
): Promise<CurrentCards> {
  const open = async (): Promise<Opened | undefined> => {
    const version = await versionOf(store);
    if (version === undefined) return undefined;
    const book = openStore(store);
    if (book.ok) return { book: book.value, close: () => book.value.close(), version };
    report(book.issues);
    return undefined;
  };
  const pack = (): Opened => ({ book: packBook(), close: () => {}, version: undefined });
  const opened = refCounted((await open()) ?? pack(), it => it.close());
  return {
    opened,
    installed: () => opened.now().version !== undefined,
    reload: async () => {
      if ((await versionOf(store)) === opened.now().version) return;
      const next = await open();
      if (next !== undefined) opened.replace(next);
    },
  };
}

/** The version of the file at a path, different for each file that stands there; undefined where there is none. */
async function versionOf(path: string): Promise<string | undefined> {
  const file = await stat(path).catch(() => undefined);
  return file && `${file.ino} ${file.size} ${file.mtimeMs}`;
}
