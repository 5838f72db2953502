// Looks rules up for /rule: by number, by words, in the glossary, as of a day.

import type { Issue } from '../kit/issue.ts';
import {
  DIGEST_DATE,
  digestBook,
  type GlossaryEntry,
  indexRules,
  isDay,
  type Rule,
  type RuleBook,
  type RuleIndex,
  readRuleNumber,
  ruleLink,
  searchRules,
  spellDay,
  standingOf,
  suggestRules,
  titleOf,
} from '../rules/index.ts';
import type { Asking, NamedRule, RuleFound, RuleTelling } from './service.ts';

/** Takes what gives the official book in force on a day ("current" is today), if one is installed. */
export function ruleLookup(inForce: (day: string) => RuleBook | undefined): Pick<Asking, 'rule' | 'suggestRules'> {
  const indexes = new WeakMap<RuleBook, RuleIndex>();
  const indexOf = (book: RuleBook): RuleIndex => {
    const index = indexes.get(book) ?? indexRules(book);
    indexes.set(book, index);
    return index;
  };
  const bookOf = (day: string): RuleBook => inForce(day) ?? digestBook;
  return {
    async rule(query, on) {
      const day = on ?? 'current';
      if (on !== undefined && !isDay(on)) {
        return refused({ path: ['rules'], message: `"${on}" is not a day. Write one as 2014-02-01.` });
      }
      const book = bookOf(day);
      const number = readRuleNumber(query);
      return number === undefined ? byWords(indexOf(book), query, day) : byNumber(indexOf(book), number, day);
    },
    async suggestRules(typed, limit) {
      const lines = suggestRules(indexOf(bookOf('current')), typed, limit);
      return lines.map(({ name, value }) => ({ id: value, title: name }));
    },
  };
}

function byNumber(index: RuleIndex, number: Rule['number'], day: string): RuleFound {
  const rule = index.book.rule(number);
  if (rule) return { kind: 'rule', rule: tell(index.book, rule, [], day) };
  const near = searchRules(index, number, 5).rules.map(it => it.number);
  return refused({ path: ['query'], message: `There is no rule ${number}${among(index.book)}.`, suggestions: near });
}

function byWords(index: RuleIndex, query: string, day: string): RuleFound {
  const { rules, terms } = searchRules(index, query, 8);
  const [term] = terms.filter(it => it.term.toLowerCase() === query.trim().toLowerCase());
  const [rule, ...others] = rules;
  if (term) return { kind: 'rule', rule: tellTerm(index.book, term, rules, day) };
  if (rule) return { kind: 'rule', rule: tell(index.book, rule, others.map(named), day) };
  const [nearest] = terms;
  if (nearest) return { kind: 'rule', rule: tellTerm(index.book, nearest, rules, day) };
  const message = `No rule${among(index.book)} is about "${query}". Ask for a number such as 614.12, or for a term such as "replacement effect".`;
  return refused({ path: ['query'], message });
}

function tell(book: RuleBook, rule: Rule, also: readonly NamedRule[], day: string): RuleTelling {
  const { children = [], before, after } = standingOf(book, rule.number) ?? {};
  const beside = [...(before ? [before] : []), ...(after ? [after] : [])];
  const title = titleOf(book, rule.number);
  return {
    title: title === '' ? rule.number : `${rule.number} ${title}`,
    link: ruleLink(rule.number),
    text: rule.text,
    official: book.official,
    examples: rule.examples,
    neighbours: [...children, ...beside].map(named),
    also,
    foot: footOf(book, day),
  };
}

function tellTerm(book: RuleBook, entry: GlossaryEntry, rules: readonly Rule[], day: string): RuleTelling {
  const pointed = entry.rules.flatMap(it => book.rule(it) ?? []);
  return {
    title: `${entry.term} (glossary)`,
    text: entry.text,
    official: book.official,
    examples: [],
    neighbours: pointed.map(named),
    also: rules.filter(it => !pointed.includes(it)).map(named),
    foot: footOf(book, day),
  };
}

function named(rule: Rule): NamedRule {
  return { rule: rule.number, text: rule.text.replaceAll('\n', ' ') };
}

function among(book: RuleBook): string {
  return book.official ? ` in the rules of ${spellDay(book.effectiveDate)}` : ' among our summaries';
}

function footOf(book: RuleBook, day: string): readonly string[] {
  if (book.official) return [`Comprehensive Rules of ${spellDay(book.effectiveDate)}`];
  const when = day === 'current' ? '' : ` of ${spellDay(day)}`;
  return [`Our summary of the rules of ${spellDay(DIGEST_DATE)}; the official text${when} is not installed`];
}

function refused(issue: Issue): RuleFound {
  return { kind: 'refused', issues: [issue] };
}
