// Registration of the evaluators of filters and amounts, which contain each other.
import type { Amount } from '../ability/amount.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { ObjectId } from '../model/ids.ts';
import { evaluateAmount } from './evaluate-amount.ts';
import type { Evaluators } from './evaluators.ts';
import { zonesOfFilter } from './filter-zones.ts';
import { matchesClause } from './match-clause.ts';
import { inZoneBeforeEntering } from './objects-in-zone.ts';
import type { Context, View } from './view.ts';

/** Whether the object matches the filter in that view and context. Zones count only where the filter names them. */
export function matches(view: View, filter: Filter, id: ObjectId, context: Context): boolean {
  const { clauses } = filter;
  const isEnchanted = namesEnchanted(clauses[0]);
  for (const clause of clauses) {
    if (isEnchanted && NOUNS.has(clause.kind)) continue;
    if (!matchesClause(READING, view, clause, id, context)) return false;
  }
  return true;
}

/** 303.4m: "enchanted creature" is whatever it is attached to; 301.5f: "equipped creature" is a creature. */
function namesEnchanted(first: Clause | undefined): boolean {
  return first?.kind === 'is' && first.ref.kind === 'attached' && first.ref.as === 'enchanted';
}

/** The kinds of clauses that "enchanted" is followed by: "creature", "artifact creature". */
const NOUNS: ReadonlySet<Clause['kind']> = new Set(['type', 'all']);

/** The value of an amount. "Any number" is Infinity: the choice is the player's. */
export function evaluate(view: View, amount: Amount, context: Context): number {
  return typeof amount === 'number' ? amount : evaluateAmount(READING, view, amount, context);
}

/**
 * Every matching object in the zones the filter names (else the battlefield), the one looked ahead at only in its
 * former zone; none that is phased out.
 */
export function select(view: View, filter: Filter, context: Context): readonly ObjectId[] {
  const zones = zonesOfFilter(filter);
  if (zones === 'everywhere') return allObjects(view).filter(id => matches(view, filter, id, context));
  const found: ObjectId[] = [];
  for (const zone of zones) {
    const among = zone === 'battlefield' ? view.battlefield : inZoneBeforeEntering(view, zone);
    for (const id of among) if (matches(view, filter, id, context)) found.push(id);
  }
  return found;
}

const READING: Evaluators = { evaluate, select };

function allObjects(view: View): readonly ObjectId[] {
  const rest = [...view.state.objects.keys()].filter(id => view.object(id).zone !== 'battlefield');
  return [...view.battlefield, ...rest].filter(id => id !== view.lookingAhead);
}
