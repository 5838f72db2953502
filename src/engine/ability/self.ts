// Filters and references for "this permanent", for abilities that rules rather than cards give.
import type { Filter } from './filter.ts';

/** Exactly the object the ability is on. */
export const SELF: Filter = { clauses: [{ kind: 'is', ref: { kind: 'self' } }] };

/** The same, for effects. */
export const ITSELF = { kind: 'ref', ref: { kind: 'self' } } as const;
