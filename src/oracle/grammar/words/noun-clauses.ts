// Conversion between a noun phrase and a single clause.
import type { Clause, Filter } from '../../../engine/index.ts';

/** The clauses of a filter as one clause. */
export function clauseOf({ clauses }: Filter): Clause {
  const [only] = clauses;
  return only !== undefined && clauses.length === 1 ? only : { kind: 'all', of: clauses };
}

/** The filter that a clause stands for. */
export function filterOf(clause: Clause): Filter {
  return { clauses: clause.kind === 'all' ? clause.of : [clause] };
}
