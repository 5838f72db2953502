// The door of the telling: what the engine found in, words without markup out.

export { type TellInput, tell, tellSteps, type UnreadTold } from './answer.ts';
export {
  type CardLineTelling,
  faceSize,
  faceType,
  READINGS,
  type Reading,
  type ReadLine,
  tellCardLines,
} from './card.ts';
export { tellFailure } from './failure.ts';
export { tellIssue, tellIssues } from './issue.ts';
export { type PlainOptions, plainText, wrap } from './plain.ts';
export { changesOfRule, type Quote, type Quotes, quotesOf } from './quote.ts';
export type { Seen } from './scene.ts';
export type * from './telling.ts';
export { type Change, TIMELINE } from './timeline.ts';
