// The edition of the rules in force on a day.
import type { RuleBook } from './rule-book.ts';

/**
 * The newest of the books in effect on a day ("2026-05-01", or "current" for the newest of all); undefined when all
 * took effect later.
 */
export function bookInForce(books: readonly RuleBook[], day: string): RuleBook | undefined {
  const begun = day === 'current' ? books : books.filter(book => book.effectiveDate <= day);
  return begun.toSorted((a, b) => (a.effectiveDate < b.effectiveDate ? -1 : 1)).at(-1);
}
