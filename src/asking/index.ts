// The door of the asking room: a house to ask, furnished with cards, rules and scenarios.
export { type Answerer, answerTo, type Question } from './answerer.ts';
export type { CardTold, FaceTold } from './card-told.ts';
export { type Furnishing, type House, houseOf } from './house.ts';
export type { HouseAnswer } from './house-answer.ts';
export {
  fetchCards,
  fetchRules,
  type Installation,
  installCards,
  installRules,
  type Kind,
  type Progress,
} from './install.ts';
export { type Library, libraryOf } from './library.ts';
export { type OpenOptions, openHouse } from './open.ts';
export { rulesPath, storePath } from './places.ts';
export { type LastRefreshed, noteRefreshed } from './refreshed.ts';
export type { RunningHouse } from './running.ts';
export type { News } from './upkeep.ts';
