// Rule lookup: whatever day is meant, the book in force then, or the digest where none is installed.
import type { Issue } from '../kit/issue.ts';
import type { Result } from '../kit/result.ts';
import { digestBook } from './digest-book.ts';
import { type Citation, type Excerpt, excerptsOf } from './excerpt.ts';
import type { RuleBook } from './rule-book.ts';
import { type RulePage, rulePage } from './rule-page.ts';
import { indexRules, type RuleIndex } from './search/index-rules.ts';
import { type RuleSuggestion, suggestRules } from './search/suggest-rules.ts';

export interface RuleLookup {
  /** Takes a day or "current"; gives the book that answers for it: official where one is installed, else the digest. */
  readonly book: (day?: string) => RuleBook;
  /** Takes what is asked, and for which day; gives the page of what is meant, or a sentence that nothing is. */
  readonly page: (asked: string, day?: string) => Result<RulePage, Issue>;
  /** Takes what has been typed and how many lines at most; gives the lines to offer. */
  readonly suggest: (typed: string, limit?: number) => readonly RuleSuggestion[];
  /** Takes what an answer cites, and its day; gives each rule once, quoted. */
  readonly excerpts: (cited: readonly (string | Citation)[], day?: string) => readonly Excerpt[];
}

/** Takes how to find the official book in force on a day (a library's `inForce`); gives the lookup. Indexes are made once a book. */
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
    page: (asked, day) => rulePage(indexOf(day), asked),
    suggest: (typed, limit) => suggestRules(indexOf(), typed, limit),
    excerpts: (cited, day = 'current') => excerptsOf(cited, inForce(day)),
  };
}
