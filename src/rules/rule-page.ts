// One rule or term on a page of its own: its text, its examples, what stands around it and what else was meant.

import { fold } from '../kit/fold.ts';
import type { Issue } from '../kit/issue.ts';
import { err, ok, type Result } from '../kit/result.ts';
import { glossaryNamesOf } from './glossary.ts';
import { ruleLink } from './paginate.ts';
import { positionInBook } from './position-in-book.ts';
import { type GlossaryEntry, type Rule, type RuleBook, ruleTitleOf } from './rule-book.ts';
import type { RuleNumberText } from './rule-number.ts';
import type { RuleIndex } from './search/index-rules.ts';
import { searchRules } from './search/search-rules.ts';

/** A rule or term beside the one asked for. */
interface NamedText {
  /** A rule's number, or a term of the glossary. */
  readonly rule: string;
  readonly text: string;
}

export interface RulePage {
  /** The rule's number; a term has none. */
  readonly rule?: RuleNumberText;
  /** "614.12 Replacement Effects", or the term. */
  readonly title: string;
  /** The rule on a public site; a term has no place there. */
  readonly link?: string;
  /** The whole text. That of a keyword or another mere name is what stands directly under it, each with its number. */
  readonly text: string;
  readonly official: boolean;
  /** The day of the rules it is from. */
  readonly effectiveDate: string;
  readonly examples: readonly string[];
  /** The rules it stands under, before, after and over, in the order of the book. */
  readonly neighbors: readonly NamedText[];
  /** What else the question may have meant, best first. */
  readonly also: readonly NamedText[];
}

/** Takes an index and what is asked; gives the page of what is most likely meant, or a sentence that nothing is. */
export function rulePage(index: RuleIndex, asked: string): Result<RulePage, Issue> {
  const { rules, terms } = searchRules(index, asked, 9);
  const [rule, ...others] = rules;
  const term = terms.find(entry => isNamed(entry, asked));
  if (term && (!rule || term.rules.length === 0)) return ok(pageOfTerm(index.book, term, rules));
  if (rule) return ok(pageOfRule(index.book, rule, [...terms.map(namedTerm), ...others.map(named)]));
  return err([
    {
      path: ['query'],
      message: `Nothing in the rules matches "${asked.slice(0, 80)}". Try a number such as 614.12, or words such as "enters with counters".`,
    },
  ]);
}

/** Takes a book and a rule; gives all there is to read of it, examples apart. */
function wholeText(book: RuleBook, rule: Rule): string {
  const under = book.children(rule.number);
  if (rule.title === '' || under.length === 0) return rule.text;
  return under.map(child => `${child.number} ${child.text}`).join('\n');
}

function pageOfRule(book: RuleBook, rule: Rule, also: readonly NamedText[]): RulePage {
  const standing = positionInBook(book, rule.number);
  const spelled = rule.title === '' ? [] : book.children(rule.number);
  const under = spelled.length > 0 ? [] : (standing?.children ?? []);
  const around = [...(standing?.parents.toReversed() ?? []), standing?.before, standing?.after, ...under];
  const neighbours = around.flatMap(it => (it ? [named(it)] : []));
  const shown = new Set([...neighbours.map(it => it.rule), ...spelled.map(it => it.number)]);
  return {
    rule: rule.number,
    title: `${rule.number} ${ruleTitleOf(book, rule.number)}`.trim(),
    link: ruleLink(rule.number),
    text: wholeText(book, rule),
    official: book.official,
    effectiveDate: book.effectiveDate,
    examples: [rule, ...spelled].flatMap(it => it.examples),
    neighbors: neighbours,
    also: also.filter(it => !shown.has(it.rule)),
  };
}

function pageOfTerm(book: RuleBook, term: GlossaryEntry, rules: readonly Rule[]): RulePage {
  const pointed = term.rules.flatMap(number => book.rule(number) ?? []).map(named);
  return {
    title: term.term,
    text: term.text,
    official: book.official,
    effectiveDate: book.effectiveDate,
    examples: [],
    neighbors: pointed,
    also: rules.map(named),
  };
}

function named(rule: Rule): NamedText {
  return { rule: rule.number, text: rule.text };
}

function namedTerm(entry: GlossaryEntry): NamedText {
  return { rule: entry.term, text: entry.text };
}

function isNamed(entry: GlossaryEntry, asked: string): boolean {
  return [entry.term, ...glossaryNamesOf(entry.term)].some(name => fold(name) === fold(asked));
}
