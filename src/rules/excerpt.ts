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

/**
 * An excerpt for each cited rule, once and in the order cited. `book` is the official book in force, undefined where
 * none is installed. A rule that the book lacks is quoted from the digest, and one that both lack by its nearest
 * ancestor; a text that is no rule number is left out.
 */
export function excerptsOf(cited: readonly (string | Citation)[], book?: RuleBook): readonly Excerpt[] {
  const books = book ? [book, digestBook] : [digestBook];
  const quoted = new Map<RuleNumberText, Excerpt>();
  for (const citation of cited) {
    const { rule, about = '' } = typeof citation === 'string' ? { rule: citation } : citation;
    const excerpt = isRuleNumber(rule) ? quote(rule, about, books) : undefined;
    if (excerpt && !quoted.has(excerpt.rule)) quoted.set(excerpt.rule, excerpt);
  }
  return [...quoted.values()];
}

function quote(number: RuleNumberText, about: string, books: readonly RuleBook[]): Excerpt | undefined {
  for (const wanted of [number, ...ancestorsOf(number)]) {
    for (const book of books) {
      const rule = book.rule(wanted);
      if (!rule) continue;
      // our summary shares words with the sentence to find
      const gist = digestBook.text(wanted) ?? '';
      return {
        rule: wanted,
        title: ruleTitleOf(book, wanted),
        text: rule.text,
        deciding: decidingSentence(rule.text, about, gist),
        examples: rule.examples,
        official: book.official,
        effectiveDate: book.effectiveDate,
        link: ruleLink(wanted),
      };
    }
  }
  return undefined;
}
