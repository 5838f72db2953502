// The door of the explain room: results of the engine in, words without markup out.

export { counterWords, listInWords, timesInWords } from './english.ts';
export {
  type CardLineReading,
  type CompiledCardLine,
  type ExplainedCardLine,
  explainCardLines,
  faceSize,
  faceType,
  LINE_READINGS,
} from './explain-card.ts';
export type { ReadPosition } from './explain-context.ts';
export { explainFailure } from './explain-failure.ts';
export type { ExplainInput, FoundCause, UnreadCardText } from './explain-input.ts';
export { explainIssue, explainIssues } from './explain-issue.ts';
export { explainMissed } from './explain-missed.ts';
export { type Explainer, explainerOf, explainFacts, explainOutcomes, explainSteps } from './explain-outcomes.ts';
export type * from './explanation.ts';
export { firstScreen } from './first-screen.ts';
export { keywordInWords } from './phrase/make-phraser.ts';
export { type PlainOptions, plainText, wrap } from './plain-text.ts';
export { boardInWords } from './question/board-in-words.ts';
export { questionInWords } from './question/question-in-words.ts';
export { namesTaken, passedOverSaid, remarksOnObjects, unanswered } from './question/reading-remarks.ts';
export { formerRule, presentRule, refutationOf, refutingRule } from './refutation.ts';
export { type RuleChange, TIMELINE } from './rule-changes.ts';
export { changesOfRule } from './rule-quotes.ts';
export { withoutUnusedNames } from './shown-line.ts';
