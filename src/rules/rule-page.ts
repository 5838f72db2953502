// Rule pages: one rule or term with its text, its examples, the rules around it and other matches.

import { fold } from '../kit/fold.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { glossaryNamesOf } from './glossary.ts';
import { ruleLink } from './paginate.ts';
import { positionInBook } from './position-in-book.ts';
import { type GlossaryEntry, type Rule, type RuleBook, ruleTitleOf } from './rule-book.ts';
import { type RuleNumberText, readRuleNumber } from './rule-number.ts';
import type { RuleIndex } from './search/index-rules.ts';
import { searchRules } from './search/search-rules.ts';

/** A rule or term beside the one of the page. */
interface NamedText {
  /** A rule's number, or a term of the glossary. */
  readonly rule: string;
  readonly text: string;
}

export interface RulePage {
  /** The rule's number; a term has none. */
  readonly rule?: RuleNumberText;
  /** The title: "614.12 Replacement Effects", or the term. */
  readonly title: string;
  /** The address of the rule on a public site; a term has none. */
  readonly link?: string;
  /**
   * The whole text. A keyword or another mere title has the texts of the rules directly under it, each with its number.
   */
  readonly text: string;
  /** The remark that the requested number is no rule, and which rule this is; left out where there is. */
  readonly notice?: string;
  readonly official: boolean;
  /** The day of the rules quoted. */
  readonly effectiveDate: string;
  readonly examples: readonly string[];
  /** The rules above, before, after and under it, in the order of the book. */
  readonly neighbors: readonly NamedText[];
  /** Other matches of the query, best first. */
  readonly also: readonly NamedText[];
}

/** The page of the rule or term a query most likely means; an issue when nothing matches. */
export function rulePage(index: RuleIndex, query: string): Result<RulePage, Issue> {
  const { rules, terms } = searchRules(index, query, 9);
  const [rule, ...others] = rules;
  const term = terms.find(entry => isNamed(entry, query));
  if (term && (!rule || term.rules.length === 0)) return ok(pageOfTerm(index.book, term, rules));
  if (rule) {
    const page = pageOfRule(index.book, rule, [...terms.map(namedTerm), ...others.map(named)]);
    const notice = noSuchRule(index.book, query, rule);
    return ok(notice === undefined ? page : { ...page, notice });
  }
  return err([
    {
      path: ['query'],
      message: `Nothing in the rules matches "${query.slice(0, 80)}". Try a number such as 614.12, or words such as "enters with counters".`,
    },
  ]);
}

/** The remark on a number that no rule has: the last one there is beside it, and which rule is shown. */
function noSuchRule(book: RuleBook, asked: string, shown: Rule): string | undefined {
  const number = readRuleNumber(asked);
  if (number === undefined || book.rule(number) !== undefined) return undefined;
  const last = book.children(shown.number).at(-1);
  const ends = last === undefined ? '' : ` The last one under ${shown.number} is ${last.number}.`;
  return `There is no rule ${number}.${ends} This is ${shown.number}.`;
}

/** The whole text of a rule without its examples. */
function wholeText(book: RuleBook, rule: Rule): string {
  const under = book.children(rule.number);
  if (rule.title === '' || under.length === 0) return rule.text;
  return under.map(child => `${child.number} ${child.text}`).join('\n');
}

function pageOfRule(book: RuleBook, rule: Rule, also: readonly NamedText[]): RulePage {
  const position = positionInBook(book, rule.number);
  const spelled = rule.title === '' ? [] : book.children(rule.number);
  const under = spelled.length > 0 ? [] : (position?.children ?? []);
  const around = [...(position?.parents.toReversed() ?? []), position?.before, position?.after, ...under];
  const neighbors = around.flatMap(it => (it ? [named(it)] : []));
  const shown = new Set([...neighbors.map(it => it.rule), ...spelled.map(it => it.number)]);
  return {
    rule: rule.number,
    title: `${rule.number} ${ruleTitleOf(book, rule.number)}`.trim(),
    link: ruleLink(rule.number),
    text: wholeText(book, rule),
    official: book.official,
    effectiveDate: book.effectiveDate,
    examples: [rule, ...spelled].flatMap(it => it.examples),
    neighbors,
    also: also.filter(it => !shown.has(it.rule)),
  };
}

function pageOfTerm(book: RuleBook, term: GlossaryEntry, rules: readonly Rule[]): RulePage {
  const referred = term.rules.flatMap(number => book.rule(number) ?? []).map(named);
  return {
    title: term.term,
    text: term.text,
    official: book.official,
    effectiveDate: book.effectiveDate,
    examples: [],
    neighbors: referred,
    also: rules.map(named),
  };
}

function named(rule: Rule): NamedText {
  return { rule: rule.number, text: rule.text };
}

function namedTerm(entry: GlossaryEntry): NamedText {
  return { rule: entry.term, text: entry.text };
}

function isNamed(entry: GlossaryEntry, query: string): boolean {
  return [entry.term, ...glossaryNamesOf(entry.term)].some(name => fold(name) === fold(query));
}
