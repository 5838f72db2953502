// Indexed books: a name index over a source of cards, the basis of every card book.

import type { CardBook, CardLookup } from './card-book.ts';
import { NameIndex } from './name-index.ts';
import type { NameTables } from './name-tables.ts';
import { NamesInText } from './names-in-text.ts';
import type { Card } from './printed-card.ts';

/** The cards of an indexed book. */
export interface CardSource {
  /** The names of the cards, available without reading them. */
  readonly tables: NameTables;
  readonly date: string | undefined;
  /** The card at that index of the names; undefined when its record is not in the form of a card. */
  cardAt(index: number): Card | undefined;
}

/** Makes a book of a source. */
export function indexedBook(source: CardSource): CardBook {
  const index = new NameIndex(source.tables);
  const inText = new NamesInText(index.entries);
  const { named } = index.entries;
  return {
    size: named.length,
    date: source.date,
    byName: name => lookup(index, source, name),
    fullName: name => index.fullName(name),
    suggest: (query, limit) => index.suggest(query, limit),
    namesIn: text => inText.find(text),
    nameNear: words => inText.near(words),
    codes: index.codes,
    names: () => [...new Set(Array.from({ length: named.namesInAll }, (_, at) => named.nameAt(at) ?? ''))],
    *cards() {
      for (let i = 0; i < named.length; i++) {
        const card = source.cardAt(i);
        if (card !== undefined) yield card;
      }
    },
  };
}

function lookup(index: NameIndex, source: CardSource, name: string): CardLookup {
  const hit = index.find(name);
  if (hit.kind !== 'found') return hit;
  const card = source.cardAt(hit.card);
  return card === undefined ? { kind: 'unknown', suggestions: [] } : { ...hit, card };
}
