// The position of a rule in its book: its ancestors, its children and its neighbors.
import { neighborsOf, type Rule, type RuleBook } from './rule-book.ts';
import { ancestorsOf, type RuleNumberText } from './rule-number.ts';

/** A rule with the rules around it. */
export interface PositionInBook {
  readonly rule: Rule;
  /** The rules it is under, the nearest first. */
  readonly parents: readonly Rule[];
  readonly children: readonly Rule[];
  /** The rules before and after it under the same parent. */
  readonly before?: Rule;
  readonly after?: Rule;
}

/** The rule of a number with the rules around it; undefined when the book has none of that number. */
export function positionInBook(book: RuleBook, number: RuleNumberText): PositionInBook | undefined {
  const rule = book.rule(number);
  if (!rule) return undefined;
  const parents = ancestorsOf(number).flatMap(parent => book.rule(parent) ?? []);
  return { rule, parents, children: book.children(number), ...neighborsOf(book, number) };
}

/** The rule of a number and all under it; when the book lacks it, its nearest ancestor and all under that. */
export function nearestNumbers(book: RuleBook, number: RuleNumberText): readonly Rule[] {
  const there = [number, ...ancestorsOf(number)].find(it => book.rule(it));
  const rule = there === undefined ? undefined : book.rule(there);
  return rule ? [rule, ...descendants(book, rule)] : [];
}

function descendants(book: RuleBook, rule: Rule): readonly Rule[] {
  return book.children(rule.number).flatMap(child => [child, ...descendants(book, child)]);
}
