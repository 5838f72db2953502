// Memoization of names and compiled cards: one question is tried on the engine several times.
import type { CardBook, CardLookup } from '../cards/index.ts';
import type { Ability } from '../engine/index.ts';
import { RecentMap } from '../kit/recent-map.ts';
import { keyOf } from '../kit/structure.ts';
import type { Compiler, Wording } from '../scenario/index.ts';
import { ORACLE_COMPILER } from './oracle-compiler.ts';

type Book = Pick<CardBook, 'byName' | 'namesIn' | 'nameNear'>;

/** The most compiled cards in the cache. */
const MOST_COMPILED = 300;

/** Makes a compiler that caches the cards it compiled last. */
export function memoizedCompiler(): Compiler {
  const kept = new RecentMap<string, ReturnType<Compiler['card']>>(MOST_COMPILED);
  return {
    ...ORACLE_COMPILER,
    card: card => {
      // The printed card is the key: newer data may word a card of the same name anew.
      const key = keyOf(card);
      const compiled = kept.get(key) ?? ORACLE_COMPILER.card(card);
      kept.set(key, compiled);
      return compiled;
    },
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

const keys = new WeakMap<Ability, string>();

/** The wording of an answer nobody reads, which is only compared: each ability by its key, and no trail. */
export const UNWORDED: Wording = {
  ability: ability => {
    const key = keys.get(ability) ?? keyOf(ability);
    keys.set(ability, key);
    return key;
  },
  steps: () => [],
  missed: () => undefined,
};
