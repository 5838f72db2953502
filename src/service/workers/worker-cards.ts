// The cards as a worker reads them: records by a file of its own, read-only, and names in memory that all threads share,
// as of the revision of the store that the main thread has open; the pack where there is none.
import { closeSync, openSync } from 'node:fs';
import { type CardLookup, packBook } from '../../cards/index.ts';
import { bookIn, type StoredBook } from '../../cards/node.ts';
import { RecentMap } from '../../kit/recent-map.ts';
import type { AnswerDeps } from '../answerer.ts';
import type { CompiledCards } from '../memoized.ts';
import { packCompilations, storedCompilations } from '../precompiled-cards.ts';
import type { OpenedStore } from './task.ts';

export interface WorkerCards {
  /** Sets the store of the next task. */
  readonly use: (store: OpenedStore | undefined) => void;
  /** The cards of that store. */
  readonly book: AnswerDeps['book'];
  /** The cards that were compiled beforehand. */
  readonly compiled: CompiledCards;
}

/** The most names whose cards are kept. */
const MOST_NAMES = 500;
/** In place of a file that cannot be opened: no record of it can be read. */
const NO_FILE = -1;

interface OpenedBook {
  readonly store: OpenedStore;
  readonly book: StoredBook;
  readonly file: number;
}

/** The cards of a worker. `elsewhere` looks up a card whose record cannot be read here. */
export function workerCards(elsewhere: (name: string) => CardLookup): WorkerCards {
  let wanted: OpenedStore | undefined;
  let opened: OpenedBook | undefined;
  let found = new RecentMap<string, CardLookup>(MOST_NAMES);
  const fromPack = packCompilations();
  const stored = (): OpenedBook | undefined => {
    if (opened?.store.revision !== wanted?.revision) {
      if (opened !== undefined && opened.file !== NO_FILE) closeSync(opened.file);
      opened = wanted && openBook(wanted);
      found = new RecentMap(MOST_NAMES);
    }
    return opened;
  };
  const book = () => stored()?.book ?? packBook();
  const lookUp = (name: string): CardLookup => {
    try {
      return book().byName(name);
    } catch {
      // The file is another than the one that was opened for these names, or cannot be read.
      return elsewhere(name);
    }
  };
  return {
    use: store => {
      wanted = store;
    },
    book: {
      get date() {
        return book().date;
      },
      byName: name => {
        // Another store is opened first, and the cards of the one before are forgotten.
        stored();
        const card = found.get(name) ?? lookUp(name);
        found.set(name, card);
        return card;
      },
      fullName: name => book().fullName(name),
      namesIn: text => book().namesIn(text),
      nameNear: words => book().nameNear(words),
    },
    compiled: card => {
      const present = stored();
      if (present === undefined) return fromPack(card);
      try {
        return present.store.compiled ? storedCompilations(present.book)(card) : undefined;
      } catch {
        // As above: the grammar reads the card.
        return undefined;
      }
    },
  };
}

function openBook(store: OpenedStore): OpenedBook {
  let file = NO_FILE;
  try {
    file = openSync(store.path, 'r');
  } catch {
    // The file is gone. The names are known, and each card is looked up elsewhere.
  }
  return { store, book: bookIn(file, store.index), file };
}
