// The light door of the explain room: what shows an explanation that is already in words, without the engine.

export type * from './explanation.ts';
export { type FirstScreen, firstScreen, rulesAsShown, STACK_ORDER, type StateLine } from './first-screen.ts';
export { type CardRuling, offeredRuling } from './official-ruling.ts';
export { type OutcomeLine, outcomeLines } from './outcome-lines.ts';
export { changesOfRule, type Quote, type Quotes, quotesOf } from './rule-quotes.ts';
export type { ReasonSentence } from './screen-reason.ts';
export { withoutUnusedNames } from './shown-line.ts';
