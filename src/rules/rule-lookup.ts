// Rule lookup: rules of any day, from the book in force then, or from the digest where none is installed.
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import { digestBook } from './digest-book.ts';
import { type Citation, type Excerpt, excerptsOf } from './excerpt.ts';
import type { RuleBook } from './rule-book.ts';
import { type RulePage, rulePage } from './rule-page.ts';
import { indexRules, type RuleIndex } from './search/index-rules.ts';
import { type RuleSuggestion, suggestRules } from './search/suggest-rules.ts';

export interface RuleLookup {
  /** The book for a day or "current": the official one in force where one is installed, else the digest. */
  readonly book: (day?: string) => RuleBook;
  /** The page of the rule or term a query means; an issue when nothing matches. */
  readonly page: (query: string, day?: string) => Result<RulePage, Issue>;
  /** Suggestions for what has been typed, at most `limit`. */
  readonly suggest: (typed: string, limit?: number) => readonly RuleSuggestion[];
  /** An excerpt for each cited rule, once, from the rules of a day. */
  readonly excerpts: (cited: readonly (string | Citation)[], day?: string) => readonly Excerpt[];
}

/**
 * A lookup over the official books in force by day (a library's `inForce`). The search index of a book is built once.
 */
export function makeRuleLookup(inForce: (day: string) => RuleBook | undefined = () => undefined): RuleLookup {
  const indexes = new WeakMap<RuleBook, RuleIndex>();
  const book = (day = 'current') => inForce(day) ?? digestBook;
  const indexOf = (day?: string) => {
    const wanted = book(day);
    const made = indexes.get(wanted) ?? indexRules(wanted);
    indexes.set(wanted, made);
    return made;
  };
  return {
    book,
    page: (query, day) => rulePage(indexOf(day), query),
    suggest: (typed, limit) => suggestRules(indexOf(), typed, limit),
    excerpts: (cited, day = 'current') => excerptsOf(cited, inForce(day)),
  };
}
