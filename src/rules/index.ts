// The pure door of the rules: the book of rules, its editions, how it is searched and quoted. What lies in files or on the
// network is behind node.ts.
export {
  type GlossaryEntry,
  neighboursOf,
  type Rule,
  type RuleBook,
  titleOf,
} from './book.ts';
export { spellDay } from './day.ts';
export { type RuleDesk, ruleDesk } from './desk.ts';
export { DIGEST_DATE, digestBook } from './digest.ts';
export { bookInForce } from './editions.ts';
export { type Citation, type Excerpt, excerptsOf } from './excerpt.ts';
export { type DaySuggestion, readDay, suggestDays } from './named-day.ts';
export { type RulePage, rulePage } from './page.ts';
export { decidingSentence, pages, ruleLink, sentencesIn } from './pages.ts';
export { parseRules, parseRulesFile } from './parse.ts';
export {
  ancestorsOf,
  compareRuleNumbers,
  isRuleNumber,
  isWithin,
  levelOf,
  parentOf,
  previousOf,
  type RuleNumber,
  readRuleNumber,
  ruleNumbersIn,
} from './rule.ts';
export { indexRules, type RuleIndex } from './search/index-rules.ts';
export { searchRules } from './search/search.ts';
export { suggestRules } from './search/suggest.ts';
export { nearestNumbers, standingOf } from './standing.ts';
