// The Node door of the service room: cards and rules installed in folders, and the service that answers with them.

export { openCitingQuestions } from './citing-questions.ts';
export { compileCards } from './compile-cards.ts';
export { rulesPath, scenarioFolder, storePath } from './data-paths.ts';
export {
  fetchCards,
  fetchRules,
  type InstalledKind,
  type InstallProgress,
  type InstallResult,
  installCards,
  installRules,
} from './install-data.ts';
export { type LastRefreshed, writeRefreshed } from './last-refreshed.ts';
export type { LiveService } from './live-service.ts';
export { loadGrammar, withGrammar } from './load-grammar.ts';
export { openService, type ServiceOptions } from './open-service.ts';
export type { UpdateEvent } from './update-schedule.ts';
export type { WaitingTasks } from './workers/waiting-jobs.ts';
