// The pure door of the cards room: printed cards by name. Files and the network have a door of their own, node.ts.

export { type CardBook, type Lookup, noSuchCard } from './book.ts';
export { type Card, cardSchema, type Face } from './card.ts';
export { memoryBook } from './memory-book.ts';
export { nameKey } from './names.ts';
export { packBook, packCards } from './pack/index.ts';
export { cardFromScryfall } from './scryfall.ts';
