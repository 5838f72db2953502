// The pure door of the rules: the book of rules, its editions, search and quotation. Files and the network are behind
// node.ts.

export { bookInForce } from './book-in-force.ts';
export { spellDay } from './calendar-day.ts';
export { type CitingQuestion, questionsAbout, type RuleHistory, summaryOf } from './changes/changes-page.ts';
export { changesBetween, type RuleChanges } from './changes/compare-books.ts';
export { writeChangesQuery } from './changes/read-changes-query.ts';
export { DIGEST_DATE, digestBook } from './digest-book.ts';
export { type Citation, type Excerpt, excerptsFrom, excerptsOf, type QuotableRule } from './excerpt.ts';
export { type DaySuggestion, laterThanKnown, readDay, suggestDays } from './named-day.ts';
export { decidingSentence, paginateText, ruleLink, sentencesIn } from './paginate.ts';
export { parseRules, parseRulesFile } from './parse-rules.ts';
export { nearestNumbers, positionInBook } from './position-in-book.ts';
export {
  type GlossaryEntry,
  neighborsOf,
  type Rule,
  type RuleBook,
  ruleTitleOf,
} from './rule-book.ts';
export { makeRuleLookup, type RuleLookup } from './rule-lookup.ts';
export {
  ancestorsOf,
  compareRuleNumbers,
  isRuleNumber,
  isWithin,
  parentOf,
  previousOf,
  type RuleNumberText,
  readRuleNumber,
  ruleLevelOf,
  ruleNumbersIn,
} from './rule-number.ts';
export { type RulePage, rulePage } from './rule-page.ts';
export { indexRules, type RuleIndex } from './search/index-rules.ts';
export { searchRules } from './search/search-rules.ts';
export { stemsIn } from './search/stems.ts';
export { suggestRules } from './search/suggest-rules.ts';
