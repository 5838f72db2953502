// The pure door of the cards room: printed cards by name. Files and the network have a door of their own, node.ts.

export { type CardBook, type CardLookup, noSuchCard } from './card-book.ts';
export { nameKey } from './card-names.ts';
export { type CardMention, cardsNamedIn, withoutNameMarks } from './cards-in-text.ts';
export { extendedBook } from './extended-book.ts';
export { memoryBook } from './memory-book.ts';
export { packBook, packCards } from './pack/index.ts';
export { type Card, type CardFace, cardSchema } from './printed-card.ts';
export { cardFromScryfall } from './scryfall.ts';
export type { NameSpan, NamesFound, SpanReadAs, TextWord } from './text-words.ts';
