// Rule books: every rule, example and glossary entry of one edition, with look-up by number.
import { once } from '../kit/once.ts';
import { compareRuleNumbers, parentOf, type RuleNumberText, ruleLevelOf } from './rule-number.ts';

/** One numbered rule, or the heading of a chapter or section. */
export interface Rule {
  readonly number: RuleNumberText;
  /** The name of a chapter, section or keyword ("Replacement Effects", "Devour"); empty where the rule has none. */
  readonly title: string;
  /** The rule without its number, its paragraphs joined by line ends. A heading's text is its title. */
  readonly text: string;
  /** The examples, each without the word "Example:". */
  readonly examples: readonly string[];
}

/** One term of the glossary. */
export interface GlossaryEntry {
  readonly term: string;
  /** The definition, its lines joined by line ends. */
  readonly text: string;
  /** The rules and sections it refers to. */
  readonly rules: readonly RuleNumberText[];
  /** The other terms it refers to ("See Active Player, Nonactive Player Order."). */
  readonly see: readonly string[];
}

/** The contents of a book, as plain data. */
export interface BookContents {
  /** True for the publisher's text, false for our own summaries. */
  readonly official: boolean;
  /** The day the rules took effect, such as "2026-08-07". */
  readonly effectiveDate: string;
  readonly rules: readonly Rule[];
  readonly glossary: readonly GlossaryEntry[];
  /** The lines around the rules: the title page with the introduction, the contents, the credits. */
  readonly around: {
    readonly front: readonly string[];
    readonly contents: readonly string[];
    readonly credits: readonly string[];
  };
}

/** A book with look-up by number. */
export interface RuleBook extends BookContents {
  /** The rule of a number; undefined where this edition has none. */
  readonly rule: (number: string) => Rule | undefined;
  /** The text of a rule without its examples; undefined where this edition has none of that number. */
  readonly text: (number: string) => string | undefined;
  /** The rules directly under a number, in order. */
  readonly children: (number: string) => readonly Rule[];
}

/** A book of these contents. The rules may be given in any order, and are read and sorted by number when that is needed. */
export function makeRuleBook(contents: BookContents): RuleBook {
  const rules = once(() => contents.rules.toSorted((a, b) => compareRuleNumbers(a.number, b.number)));
  const byNumber = once(() => new Map<string, Rule>(contents.rules.map(rule => [rule.number, rule])));
  const byParent = once(() => childrenOf(rules()));
  const { official, effectiveDate, glossary, around } = contents;
  return {
    ...{ official, effectiveDate, glossary, around },
    get rules() {
      return rules();
    },
    rule: number => byNumber().get(number),
    text: number => byNumber().get(number)?.text,
    children: number => byParent().get(number) ?? [],
  };
}

/** The rules under each parent, in their order; those of no parent under "". */
function childrenOf(rules: readonly Rule[]): ReadonlyMap<string, readonly Rule[]> {
  const byParent = new Map<string, Rule[]>();
  for (const rule of rules) {
    const parent = parentOf(rule.number) ?? '';
    const siblings = byParent.get(parent);
    if (siblings === undefined) byParent.set(parent, [rule]);
    else siblings.push(rule);
  }
  return byParent;
}

/** The rules before and after a number under the same parent; each left out where there is none. */
export function neighborsOf(book: RuleBook, number: RuleNumberText): { readonly before?: Rule; readonly after?: Rule } {
  const siblings = book.children(parentOf(number) ?? '');
  const at = siblings.findIndex(rule => rule.number === number);
  if (at < 0) return {};
  const before = siblings[at - 1];
  const after = siblings[at + 1];
  return { ...(before && { before }), ...(after && { after }) };
}

/** The title of a rule or of its nearest ancestor that has one; empty when none has. */
export function ruleTitleOf(book: RuleBook, number: RuleNumberText): string {
  const own = book.rule(number)?.title;
  if (own) return own;
  const parent = parentOf(number);
  return parent === undefined || ruleLevelOf(number) === 'chapter' ? '' : ruleTitleOf(book, parent);
}
