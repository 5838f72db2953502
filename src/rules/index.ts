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
export { DIGEST_DATE, digestBook } from './digest.ts';
export { parseRules, parseRulesFile } from './parse.ts';
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
