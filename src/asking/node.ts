// The Node door of the asking room: what is installed in folders, opened, kept up to date and asked.
export {
  fetchCards,
  fetchRules,
  type Installation,
  installCards,
  installRules,
  type Kind,
  type Progress,
} from './install.ts';
export { type OpenOptions, openHouse } from './open.ts';
export { rulesPath, storePath } from './places.ts';
export { type LastRefreshed, noteRefreshed } from './refreshed.ts';
export type { RunningHouse } from './running.ts';
export type { News } from './upkeep.ts';
