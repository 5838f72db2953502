// The door of the cards room: printed cards by name, and where they come from.

export { type CardBook, type Lookup, noSuchCard } from './book.ts';
export { type Card, cardSchema, type Face } from './card.ts';
export { type Refreshed, type RefreshOptions, refreshCards } from './download.ts';
export { type ImportProgress, importFile } from './import.ts';
export { memoryBook } from './memory-book.ts';
export { fold } from './names.ts';
export { loadCards } from './open.ts';
export { packBook, packCards } from './pack/index.ts';
export { cardFromScryfall } from './scryfall.ts';
export { openStore, type StoredBook } from './store.ts';
