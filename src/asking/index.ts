// The door of the asking room: a house to ask, furnished with cards, rules and scenarios.
export type { CardTold, FaceTold } from './card-told.ts';
export { type Furnishing, type House, type HouseAnswer, houseOf, type Question } from './house.ts';
export { type Library, libraryOf, openLibrary } from './library.ts';
export { type OpenOptions, openHouse, rulesPath, storePath } from './open.ts';
