// The cards a live service answers with: those of the store, replaced while they are in use; the pack where there is none.
import { type CardBook, packBook } from '../cards/index.ts';
import { openStore, versionOf } from '../cards/node.ts';
import { oncePerTurn } from '../clock/index.ts';
import type { Issue } from '../kit/issue.ts';
import { ok, type Result } from '../kit/result.ts';
import { isCompiledByUs } from './precompiled-cards.ts';
import { type Lease, type RefCounted, refCounted } from './ref-counted.ts';

/** One opening of the store, or the pack. */
interface Opened {
  /** The book for answers; it goes on with other cards once the file cannot be read. */
  readonly book: CardBook;
  /** The cards of this opening alone. */
  readonly own: CardBook;
  /** The names and places of the cards; undefined for the pack. */
  readonly index: SharedArrayBuffer | undefined;
  /** Lets go of the store's file. */
  readonly close: () => void;
  readonly stored: boolean;
  /** Whether all its cards are compiled by our grammar. */
  readonly compiled: boolean;
}

/** The present cards as a worker uses them. */
export interface LeasedCards extends Pick<Opened, 'book' | 'index' | 'compiled'> {
  /** The revision of the cards. */
  readonly revision: number;
}

/** A change of the store that is no update of ours: opened anew, or given up for the pack. */
export type StoreEvent =
  | { readonly kind: 'reopened' }
  | { readonly kind: 'unreadable'; readonly issues: readonly Issue[] };

export interface CurrentCards {
  /** The present cards, to be used at once and not kept. */
  readonly book: () => CardBook;
  /** The present cards, which stay usable until released; those of another file where the store has become another. */
  readonly lease: () => Lease<LeasedCards>;
  readonly installed: () => boolean;
  /** Whether the present cards are compiled by our grammar, or are those of the pack. */
  readonly compiled: () => boolean;
  /** A number that another opening of the store changes. */
  readonly revision: () => number;
  /** Opens the store file there is now, if it is another than before. */
  readonly reload: () => void;
  readonly close: () => void;
}

/**
 * Opens the store at that path. Where it cannot be read, at the start or later since it was changed in place, it is
 * opened anew, or the pack serves until there is another; either is reported once.
 */
export function openCurrentCards(store: string, report: (event: StoreEvent) => void): CurrentCards {
  const { opened, takeUp, revision } = openings(store, report);
  // A question needs the present cards several times, and to look at the file takes as long as a part of its answer.
  const present = oncePerTurn(() => {
    if (takeUp()) report({ kind: 'reopened' });
  });
  return {
    book: () => opened.now().book,
    lease: () => {
      present();
      const { value, release } = opened.lease();
      const { book, index, compiled } = value;
      return { value: { book, index, compiled, revision: revision() }, release };
    },
    installed: () => opened.now().stored,
    compiled: () => opened.now().compiled,
    revision: () => {
      present();
      return revision();
    },
    reload: () => {
      takeUp();
    },
    close: () => opened.now().close(),
  };
}

/** The openings of a store, one after the other. */
interface Openings {
  readonly opened: RefCounted<Opened>;
  /** Opens the store file there is now, if it is another than before; whether there is a new opening. */
  readonly takeUp: () => boolean;
  readonly revision: () => number;
}

function openings(store: string, report: (event: StoreEvent) => void): Openings {
  /** The file that was last tried, read or not. */
  let tried: string | undefined;
  let revision = 0;
  const open = (): Result<Opened, Issue> => {
    tried = versionOf(store);
    if (tried === undefined) return ok(PACK);
    const stored = openStore(store);
    if (!stored.ok) return stored;
    const own = stored.value;
    const made: Opened = {
      own,
      book: recovering(own, () => recover(made)),
      index: own.index,
      compiled: isCompiledByUs(own),
      close: () => own.close(),
      stored: true,
    };
    return ok(made);
  };
  const openOrPack = (): Opened => {
    const next = open();
    if (next.ok) return next.value;
    report({ kind: 'unreadable', issues: next.issues });
    return PACK;
  };
  const replace = (next: Opened) => {
    revision += 1;
    opened.replace(next);
  };
  const recover = (failed: Opened): CardBook => {
    if (opened.now() === failed) {
      replace(openOrPack());
      if (opened.now().stored) report({ kind: 'reopened' });
    }
    return opened.now().own;
  };
  const takeUp = (): boolean => {
    const version = versionOf(store);
    if (version === tried || version === undefined) return false;
    const next = open();
    if (next.ok) replace(next.value);
    return next.ok;
  };
  const opened = refCounted(openOrPack(), it => it.close());
  return { opened, takeUp, revision: () => revision };
}

/** The cards of the pack, read when they are first looked into: most bots have others installed. */
const PACK: Opened = {
  get book() {
    return packBook();
  },
  get own() {
    return packBook();
  },
  index: undefined,
  compiled: true,
  close: () => {},
  stored: false,
};

/** A book that takes up the one `recover` gives, and looks there, when a card of its own cannot be read. */
function recovering(first: CardBook, recover: () => CardBook): CardBook {
  let book = first;
  return {
    get size() {
      return book.size;
    },
    get date() {
      return book.date;
    },
    byName: name => {
      try {
        return book.byName(name);
      } catch {
        book = recover();
        return book.byName(name);
      }
    },
    fullName: name => book.fullName(name),
    suggest: (query, limit) => book.suggest(query, limit),
    names: () => book.names(),
    codes: () => book.codes(),
    cards: () => book.cards(),
    namesIn: text => book.namesIn(text),
    nameNear: words => book.nameNear(words),
  };
}
