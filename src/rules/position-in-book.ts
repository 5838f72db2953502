// Where a rule stands: what it is under, what is under it, and what is beside it.
import { neighborsOf, type Rule, type RuleBook } from './rule-book.ts';
import { ancestorsOf, type RuleNumberText } from './rule-number.ts';

/** A rule with its surroundings. */
export interface PositionInBook {
  readonly rule: Rule;
  /** What it stands under, the nearest first. */
  readonly parents: readonly Rule[];
  readonly children: readonly Rule[];
  /** The rules before and after it under the same parent. */
  readonly before?: Rule;
  readonly after?: Rule;
}

/** Takes a book and a number; gives the rule with its surroundings, undefined where the book has none of that number. */
export function positionInBook(book: RuleBook, number: RuleNumberText): PositionInBook | undefined {
  const rule = book.rule(number);
  if (!rule) return undefined;
  const parents = ancestorsOf(number).flatMap(parent => book.rule(parent) ?? []);
  return { rule, parents, children: book.children(number), ...neighborsOf(book, number) };
}

/** Takes a book and a number; gives that rule and all under it; for a number it does not have, the nearest above and its own. */
export function nearestNumbers(book: RuleBook, number: RuleNumberText): readonly Rule[] {
  const there = [number, ...ancestorsOf(number)].find(it => book.rule(it));
  const rule = there === undefined ? undefined : book.rule(there);
  return rule ? [rule, ...descendants(book, rule)] : [];
}

function descendants(book: RuleBook, rule: Rule): readonly Rule[] {
  return book.children(rule.number).flatMap(child => [child, ...descendants(book, child)]);
}
