// The Node door of the store room: stores in a file, in memory, and in PostgreSQL.
export { type OpenStoreOptions, openFileStore, openMemoryStore, openSharedStore, STORE_FILE } from './open-store.ts';
