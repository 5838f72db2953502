// The pure door of the asking room: from a question to its answer, with cards, rules and scenarios given. Opening what is
// installed, and a house that runs, are behind node.ts.
export { type Answerer, answererOf, answerTo, type Question, questionOf } from './answerer.ts';
export type { CardTold, FaceTold } from './card-told.ts';
export { type Furnishing, type House, houseOf } from './house.ts';
export type { HouseAnswer } from './house-answer.ts';
export { type Library, libraryOf } from './library.ts';
