// Filters that mean the object itself: "this creature", "~", alone or in a conjunction.
import type { Clause, Filter } from './filter.ts';

/** Whether the filter matches nothing but the object that has the ability (201.5). */
export function isOfSelf({ clauses }: Filter): boolean {
  return clauses.some(isSelfClause);
}

function isSelfClause(clause: Clause): boolean {
  if (clause.kind === 'is') return clause.ref.kind === 'self';
  return clause.kind === 'all' && clause.of.some(isSelfClause);
}
