// Rule lookup: rules of any day, from the book in force then, or from the digest where none is installed.
import type { Issue } from '../kit/issue.ts';
import { ok, type Result } from '../kit/result.ts';
import { spellDay } from './calendar-day.ts';
import { changesPage, editionsOf, type RuleHistory, rememberedChanges } from './changes/changes-page.ts';
import { readChangesQuery } from './changes/read-changes-query.ts';
import { digestBook } from './digest-book.ts';
import { type Citation, type Excerpt, excerptsOf, type QuotableRule, quotableRule } from './excerpt.ts';
import type { RuleBook } from './rule-book.ts';
import type { RuleNumberText } from './rule-number.ts';
import { type RulePage, rulePage } from './rule-page.ts';
import { indexRules, type RuleIndex } from './search/index-rules.ts';
import { type RuleSuggestion, suggestRules } from './search/suggest-rules.ts';

export interface RuleLookup {
  /** The book for a day or "current": the official one in force where one is installed, else the digest. */
  readonly book: (day?: string) => RuleBook;
  /**
   * The page of the rule or term a query means, or of what changed ("changes of 2026-08-07"); an issue when nothing
   * matches.
   */
  readonly page: (query: string, day?: string) => Result<RulePage, Issue>;
  /** Suggestions for what has been typed, at most `limit`. */
  readonly suggest: (typed: string, limit?: number) => readonly RuleSuggestion[];
  /** Editions whose changes can be told, the newest first, each with the text that `page` reads after "changes of". */
  readonly editions: () => readonly RuleSuggestion[];
  /** An excerpt for each cited rule, once, from the rules of a day. */
  readonly excerpts: (cited: readonly (string | Citation)[], day?: string) => readonly Excerpt[];
  /** Each rule of a list as the rules of a day have it, in that order; undefined for one that cannot be quoted. */
  readonly quotable: (numbers: readonly RuleNumberText[], day?: string) => readonly (QuotableRule | undefined)[];
}

/**
 * A lookup over the official books in force by day (a library's `inForce`), and over what changed from book to book. The
 * search index of a book is built once.
 */
export function makeRuleLookup(
  inForce: (day: string) => RuleBook | undefined = () => undefined,
  history: RuleHistory = { books: () => [], questions: () => [] },
): RuleLookup {
  const changesOf = rememberedChanges();
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
    page: (query, day) => {
      const asked = readChangesQuery(query);
      if (asked === undefined) return rulePage(indexOf(day), query);
      if (!asked.ok) return asked;
      const editions = editionsOf(asked.value, history.books());
      if (!editions.ok) return editions;
      return ok(changesPage(changesOf(...editions.value), history.questions(), asked.value));
    },
    editions: () => {
      const days = history.books().map(it => it.effectiveDate);
      const later = days.flatMap((value, at) => {
        const before = days[at - 1];
        return before === undefined ? [] : [{ value, name: `${spellDay(value)}, against ${spellDay(before)}` }];
      });
      const since = days.slice(0, -2).map(it => ({ value: `since ${it}`, name: `all since ${spellDay(it)}` }));
      return [...later.toReversed(), ...since.toReversed()];
    },
    suggest: (typed, limit) => suggestRules(indexOf(), typed, limit),
    excerpts: (cited, day = 'current') => excerptsOf(cited, inForce(day)),
    quotable: (numbers, day = 'current') => {
      const wanted = inForce(day);
      return numbers.map(it => quotableRule(it, wanted));
    },
  };
}
