// The pure door of the store room: what is kept, as types.
export type { Erased, KeptQuestions, ServerSettingsStore, Store } from './store.ts';
