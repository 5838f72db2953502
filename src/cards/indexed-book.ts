// Indexed books: a name index over a source of cards, the basis of every card book.

import type { CardBook, CardLookup } from './card-book.ts';
import { type NamedCard, NameIndex } from './name-index.ts';
import { NamesInText } from './names-in-text.ts';
import type { Card } from './printed-card.ts';

/** The cards of an indexed book. */
export interface CardSource {
  /** The names of each card, available without reading it. */
  readonly named: readonly NamedCard[];
  readonly date: string | undefined;
  /** The card at that index of `named`; undefined when its record is not in the form of a card. */
  cardAt(index: number): Card | undefined;
}

/** Makes a book of a source. */
export function indexedBook(source: CardSource): CardBook {
  const index = new NameIndex(source.named);
  const inText = new NamesInText(source.named, index.sorted);
  return {
    size: source.named.length,
    date: source.date,
    byName: name => lookup(index, source, name),
    fullName: name => index.fullName(name),
    suggest: (query, limit) => index.suggest(query, limit),
    namesIn: text => inText.find(text),
    nameNear: words => inText.near(words),
    names: () => [...new Set(source.named.flatMap(it => [it.name, ...it.faces]))],
    *cards() {
      for (let i = 0; i < source.named.length; i++) {
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
