// The Node door of the asking room: what is installed in folders, opened, kept up to date and asked.

export { rulesPath, storePath } from './data-paths.ts';
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
export { openService, type ServiceOptions } from './open-service.ts';
export type { UpdateEvent } from './update-schedule.ts';
