// A noun phrase as one clause of another, and a clause as a noun phrase.
import type { Clause, Filter } from '../../../engine/index.ts';

/** The whole phrase as one clause. */
export function clauseOf({ clauses }: Filter): Clause {
  const [only] = clauses;
  return only !== undefined && clauses.length === 1 ? only : { kind: 'all', of: clauses };
}

/** The phrase that stands behind a clause. */
export function filterOf(clause: Clause): Filter {
  return { clauses: clause.kind === 'all' ? clause.of : [clause] };
}
