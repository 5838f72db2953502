// The logic of clauses: "and", "or" and "not" over clauses that have no parts.
import type { Clause } from './filter.ts';

/** A clause without parts. */
export type SimpleClause = Exclude<Clause, { readonly kind: 'all' | 'any' | 'not' }>;

/** The truth of a clause; undefined where it depends on clauses that `decide` leaves undecided. */
export function decideClause(
  clause: Clause,
  decide: (simple: SimpleClause) => boolean | undefined,
): boolean | undefined {
  switch (clause.kind) {
    case 'all':
      return conjunction(clause.of.map(it => decideClause(it, decide)));
    case 'any':
      return negated(conjunction(clause.of.map(it => negated(decideClause(it, decide)))));
    case 'not':
      return negated(decideClause(clause.of, decide));
    default:
      return decide(clause);
  }
}

/** False where any is false; true where all are true. */
function conjunction(all: readonly (boolean | undefined)[]): boolean | undefined {
  if (all.includes(false)) return false;
  return all.includes(undefined) ? undefined : true;
}

function negated(truth: boolean | undefined): boolean | undefined {
  return truth === undefined ? undefined : !truth;
}

/** The clause with each clause that has no parts rewritten; the objects that such a clause mentions are left alone. */
export function rewriteClause(clause: Clause, rewrite: (simple: SimpleClause) => Clause): Clause {
  switch (clause.kind) {
    case 'all':
    case 'any':
      return { kind: clause.kind, of: clause.of.map(it => rewriteClause(it, rewrite)) };
    case 'not':
      return { kind: 'not', of: rewriteClause(clause.of, rewrite) };
    default:
      return rewrite(clause);
  }
}
