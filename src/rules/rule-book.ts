// A rule book: every rule, example and glossary entry of one edition, and how to look them up.
import { compareRuleNumbers, parentOf, type RuleNumberText, ruleLevelOf } from './rule-number.ts';

/** One numbered rule, or the heading of a chapter or section. */
export interface Rule {
  readonly number: RuleNumberText;
  /** The name of a chapter, section or keyword ("Replacement Effects", "Devour"); empty where the rule has none. */
  readonly title: string;
  /** The rule without its number, its paragraphs joined by line ends. A heading's text is its title. */
  readonly text: string;
  /** Its examples, each without the word "Example:". */
  readonly examples: readonly string[];
}

/** One term of the glossary. */
export interface GlossaryEntry {
  readonly term: string;
  /** The definition, its lines joined by line ends. */
  readonly text: string;
  /** The rules and sections it points to. */
  readonly rules: readonly RuleNumberText[];
  /** The other terms it points to ("See Active Player, Nonactive Player Order."). */
  readonly see: readonly string[];
}

/** What is in a book, as plain data. */
export interface BookContents {
  /** True for the publisher's text, false for our own summaries. */
  readonly official: boolean;
  /** The day its rules took effect, such as "2026-08-07". */
  readonly effectiveDate: string;
  readonly rules: readonly Rule[];
  readonly glossary: readonly GlossaryEntry[];
  /** What stands around the rules: the title page with the introduction, the contents, the credits; a line each. */
  readonly around: {
    readonly front: readonly string[];
    readonly contents: readonly string[];
    readonly credits: readonly string[];
  };
}

/** A book that can be looked things up in. */
export interface RuleBook extends BookContents {
  /** Takes a number; gives that rule, undefined where this edition has none. */
  readonly rule: (number: string) => Rule | undefined;
  /** Takes a number; gives that rule's text without its examples, undefined where this edition has none. */
  readonly text: (number: string) => string | undefined;
  /** Takes a number; gives the rules directly under it, in order. */
  readonly children: (number: string) => readonly Rule[];
}

/** Takes the contents of a book; gives the book. Rules may come in any order and leave in the order of their numbers. */
export function makeRuleBook(contents: BookContents): RuleBook {
  const rules = contents.rules.toSorted((a, b) => compareRuleNumbers(a.number, b.number));
  const byNumber = new Map<string, Rule>(rules.map(rule => [rule.number, rule]));
  const byParent = new Map<string, Rule[]>();
  for (const rule of rules) {
    const parent = parentOf(rule.number) ?? '';
    byParent.set(parent, [...(byParent.get(parent) ?? []), rule]);
  }
  return {
    ...contents,
    rules,
    rule: number => byNumber.get(number),
    text: number => byNumber.get(number)?.text,
    children: number => byParent.get(number) ?? [],
  };
}

/** Takes a book and a rule's number; gives the rules before and after it under the same parent, where there are any. */
export function neighborsOf(book: RuleBook, number: RuleNumberText): { readonly before?: Rule; readonly after?: Rule } {
  const siblings = book.children(parentOf(number) ?? '');
  const at = siblings.findIndex(rule => rule.number === number);
  if (at < 0) return {};
  const before = siblings[at - 1];
  const after = siblings[at + 1];
  return { ...(before && { before }), ...(after && { after }) };
}

/** Takes a book and a number; gives that rule's own title, or that of the nearest it stands under. Empty if none has. */
export function ruleTitleOf(book: RuleBook, number: RuleNumberText): string {
  const own = book.rule(number)?.title;
  if (own) return own;
  const parent = parentOf(number);
  return parent === undefined || ruleLevelOf(number) === 'chapter' ? '' : ruleTitleOf(book, parent);
}
