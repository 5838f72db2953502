// The rules an answer cites, each quoted once: the official text of the day where it is installed, else our summary.

import { digestBook } from './digest-book.ts';
import { decidingSentence, ruleLink } from './paginate.ts';
import { type RuleBook, ruleTitleOf } from './rule-book.ts';
import { ancestorsOf, isRuleNumber, type RuleNumberText } from './rule-number.ts';

/** A rule cited, and in which words, where the sentence that decided is to stand out. */
export interface Citation {
  readonly rule: string;
  /** What the answer says about it, in a sentence. */
  readonly about?: string;
}

export interface Excerpt {
  readonly rule: RuleNumberText;
  /** The title it stands under, such as "Replacement Effects". */
  readonly title: string;
  readonly text: string;
  /** The sentence of the text that is nearest to what the answer says. */
  readonly deciding: string;
  readonly examples: readonly string[];
  /** True for the publisher's text, false for our summary. */
  readonly official: boolean;
  /** The day of the rules it is from, such as "2026-08-07". */
  readonly effectiveDate: string;
  /** The rule on a public site. */
  readonly link: string;
}

/**
 * Takes what is cited, the deciding rules first, and the official book in force (undefined where none is installed);
 * gives each rule once, in that order. A rule that book lacks is quoted from the digest, and one that both lack by what
 * it stands under; a number that is none is left out.
 */
export function excerptsOf(cited: readonly (string | Citation)[], book?: RuleBook): readonly Excerpt[] {
  const books = book ? [book, digestBook] : [digestBook];
  const quoted = new Map<RuleNumberText, Excerpt>();
  for (const it of cited) {
    const { rule, about = '' } = typeof it === 'string' ? { rule: it } : it;
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
      // our summary says what the rule comes to, so that it helps to find the sentence
      const gist = digestBook.text(wanted) ?? '';
      return {
        rule: wanted,
        title: ruleTitleOf(book, wanted),
        text: rule.text,
        deciding: decidingSentence(rule.text, `${about} ${gist}`),
        examples: rule.examples,
        official: book.official,
        effectiveDate: book.effectiveDate,
        link: ruleLink(wanted),
      };
    }
  }
  return undefined;
}
