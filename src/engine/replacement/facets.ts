// Facets read by an effect on an entering object's event, found from its nodes.
import type { Amount } from '../ability/amount.ts';
import type { Condition } from '../ability/condition.ts';
import type { Effect } from '../ability/effect.ts';
import type { Clause, Filter } from '../ability/filter.ts';
import type { ObjectRef } from '../ability/reference.ts';
import { type Visitor, visit } from '../walk/index.ts';
import {
  AMOUNT_READS,
  CLAUSE_READS,
  CONDITION_READS,
  type Facet,
  facetsOf,
  MEASURE_READS,
  NOTHING,
  OF_OBJECT,
  REF_READS,
} from './reads.ts';

/** The facets read so far, and whether "this permanent" is the entering object; "it" always is. */
export interface Reading {
  readonly isOwn: boolean;
  readonly reads: Set<Facet>;
}

export function addAll(facets: Set<Facet>, more: readonly Facet[]): void {
  for (const facet of more) facets.add(facet);
}

/** Adds the facets read by a filter that is matched against the entering object. */
export function readFilterOfIt(filter: Filter, reading: Reading): void {
  visit('filter', filter, {
    ...visitorOf(reading),
    clause: clause => {
      addAll(reading.reads, facetsOf(CLAUSE_READS, clause.kind));
      return !NAMES_ONLY.has(clause.kind);
    },
  });
}

/**
 * Adds the facets read by a filter that is matched against other objects: their existence, and references to the
 * entering one.
 */
export function readFilterOfOthers(filter: Filter, reading: Reading): void {
  reading.reads.add('moves');
  visit('filter', filter, visitorOf(reading));
}

export function readAmount(amount: Amount | undefined, reading: Reading): void {
  visit('amount', amount, visitorOf(reading));
}

export function readCondition(condition: Condition | undefined, reading: Reading): void {
  visit('condition', condition, visitorOf(reading));
}

export function readEffects(effects: readonly Effect[], reading: Reading): void {
  visit('effect', effects, { ...visitorOf(reading), filter: () => reading.reads.add('moves') });
}

/** The visitor that adds the facets of amounts, conditions and references, and of clauses about other objects. */
function visitorOf(reading: Reading): Visitor {
  const { reads } = reading;
  return {
    condition: condition => {
      addAll(reads, facetsOf(CONDITION_READS, condition.kind));
      if (condition.kind !== 'is' || !isEntering(condition.ref, reading)) return true;
      readFilterOfIt(condition.filter, reading);
      return false;
    },
    amount: amount => {
      addAll(reads, facetsOf(AMOUNT_READS, amount.kind));
      if (amount.kind !== 'measure' && amount.kind !== 'countersOn') return true;
      if (!isEntering(amount.of, reading)) return true;
      addAll(reads, amount.kind === 'measure' ? facetsOf(MEASURE_READS, amount.measure) : ['counters']);
      return false;
    },
    clause: clause => {
      const facets = facetsOf(CLAUSE_READS, clause.kind);
      addAll(
        reads,
        facets.filter(facet => facet === 'all' || facet === 'chosen'),
      );
      return !NAMES_ONLY.has(clause.kind);
    },
    ref: ref => addAll(reads, isEntering(ref, reading) ? OF_OBJECT : facetsOf(REF_READS, ref.kind)),
    who: who => {
      addAll(reads, who.kind === 'chosen' ? ['chosen'] : NOTHING);
      // only a change of everything changes its owner and controller
      return false;
    },
  };
}

function isEntering(ref: ObjectRef, { isOwn }: Reading): boolean {
  return ref.kind === 'it' || (ref.kind === 'self' && isOwn);
}

/** Clauses about the identity of the object, not its characteristics. */
const NAMES_ONLY: ReadonlySet<Clause['kind']> = new Set(['is', 'attachedTo']);
