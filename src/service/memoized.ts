// Memoization of names and compiled cards: one question is tried on the engine several times.
import type { Card, CardBook, CardLookup } from '../cards/index.ts';
import { predefinedToken } from '../engine/index.ts';
import { RecentMap } from '../kit/recent-map.ts';
import { keyOf } from '../kit/structure.ts';
import type { Compiler } from '../scenario/index.ts';
import { GRAMMAR, type LinedCompilation } from './grammar.ts';

type Book = Pick<CardBook, 'byName' | 'namesIn' | 'nameNear'>;

/** The most compiled cards in the cache. */
const MOST_COMPILED = 1_000;

/** Cards that are compiled already; undefined for those that are not. */
export type CompiledCards = (card: Card) => LinedCompilation | undefined;

/** A compiler that knows the lines of each card. */
export interface CardCompiler extends Compiler {
  readonly card: (card: Card) => LinedCompilation;
}

/** Makes a compiler that caches the cards it compiled last, and compiles none that `compiled` has. */
export function memoizedCompiler(compiled: CompiledCards = () => undefined): CardCompiler {
  const kept = new RecentMap<string, LinedCompilation>(MOST_COMPILED);
  const same = new WeakMap<Card, LinedCompilation>();
  return {
    card: card => {
      const seen = same.get(card);
      if (seen !== undefined) return seen;
      // The printed card is the key: newer data may word a card of the same name anew.
      const key = keyOf(card);
      const known = kept.get(key) ?? compiled(card) ?? GRAMMAR.get().card(card);
      kept.set(key, known);
      same.set(card, known);
      return known;
    },
    placements: remembered((...given) => GRAMMAR.get().placements(...given)),
    ownReplacements: remembered((...given) => GRAMMAR.get().ownReplacements(...given)),
    print: ability => GRAMMAR.get().print(ability),
    condition: remembered((...given) => GRAMMAR.get().condition(...given)),
    effects: remembered((...given) => GRAMMAR.get().effects(...given)),
    exceptions: remembered((...given) => GRAMMAR.get().exceptions(...given)),
    instructions: remembered((...given) => GRAMMAR.get().instructions(...given)),
    predefined: predefinedToken,
  };
}

/** A reader of texts that remembers what it read last. */
function remembered<A extends readonly unknown[], R>(read: (...given: A) => R): (...given: A) => R {
  const known = new RecentMap<string, { readonly result: R }>(MOST_COMPILED);
  return (...given) => {
    const key = keyOf(given);
    const found = known.get(key) ?? { result: read(...given) };
    known.set(key, found);
    return found.result;
  };
}

/** A book that looks each name up once. */
export function memoizedBook(book: Book): Book {
  const found = new Map<string, CardLookup>();
  return {
    namesIn: text => book.namesIn(text),
    nameNear: words => book.nameNear(words),
    byName: name => {
      const lookup = found.get(name) ?? book.byName(name);
      found.set(name, lookup);
      return lookup;
    },
  };
}

/** The most names whose cards are kept. */
const MOST_NAMES = 500;

/** A book that keeps the cards that were found last, as a worker does: a store reads each from its file, as a card of its own. */
export function withRecentCards(book: CardBook): CardBook {
  const found = new RecentMap<string, CardLookup>(MOST_NAMES);
  return {
    ...book,
    byName: name => {
      const lookup = found.get(name) ?? book.byName(name);
      found.set(name, lookup);
      return lookup;
    },
  };
}
