// Why an object is not what a filter describes: the first clause it misses, with the numbers where it compares any.
import type { Clause, Filter } from '../ability/filter.ts';
import type { ObjectId } from '../model/ids.ts';
import { evaluate } from './evaluate.ts';
import { zonesOfFilter } from './filter-zones.ts';
import { matches } from './matches.ts';
import { measureObject } from './measure-object.ts';
import type { Context, View } from './view.ts';

/** The limits of a filter that an object chosen for it misses. */
export interface MissedLimit {
  readonly object: ObjectId;
  /** All that is asked for. */
  readonly filter: Filter;
  readonly clause: Clause;
  /** For a clause that measures: what the object has (undefined where it has no such number), and what it is held against. */
  readonly measured?: { readonly value: number | undefined; readonly bound: number };
}

/** The first limit missed; undefined where the object fits, and something else keeps it from being chosen. */
export function missedLimit(view: View, filter: Filter, object: ObjectId, context: Context): MissedLimit | undefined {
  const clause = missedClause(view, filter.clauses, object, context) ?? missedZone(view, filter, object);
  if (clause === undefined) return undefined;
  if (clause.kind !== 'measure') return { object, filter, clause };
  const measured = {
    value: measureObject(view, object, clause.measure),
    bound: evaluate(view, clause.amount, context),
  };
  return { object, filter, clause, measured };
}

/** Kinds come before sizes: of several clauses missed, one that measures is the last to be named. */
function missedClause(view: View, clauses: readonly Clause[], object: ObjectId, context: Context): Clause | undefined {
  const missed = clauses
    .flatMap(it => (it.kind === 'all' ? it.of : [it]))
    .filter(it => !matches(view, { clauses: [it] }, object, context));
  return missed.find(it => it.kind !== 'measure') ?? missed[0];
}

/** 109.2: a description that names no zone means permanents. */
function missedZone(view: View, filter: Filter, object: ObjectId): Clause | undefined {
  const zones = zonesOfFilter(filter);
  const { zone } = view.object(object);
  if (zones === 'everywhere' || zones.some(it => it === zone)) return undefined;
  const [first = 'battlefield'] = zones;
  return { kind: 'inZone', zone: first, whose: undefined };
}
