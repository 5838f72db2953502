// Which edition of the rules was in force on a day.
import type { RuleBook } from './rule-book.ts';

/**
 * Takes books and a day ("2026-05-01", or "current" for the newest there is); gives the newest that had taken effect by
 * then, undefined where all are later.
 */
export function bookInForce(books: readonly RuleBook[], day: string): RuleBook | undefined {
  const begun = day === 'current' ? books : books.filter(book => book.effectiveDate <= day);
  return begun.toSorted((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1)).at(-1);
}
