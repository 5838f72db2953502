// The door of the question room: plain questions read into scenarios.

export { leewayOf, sameOutcomes } from './plan/compare.ts';
export type { AskedInWords, Offer, OwnerTaken, QuestionReading, TakenName, Understood } from './plan/reading.ts';
export type { SpellWithMore } from './plan/whole-spell.ts';
export { readQuestion } from './read-question.ts';
export type { Means as QuestionMeans } from './settled-reading.ts';
