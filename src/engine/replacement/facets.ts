// What an effect of an entering object's event looks at, told from the nodes it is made of.
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

/** Which references mean the entering object: "it" always, "this permanent" in an ability of its own. */
export interface Reading {
  readonly isOwn: boolean;
  readonly reads: Set<Facet>;
}

export function addAll(facets: Set<Facet>, more: readonly Facet[]): void {
  for (const facet of more) facets.add(facet);
}

/** What a filter that is asked of the entering object looks at. */
export function readFilterOfIt(filter: Filter, reading: Reading): void {
  visit('filter', filter, {
    ...visitorOf(reading),
    clause: clause => {
      addAll(reading.reads, facetsOf(CLAUSE_READS, clause.kind));
      return !NAMES_ONLY.has(clause.kind);
    },
  });
}

/** What a filter that is asked of other objects looks at: which of them there are, and the entering one where it names that. */
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

/** Reads amounts, conditions and references; clauses as they are asked of other objects. */
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
      // whose it is nothing about the way it enters changes, but for what writes everything
      return false;
    },
  };
}

function isEntering(ref: ObjectRef, { isOwn }: Reading): boolean {
  return ref.kind === 'it' || (ref.kind === 'self' && isOwn);
}

/** Clauses that ask which object it is, not what it is like. */
const NAMES_ONLY: ReadonlySet<Clause['kind']> = new Set(['is', 'attachedTo']);
