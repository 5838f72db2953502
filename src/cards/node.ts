// The Node door of the cards room: cards from files, the store and the network.

export { type Refreshed, type RefreshOptions, refreshCards } from './download.ts';
export { type ImportProgress, importFile } from './import.ts';
export { loadCards } from './open.ts';
export { openStore, type StoredBook } from './store.ts';
