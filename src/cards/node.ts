// The Node door of the cards room: cards from files, the store and the network.

export { bookIn, openStore, type StoredBook } from './card-store.ts';
export { type CompileStoreOptions, compileStore, versionOf } from './compile-store.ts';
export { type ImportProgress, importFile } from './import-cards.ts';
export { loadCards } from './load-cards.ts';
export { type CardsRefreshOptions, type CardsRefreshResult, refreshCards } from './refresh-cards.ts';
export { type OfficialRuling, openRulings, type RulingsFile, rulingsPath } from './rulings-file.ts';
export type { RecordPlace, StoredCompilation } from './stored-records.ts';
