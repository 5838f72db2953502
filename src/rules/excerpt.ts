// Excerpts: the rules an answer cites, each quoted once from the official text of the day or else from our summary.

import { digestBook } from './digest-book.ts';
import { decidingSentence, ruleLink } from './paginate.ts';
import { type RuleBook, ruleTitleOf } from './rule-book.ts';
import { ancestorsOf, isRuleNumber, type RuleNumberText } from './rule-number.ts';

/** A cited rule, with the words by which its deciding sentence is found. */
export interface Citation {
  readonly rule: string;
  /** The sentence of the answer that cites the rule. */
  readonly about?: string;
}

export interface Excerpt {
  readonly rule: RuleNumberText;
  /** The title the rule stands under, such as "Replacement Effects". */
  readonly title: string;
  readonly text: string;
  /** The sentence of the text nearest to the sentence of the answer. */
  readonly deciding: string;
  readonly examples: readonly string[];
  /** True for the publisher's text, false for our summary. */
  readonly official: boolean;
  /** The day of the quoted rules, such as "2026-08-07". */
  readonly effectiveDate: string;
  /** The address of the rule on a public site. */
  readonly link: string;
}

/** A rule as it can be quoted, whichever sentence cites it. */
export interface QuotableRule extends Omit<Excerpt, 'deciding'> {
  /** Our summary of the rule, which shares words with the sentences that cite it; empty where there is none. */
  readonly gist: string;
}

/**
 * An excerpt for each cited rule, once and in the order cited. `book` is the official book in force, undefined where
 * none is installed. A rule that the book lacks is quoted from the digest, and one that both lack by its nearest
 * ancestor; a text that is no rule number is left out.
 */
export function excerptsOf(cited: readonly (string | Citation)[], book?: RuleBook): readonly Excerpt[] {
  return excerptsFrom(cited, number => quotableRule(number, book));
}

/** An excerpt for each cited rule that can be quoted, once and in the order cited. */
export function excerptsFrom(
  cited: readonly (string | Citation)[],
  quotable: (number: RuleNumberText) => QuotableRule | undefined,
): readonly Excerpt[] {
  const quoted = new Map<RuleNumberText, Excerpt>();
  for (const citation of cited) {
    const { rule: number, about = '' } = typeof citation === 'string' ? { rule: citation } : citation;
    const found = isRuleNumber(number) ? quotable(number) : undefined;
    if (found === undefined || quoted.has(found.rule)) continue;
    const { gist, ...rule } = found;
    quoted.set(rule.rule, { ...rule, deciding: decidingSentence(rule.text, about, gist) });
  }
  return [...quoted.values()];
}

/** The rule of a number in a book, else in the digest, else its nearest ancestor; undefined where neither has any. */
export function quotableRule(number: RuleNumberText, book?: RuleBook): QuotableRule | undefined {
  const books = book ? [book, digestBook] : [digestBook];
  for (const wanted of [number, ...ancestorsOf(number)]) {
    for (const from of books) {
      const rule = from.rule(wanted);
      if (!rule) continue;
      return {
        rule: wanted,
        title: ruleTitleOf(from, wanted),
        text: rule.text,
        gist: digestBook.text(wanted) ?? '',
        examples: rule.examples,
        official: from.official,
        effectiveDate: from.effectiveDate,
        link: ruleLink(wanted),
      };
    }
  }
  return undefined;
}
