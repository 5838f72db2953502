// The door of the question room: plain questions read into scenarios.
export { nicknamed } from './card-nicknames.ts';
export { leewayOf, sameOutcomes } from './compare.ts';
export { type Means as QuestionMeans, readQuestion } from './read-question.ts';
export type { Offer, QuestionReading, TakenName, Understood } from './reading.ts';
export type { SpellWithMore } from './whole-spell.ts';
