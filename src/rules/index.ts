// The door of the rules: the book of rules, its editions, how it is searched and quoted.
export {
  type BookContents,
  bindBook,
  type GlossaryEntry,
  neighboursOf,
  type Rule,
  type RuleBook,
  titleOf,
} from './book.ts';
export { isDay, spellDay } from './day.ts';
export { type RuleDesk, ruleDesk } from './desk.ts';
export { DIGEST_DATE, digestBook } from './digest.ts';
export { bookInForce } from './editions.ts';
export { type Citation, type Excerpt, excerptsOf } from './excerpt.ts';
export { type FetchedRules, type FetchRulesOptions, fetchNewestRules, newestLink, RULES_PAGE } from './fetch.ts';
export { type Installed, openRuleLibrary, type RuleLibrary } from './library.ts';
export { type NamedText, type RulePage, rulePage, wholeText } from './page.ts';
export { decidingSentence, pages, ruleLink, sentencesIn } from './pages.ts';
export { parseRules, parseRulesFile } from './parse.ts';
export { type Refreshed, RULES_SCHEDULE, type RulesJob, refreshRules, rulesJob } from './refresh.ts';
export {
  ancestorsOf,
  compareRuleNumbers,
  isRuleNumber,
  isWithin,
  levelOf,
  parentOf,
  previousOf,
  type RuleLevel,
  type RuleNumber,
  readRuleNumber,
  ruleNumbersIn,
} from './rule.ts';
export { indexRules, type RuleIndex } from './search/index-rules.ts';
export { type RuleSearch, searchRules } from './search/search.ts';
export { type RuleSuggestion, suggestRules } from './search/suggest.ts';
export { nearestNumbers, type Standing, standingOf } from './standing.ts';
