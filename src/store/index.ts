// The pure door of the store room: what is kept, as types.
export type {
  DailyQuestion,
  Erased,
  KeptQuestions,
  ServerSettingsStore,
  Store,
  StudyAnswer,
  TakenInteractions,
} from './store.ts';
